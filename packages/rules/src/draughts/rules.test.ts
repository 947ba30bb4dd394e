import { describe, expect, it } from 'vitest';
import { readRuleSet, ruleSet } from '../catalogue.ts';
import { addTurn, type Game, newGame, outcomeOf, positionOf } from '../game.ts';
import { readFen, readTurn, writeFen } from '../notation/index.ts';
import { at, played, turnsAt, verdict } from '../testing/examples.ts';
import type { DraughtsPosition } from './position.ts';

const dames = ruleSet('dames');

/** A game played on from a position, turn by turn. */
function line(rules: ReturnType<typeof ruleSet>, fen: string, turns: string): Game {
  let game = newGame(rules, at(rules, fen));
  for (const text of turns.split(' ')) {
    const read = readTurn(rules, positionOf(game), text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    game = addTurn(game, read.value, null);
  }
  return game;
}

describe('dames by the rulebook', () => {
  it('men step forward, kings go any distance both ways', () => {
    expect(turnsAt(dames, 'W:W18:B1')).toEqual(['18-14', '18-15']);
    expect(turnsAt(dames, 'B:W32:B18')).toEqual(['18-22', '18-23']);
    expect(turnsAt(dames, 'W:WK29:B1')).toHaveLength(7);
  });

  it('men capture backward too, and any of several captures may be chosen', () => {
    expect(turnsAt(dames, 'W:W18:B14,22,23,15').sort()).toEqual(['18x11', '18x25', '18x27', '18x9']);
  });

  it('a king lands right behind the piece it jumps, and no farther', () => {
    expect(turnsAt(dames, 'W:WK29:B22')).toEqual(['29x18']);
    expect(played(dames, 'W:WK29:B22', '29x15')).toEqual({ reason: 'king-lands-behind', place: '22', to: '18' });
  });

  it('a capture is finished, and the pieces taken go when it ends', () => {
    expect(turnsAt(dames, 'W:W23:B19,11')).toEqual(['23x7']);
    expect(played(dames, 'W:W23:B19,11', '23x16')).toEqual({ reason: 'capture-goes-on', from: '23', to: '16' });
    expect(played(dames, 'W:W23:B19,11,1', '23x16x7')).toBe('B:W7:B1');
  });

  it('a piece jumped stands in the way until the turn ends, unless the rules remove it at once', () => {
    const fen = 'W:WK31:B27,19,11,10,25';
    const atEnd = turnsAt(dames, fen);
    const atOnce = turnsAt(ruleSet('dames', { removal: 'at-once' }), fen);
    expect(atEnd).not.toEqual(atOnce);
  });

  it('a piece jumped stands in the way until the turn ends, unless the rules remove it at once', () => {
    const fen = 'W:WK18:B11,14,15,23,24';
    expect(turnsAt(dames, fen).sort()).toEqual(['18x17', '18x9']);
    expect(turnsAt(ruleSet('dames', { removal: 'at-once' }), fen).sort()).toEqual(['18x17', '18x7', '18x9']);
  });

  it('a man that passes the far row in a capture stays a man', () => {
    expect(played(dames, 'W:W12:B8,7', '12x10')).toBe('B:W10:B');
    expect(played(dames, 'W:W12:B8,14', '12x3')).toBe('B:WK3:B14');
  });

  it('capturing is obligatory', () => {
    expect(played(dames, 'W:W18,27:B14', '27-24')).toEqual({ reason: 'must-capture', pieces: ['18'] });
  });

  it('who has no piece left, or no turn, has lost', () => {
    expect(dames.outcome(at(dames, 'B:W18:B'))).toEqual({ winner: 'white', reason: 'no-pieces' });
    expect(dames.outcome(at(dames, 'B:W17,14:B9'))).toBeNull();
    expect(dames.outcome(at(dames, 'B:W25,30:B21'))).toEqual({ winner: 'white', reason: 'blocked' });
    expect(dames.turns(at(dames, 'B:W25,30:B21'))).toEqual([]);
    expect(verdict(dames, 'B:W25,30:B21', '21-25')).toBe('game-over');
  });
});

describe('parameters', () => {
  it('crowning: in passing a man goes on as a king; ending the turn it stops', () => {
    expect(turnsAt(ruleSet('dames', { crowning: 'ends-turn' }), 'W:W12:B8,7')).toEqual(['12x3']);
    expect(played(ruleSet('dames', { crowning: 'passing' }), 'W:W12:B8,7', '12x10')).toBe('B:WK10:B');
    expect(turnsAt(ruleSet('russian'), 'W:W12:B8,7')).toEqual(['h6xd6', 'h6xc5', 'h6xb4', 'h6xa3']);
  });

  it('men may be bound to capture forward, and not to take kings', () => {
    const forward = ruleSet('dames', { 'men-capture-backward': 'no' });
    expect(turnsAt(forward, 'W:W18:B22')).toEqual(['18-14', '18-15']);
    expect(played(forward, 'W:W18:B22', '18x25')).toEqual({ reason: 'men-capture-forward', from: '18', to: '25' });
    const meek = ruleSet('dames', { 'men-take-kings': 'no' });
    expect(turnsAt(meek, 'W:W18:BK14')).toEqual(['18-15']);
    expect(played(meek, 'W:W18:BK14', '18x9')).toEqual({ reason: 'men-take-no-kings', place: '14' });
  });

  it('a short king steps and jumps one square', () => {
    expect(turnsAt(ruleSet('dames', { 'king-range': 'short' }), 'W:WK18:B1')).toEqual([
      '18-14',
      '18-15',
      '18-22',
      '18-23',
    ]);
    expect(turnsAt(ruleSet('dames', { 'king-range': 'short' }), 'W:WK29:B22')).toEqual(['29-25']);
  });

  it('priority: the most pieces, kings counted, kings first', () => {
    expect(turnsAt(dames, 'W:W23:B18,9,19').sort()).toEqual(['23x16', '23x5']);
    const most = ruleSet('dames', { priority: 'most' });
    expect(verdict(most, 'W:W23:B18,9,19', '23x16')).toBe('must-capture-better');
    expect(turnsAt(most, 'W:W23:B18,9,19')).toEqual(['23x5']);
    const kings = ruleSet('dames', { priority: 'kings-first' });
    expect(turnsAt(kings, 'W:W31,K29:B26,25')).toEqual(['29x22']);
    expect(verdict(kings, 'W:W31,K29:B26,25', '31x22')).toBe('must-capture-better');
    const mostKings = ruleSet('dames', { priority: 'most-kings' });
    expect(turnsAt(mostKings, 'W:W23:B18,K19')).toEqual(['23x16']);
  });

  it('a board of ten, mirrored boards, letters', () => {
    const ten = ruleSet('dame-100');
    expect(ten.board.names).toHaveLength(50);
    expect(ten.board.names.at(-1)).toBe('50');
    expect(ruleSet('russian').board.names[0]).toBe('b8');
    expect(ruleSet('spanish').board.at[0]).toEqual([0.5, 0.5]);
    expect(dames.board.at[0]).toEqual([1.5, 0.5]);
    expect(dames.board.neighbours[0]).toEqual([4, 5]);
  });

  it('Black begins where the rules say so', () => {
    expect(ruleSet('english').start().toPlay).toBe('black');
    expect(ruleSet('dames', { begins: 'black' }).start().toPlay).toBe('black');
  });

  it('values that cannot be are refused with their reason', () => {
    expect(readRuleSet('dames', { size: 9 })).toMatchObject({ error: { problem: 'not-a-choice', name: 'size' } });
    expect(readRuleSet('dames', { size: 10, squares: 'letters' })).toMatchObject({
      error: { problem: 'clash', name: 'squares', because: 'size', allowed: ['numbers'] },
    });
    expect(readRuleSet('dames', { board: 'nine' })).toMatchObject({ error: { problem: 'unknown-parameter' } });
    expect(readRuleSet('dames', { 'repetition-draw': 1 })).toMatchObject({ error: { problem: 'not-in-range' } });
  });

  it('a house rule set knows what was changed; what follows from a change is changed too', () => {
    expect(readRuleSet('dames', { size: '8', priority: 'MOST' })).toMatchObject({
      value: { changes: { priority: 'most' } },
    });
    const wide = readRuleSet('russian', { size: 10 });
    expect(wide.ok && wide.value.changes).toEqual({ size: '10', squares: 'numbers' });
  });
});

describe('draws', () => {
  const kings = 'W:WK32:BK5,K13';
  const apart = 'W:WK25:BK3';

  it('one king each, and no capture for five turns of each side', () => {
    const turns = '25-22 3-7 22-26 7-11 26-31 11-8 31-27 8-12 27-31 12-3';
    expect(outcomeOf(line(dames, apart, turns))).toEqual({ winner: null, reason: 'one-king-each', count: 5 });
    expect(outcomeOf(line(dames, apart, turns.split(' ').slice(0, 9).join(' ')))).toBeNull();
    expect(outcomeOf(line(ruleSet('dames', { 'one-king-draw': 0 }), apart, turns))).toBeNull();
  });

  it('kings only, and no capture for so many turns of each side', () => {
    const rules = ruleSet('dames', { 'kings-only-draw': 2 });
    const game = line(rules, kings, '32-28 13-17 28-32 17-13');
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'kings-only', count: 2 });
    expect(outcomeOf(line(rules, 'W:WK32:BK5,K13,4', '32-28 13-17 28-32 17-13'))).toBeNull();
  });

  it('king moves without a capture, though men stand by', () => {
    const rules = ruleSet('dames', { 'king-moves-draw': 2 });
    const men = 'W:WK29,21:BK1,12';
    const turns = '29-25 1-5 25-29 5-1';
    expect(outcomeOf(line(rules, men, turns))).toEqual({ winner: null, reason: 'king-moves', count: 2 });
    expect(outcomeOf(line(rules, men, '21-17 1-5 29-25 5-1'))).toBeNull();
  });

  // FMJD, official rules of international draughts, annex 1, 6.3 and 6.4
  it('a lone king that holds out against three pieces, or against two', () => {
    const international = ruleSet('international');
    const there = '48-43 15-20 49-44 20-15';
    const back = '43-48 15-20 44-49 20-15';
    const eight = `${there} ${back} `.repeat(8).trim().split(' ');
    const three = 'W:WK48,K49,36:BK15';
    const rules = ruleSet('international', { 'repetition-draw': 0 });
    expect(outcomeOf(line(rules, three, eight.slice(0, 32).join(' ')))).toEqual({
      winner: null,
      reason: 'lone-king',
      count: 16,
    });
    expect(outcomeOf(line(rules, three, eight.slice(0, 31).join(' ')))).toBeNull();
    expect(outcomeOf(line(rules, 'W:WK48,K49:BK15', eight.slice(0, 10).join(' ')))).toMatchObject({ count: 5 });
    // Four pieces against one: only king moves are counted.
    expect(outcomeOf(line(rules, 'W:WK48,K49,36,41:BK15', eight.slice(0, 50).join(' ')))).toEqual({
      winner: null,
      reason: 'king-moves',
      count: 25,
    });
    expect(outcomeOf(line(international, three, eight.slice(0, 16).join(' ')))).toMatchObject({ reason: 'repetition' });
  });

  // WCDF, rules of draughts, 1.32: nothing but forty moves of each side, and repetition.
  it('a king that is about to be taken is not saved by the clock of another game', () => {
    const english = ruleSet('english');
    const turns = '1-6 13-17 6-10 17-13 10-15 13-17 15-10 17-13 10-6 13-9';
    expect(outcomeOf(line(english, 'W:WK1:BK13', turns))).toBeNull();
    expect(outcomeOf(line(english, 'W:WK1:BK13', `${turns} 6x13`))).toEqual({ winner: 'white', reason: 'no-pieces' });
  });

  // FMJD section 64, rules of Russian draughts, 7.2.4 to 7.2.8
  describe('of Russian draughts', () => {
    const russian = ruleSet('russian', { 'repetition-draw': 0 });
    /** The same four turns again and again. */
    const again = (four: string, turns: number): string =>
      Array.from({ length: turns }, (_, i) => four.split(' ')[i % 4]).join(' ');
    const endOf = (rules: typeof russian, fen: string, four: string, turns: number) =>
      [turns, turns - 1].map((count) => outcomeOf(line(rules, fen, again(four, count))));

    it('three kings against one: 15 turns, or 5 while the one has the main road to itself', () => {
      const off = endOf(russian, 'W:WKa3,Kc1,Ke1:BKb8', 'a3-b2 b8-c7 b2-a3 c7-b8', 30);
      expect(off).toEqual([{ winner: null, reason: 'lone-king', count: 15 }, null]);
      const on = endOf(russian, 'W:WKa3,Kc1,Ke1:BKa1', 'e1-f2 a1-h8 f2-e1 h8-a1', 10);
      expect(on).toEqual([{ winner: null, reason: 'lone-king', count: 5 }, null]);
      const withMan = endOf(russian, 'W:WKa3,Kc1,h4:BKa1', 'c1-d2 a1-h8 d2-c1 h8-a1', 10);
      expect(withMan).toEqual([{ winner: null, reason: 'lone-king', count: 5 }, null]);
    });

    it('two pieces against a king: 5 turns', () => {
      const two = endOf(russian, 'W:WKa3,e1:BKb8', 'a3-b2 b8-c7 b2-a3 c7-b8', 10);
      expect(two).toEqual([{ winner: null, reason: 'lone-king', count: 5 }, null]);
    });

    it('15 king moves, but 30 turns with four or five pieces unchanged and 60 with six or seven', () => {
      const four = 'a3-b2 b8-c7 b2-a3 c7-b8';
      const eight = endOf(russian, 'W:WKa3,c1,e1,g1:BKb8,d8,f8,h8', four, 30);
      expect(eight).toEqual([{ winner: null, reason: 'king-moves', count: 15 }, null]);
      const five = endOf(russian, 'W:WKa3,e1,g1:BKb8,h8', four, 60);
      expect(five).toEqual([{ winner: null, reason: 'few-pieces', count: 30 }, null]);
      const seven = endOf(russian, 'W:WKa3,c1,e1,g1:BKb8,f8,h8', four, 120);
      expect(seven).toEqual([{ winner: null, reason: 'few-pieces', count: 60 }, null]);
      const without = ruleSet('russian', { 'repetition-draw': 0, 'five-pieces-draw': 0 });
      expect(endOf(without, 'W:WKa3,e1,g1:BKb8,h8', four, 30)).toEqual([
        { winner: null, reason: 'king-moves', count: 15 },
        null,
      ]);
    });

    it('a man’s move leaves the pieces as they are, a new king does not', () => {
      const walk = 'a3-b2 b8-c7 b2-a3 c7-b8 g1-h2 h8-g7';
      const rules = ruleSet('russian', { 'repetition-draw': 0, 'five-pieces-draw': 3, 'king-moves-draw': 0 });
      expect(outcomeOf(line(rules, 'W:WKa3,e1,g1:BKb8,h8', walk))).toEqual({
        winner: null,
        reason: 'few-pieces',
        count: 3,
      });
      const crowned = 'a3-b2 b8-c7 f6-g7 c7-b8 g7-h8';
      expect(outcomeOf(line(rules, 'W:WKa3,f6,g1:BKb8,a7', `${crowned} b8-c7 b2-a3 c7-b8 a3-b2`))).toBeNull();
    });
  });

  it('Frisian: two kings against one have seven turns', () => {
    const frisian = ruleSet('frisian', { 'repetition-draw': 0 });
    const shuttle = Array.from({ length: 14 }, (_, i) => ['36-31', '15-10', '31-36', '10-15'][i % 4]);
    expect(outcomeOf(line(frisian, 'W:WK36,K48:BK15', shuttle.join(' ')))).toEqual({
      winner: null,
      reason: 'lone-king',
      count: 7,
    });
    expect(outcomeOf(line(frisian, 'W:WK36,K48:BK15', shuttle.slice(0, 13).join(' ')))).toBeNull();
    expect(frisian.parameters['two-to-one-draw']).toBe(0);
  });

  it('Spanish: twelve turns for three kings, twenty king moves; Italian: forty', () => {
    const spanish = ruleSet('spanish').parameters;
    expect([spanish['three-kings-draw'], spanish['king-moves-draw'], spanish['kings-only-draw']]).toEqual([12, 20, 0]);
    const italian = ruleSet('italian').parameters;
    expect([italian['king-moves-draw'], italian['kings-only-draw'], italian['one-king-draw']]).toEqual([40, 0, 0]);
  });

  // TÜDAF, rules of Turkish draughts, draws
  it('Turkish: one piece each is a draw at once, even where one could be taken', () => {
    const turkish = ruleSet('turkish');
    expect(outcomeOf(line(turkish, 'W:Wd4:Bd5,h8', 'd4xd6'))).toEqual({ winner: null, reason: 'one-piece-each' });
    expect(outcomeOf(line(ruleSet('armenian'), 'W:Wd4:Bd5,h8', 'd4xd6'))).toBeNull();
    expect(outcomeOf(newGame(turkish, at(turkish, 'W:Wd4:Bd5')))).toMatchObject({ reason: 'one-piece-each' });
    expect(outcomeOf(newGame(turkish, at(turkish, 'W:Wd4,e4:Bd5')))).toBeNull();
  });

  it('the same situation for the third time', () => {
    const game = line(dames, 'W:WK29,21:BK1,12', '29-25 1-5 25-29 5-1 29-25 1-5 25-29 5-1');
    expect(outcomeOf(game)).toEqual({ winner: null, reason: 'repetition', count: 3 });
  });
});

describe('huffing', () => {
  const rules = ruleSet('dames-a-souffler');
  const start = 'W:W23,27:B19,11,1';

  it('a capture may be left undone, or stopped halfway', () => {
    expect(turnsAt(rules, start).sort()).toEqual(['23-18', '23x16', '23x7', '27-24']);
    expect(played(rules, start, '23x7')).toBe('B:W7,27:B1');
  });

  it('then the piece that could have captured may be huffed, where it now stands', () => {
    expect(played(rules, start, '27-24')).toBe('B:W23,24:B1,11,19:S23:T27-24');
    expect(played(rules, start, '23-18')).toBe('B:W18,27:B1,11,19:S18:T23-18');
    expect(played(rules, start, '23x16')).toBe('B:W16,27:B1,11:S16:T23x16,19');
    expect(turnsAt(rules, 'B:W23,24:B1,11,19:S23:T27-24')).toEqual(
      expect.arrayContaining(['huff:23', 'demand', '1-5']),
    );
  });

  it('the huffer then plays its own turn, with nothing further to huff', () => {
    expect(played(rules, 'B:W23,24:B1,11,19:S23:T27-24', 'huff:23')).toBe('B:W24:B1,11,19');
    expect(verdict(rules, 'B:W24:B1,11,19', 'demand')).toBe('nothing-to-demand');
    expect(verdict(rules, 'B:W23,24:B1,11,19:S23:T27-24', 'huff:24')).toBe('not-huffable');
  });

  it('or demands the capture: the turn is taken back, and only a whole capture will do', () => {
    const demanded = 'W:W23,27:B1,11,19:X';
    expect(played(rules, 'B:W23,24:B1,11,19:S23:T27-24', 'demand')).toBe(demanded);
    expect(played(rules, 'B:W16,27:B1,11:S16:T23x16,19', 'demand')).toBe(demanded);
    expect(turnsAt(rules, demanded)).toEqual(['23x7']);
    expect(verdict(rules, demanded, '27-24')).toBe('must-capture');
    expect(verdict(rules, demanded, '23x16')).toBe('capture-goes-on');
  });

  it('or lets it pass by playing: the right is gone', () => {
    expect(played(rules, 'B:W23,24:B1,11,19:S23:T27-24', '1-5')).toMatch(/^W:W23,24:B5,11,19/);
    expect(verdict(rules, 'W:W23,24:B5,11,19', 'huff:19')).toBe('not-huffable');
  });

  it('a side whose last piece is huffed has lost', () => {
    const after = played(rules, 'B:W18:B1,19:S18:T23-18', 'huff:18') as string;
    expect(after).toBe('W:W:B1,19');
    expect(rules.outcome(at(rules, after))).toEqual({ winner: 'black', reason: 'no-pieces' });
  });

  it('a side that could only huff is not blocked', () => {
    const fen = 'B:W25,26,29,31:B22:S25:T30-26';
    expect(played(rules, 'W:W25,29-31:B22', '30-26')).toBe(fen);
    expect(turnsAt(rules, fen)).toEqual(['huff:25', 'demand']);
    expect(rules.outcome(at(rules, fen))).toBeNull();
    expect(rules.outcome(at(rules, 'B:W25,26,29,31:B22'))).toEqual({ winner: 'white', reason: 'blocked' });
    expect(turnsAt(rules, played(rules, fen, 'huff:25') as string)).toEqual(['22-25']);
  });

  it('under a rule of priority a lesser capture is an offence as well', () => {
    const strict = ruleSet('dames-a-souffler', { priority: 'most' });
    expect(played(strict, 'W:W23:B18,9,19', '23x16')).toBe('B:W16:B9,18:S16:T23x16,19');
    expect(played(strict, 'W:W23:B18,9,19', '23x5')).toBe('B:W5:B19');
  });

  it('any rule set can be played with huffing', () => {
    const english = ruleSet('english', { obligation: 'huffing' });
    expect(turnsAt(english, 'W:W23,27:B19,11,1').sort()).toEqual(['23-18', '23x16', '23x7', '27-24']);
  });
});

describe('why a tap is refused', () => {
  const tap = (fen: string, ...squares: number[]) =>
    dames.explain(
      at(dames, fen),
      squares.map((square) => square - 1),
    );

  it('tells empty squares, the other side’s pieces and blocked ones', () => {
    expect(tap('W:W18:B1', 5)).toEqual({ reason: 'empty', place: '5' });
    expect(tap('W:W18:B1', 1)).toEqual({ reason: 'not-your-man', place: '1' });
    expect(tap('W:W29,25:B1,22,18', 29)).toEqual({ reason: 'man-blocked', place: '29' });
    expect(tap('W:W18:B1', 18)).toBeNull();
    expect(tap('W:W18:B1')).toBeNull();
  });

  it('tells where men go, and what is no diagonal', () => {
    expect(tap('W:W18:B1', 18, 22)).toEqual({ reason: 'men-go-forward', from: '18', to: '22' });
    expect(tap('W:W18:B1', 18, 10)).toEqual({ reason: 'not-on-a-diagonal', from: '18', to: '10' });
    expect(tap('W:W18:B1', 18, 11)).toEqual({ reason: 'cannot-move-there', from: '18', to: '11' });
    expect(tap('W:W18,14:B1', 18, 14)).toEqual({ reason: 'occupied', place: '14' });
    expect(tap('W:W18:B1', 18, 14)).toBeNull();
  });

  it('tells what must be captured, and that a capture goes on', () => {
    expect(tap('W:W18,27:B14', 27)).toEqual({ reason: 'must-capture', pieces: ['18'] });
    expect(tap('W:W18:B14', 18, 15)).toEqual({ reason: 'must-capture', pieces: ['18'] });
    expect(tap('W:W23:B19,11', 23, 16)).toBeNull();
    expect(tap('W:W23:B19,11', 23, 16, 12)).toEqual({ reason: 'capture-goes-on', from: '23', to: '16' });
    expect(tap('W:WK29:B22', 29, 15)).toEqual({ reason: 'king-lands-behind', place: '22', to: '18' });
  });
});

describe('a king that has moved three times in a row (Frisian draughts)', () => {
  const standing = (game: Game): DraughtsPosition => positionOf(game) as DraughtsPosition;
  const frisian = ruleSet('frisian');
  const start = 'W:WK47,36:BK2,6';
  const shuttle = '47-41 2-7 41-47 7-2 47-41 2-7';

  it('rests until another piece has moved', () => {
    const tired = standing(line(frisian, start, shuttle));
    expect(turnsAt(frisian, writeFen(frisian, tired))).toEqual(['36-31']);
    expect(frisian.explain(tired, [40])).toEqual({ reason: 'king-must-rest', place: '41', count: 3 });
    const rested = standing(line(frisian, start, `${shuttle} 36-31 6-11`));
    expect(turnsAt(frisian, writeFen(frisian, rested)).filter((turn) => turn.startsWith('41-')).length).toBeGreaterThan(
      0,
    );
  });

  it('is told in a position, which is another situation', () => {
    const tired = standing(line(frisian, start, shuttle));
    expect(writeFen(frisian, tired)).toBe('W:W36,K41:B6,K7:RW41+3,B7+3');
    const read = readFen(frisian, writeFen(frisian, tired));
    expect(read.ok && read.value).toEqual(tired);
    expect(frisian.key(tired)).not.toBe(frisian.key(at(frisian, 'W:W36,K41:B6,K7')));
    for (const wrong of ['RW41+4', 'RW36+1', 'RB41+1', 'RW41+0', 'RW41+1,W41+1'])
      expect(readFen(frisian, `W:W36,K41:B6,K7:${wrong}`), wrong).toMatchObject({ ok: false });
    expect(frisian.transform(tired, 1).runs).toEqual({ white: { place: 43, count: 3 }, black: { place: 9, count: 3 } });
  });

  it('does not rest where its side has no men, nor after a capture', () => {
    const alone = standing(line(frisian, 'W:WK47:BK2,6', shuttle));
    expect(alone.runs).toEqual({ white: null, black: { place: 6, count: 3 } });
    expect(turnsAt(frisian, writeFen(frisian, alone)).length).toBeGreaterThan(0);
    expect(readRuleSet('frisian', { obligation: 'huffing', 'king-run': 2 })).toMatchObject({ ok: false });
    expect(readRuleSet('frisian', { obligation: 'huffing' })).toMatchObject({ ok: true });
  });
});

describe('all squares (Turkish and Armenian draughts)', () => {
  const turkish = ruleSet('turkish');
  const armenian = ruleSet('armenian');

  it('men go ahead and sideways, in Armenia diagonally ahead too; kings go far', () => {
    expect(turnsAt(turkish, 'W:Wd4:Bh8').sort()).toEqual(['d4-c4', 'd4-d5', 'd4-e4']);
    expect(turnsAt(armenian, 'W:Wd4:Bh8').sort()).toEqual(['d4-c4', 'd4-c5', 'd4-d5', 'd4-e4', 'd4-e5']);
    expect(turnsAt(turkish, 'W:WKd4:Bh7')).toHaveLength(14);
    expect(turnsAt(armenian, 'W:WKd4:Bh7')).toHaveLength(27);
  });

  it('jumped pieces leave at once, so that the way over them is free', () => {
    // Over d5, then along the sixth row and back down the column that was just cleared.
    expect(turnsAt(turkish, 'W:Wd4:Bd5,e6,h7')).toEqual(['d4xf6']);
    expect(played(turkish, 'W:Wd4:Bd5,e6,h7', 'd4xf6')).toBe('B:W22:B16');
  });

  it('a capture does not turn back the way it came', () => {
    expect(turnsAt(turkish, 'W:WKd4:Bd6,d2').sort()).toEqual(['d4xd1', 'd4xd7', 'd4xd8']);
    const free = ruleSet('turkish', { 'turn-back': 'yes' });
    expect(free.turns(at(free, 'W:WKd4:Bd6,d2')).map(({ captures }) => captures.length)).toEqual([2, 2, 2]);
  });

  it('tells what is no straight line', () => {
    const tap = (rules: typeof turkish | typeof armenian, from: number, to: number) =>
      rules.explain(at(rules as typeof turkish, 'W:Wd4:Bh8'), [from, to]);
    expect(tap(turkish, 35, 26)).toEqual({ reason: 'not-in-line', lines: 'straight', from: 'd4', to: 'c5' });
    expect(tap(armenian, 35, 18)).toEqual({ reason: 'not-in-line', lines: 'all', from: 'd4', to: 'c6' });
    expect(tap(turkish, 35, 43)).toEqual({ reason: 'men-go-forward', from: 'd4', to: 'd3' });
  });

  it('numbers more squares than two words of bits hold', () => {
    const canadian = ruleSet('canadian');
    expect(turnsAt(canadian, 'W:WK72:B1,65')).toHaveLength(9);
    expect(turnsAt(canadian, 'W:WK72:B1,66').every((turn) => turn.startsWith('72-'))).toBe(true);
  });
});
