import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { newGame, outcomeOf, pathTo, positionOf, redo, undo } from '../game.ts';
import { at, turnsAt } from '../testing/examples.ts';
import {
  examineGames,
  readFen,
  readGame,
  readGames,
  readSanmill,
  readTurn,
  writeFen,
  writeGame,
  writeSanmill,
  writeTurn,
} from './index.ts';

const marelle = ruleSet('marelle');

describe('the text of a turn', () => {
  const read = (fen: string, text: string, rules = marelle): string => {
    const position = at(rules, fen);
    const turn = readTurn(rules, position, text);
    return turn.ok ? writeTurn(rules, position, turn.value) : turn.error.problem;
  };
  const fen = 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5';

  it.each(['g4-g1xf2', 'G4-G1xF2', 'g4 - g1 x f2', 'g4g1xf2', 'g4 g1xf2', ' g4–g1×f2 ', 'g4-g1:f2', '15-24x21'])(
    '%s',
    (text) => expect(read(fen, text)).toBe('g4-g1xf2'),
  );

  it('may be PlayOK’s numbered points, on the boards of 24 points', () => {
    expect(read('W:W:B:H9,9', '5')).toBe('d6');
    expect(read('W:W:B:H9,9', '24')).toBe('g1');
    expect(read('W:W:B:H9,9', '25')).toBe('turn-refused');
    expect(read('W:W:B:H9,9', '111', ruleSet('marelle-cubique'))).toBe('111');
  });

  it('is written with the captures in an order in which they can be taken', () => {
    const rules = ruleSet('marelle', { captures: 'per-mill' });
    const position = at(rules, 'W:Wa1,a4,d7,g7:Bb2,b4,b6,e5:H5,5');
    const turn = readTurn(rules, position, 'a7xb2xe5');
    expect(turn.ok && writeTurn(rules, position, turn.value)).toBe('a7xe5xb2');
  });

  it.each(['', 'x', 'hello', 'a1-', 'a1-a4-a7', '-d6', 'd6x', 'd6 d7 d5', '[12'])('%j cannot be read', (text) => {
    expect(['turn-unreadable', 'throw-unreadable']).toContain(read(fen, text));
  });

  it('names a point that the board does not have', () => {
    expect(readTurn(marelle, marelle.start(), 'd4')).toEqual({
      ok: false,
      error: { problem: 'turn-refused', text: 'd4', refusal: { reason: 'no-such-place', place: 'd4' } },
    });
  });

  it('may repeat the throw that stands, and no other', () => {
    const dice = ruleSet('marelle-avec-des');
    const position = at(dice, `${fen}:D654`);
    expect(readTurn(dice, position, '[456] f6-f4').ok).toBe(true);
    expect(readTurn(dice, position, '[321] f6-f4')).toMatchObject({ error: { problem: 'throw-mismatch' } });
    expect(readTurn(dice, dice.start(), '[321] d6')).toMatchObject({ error: { problem: 'throw-not-due' } });
    expect(readTurn(dice, position, '[777] f6-f4')).toMatchObject({ error: { problem: 'throw-unreadable' } });
  });
});

describe('FEN', () => {
  it.each([
    ['w:wA1, d6:b b4,F2:h7,7', 'W:Wa1,d6:Bb4,f2:H7,7'],
    ['W:Bb4,f2:Wd6,a1:H7,7', 'W:Wa1,d6:Bb4,f2:H7,7'],
    ['B:W:B:H9,9.', 'B:W:B:H9,9'],
    ['W:Wa1,d6,g7:Bb4,f2,c3:H0,0', 'W:Wa1,d6,g7:Bb4,c3,f2'],
  ])('reads %s', (text, fen) => expect(writeFen(marelle, at(marelle, text))).toBe(fen));

  it.each([
    ['', 'fen-unreadable'],
    ['W', 'fen-unreadable'],
    ['W:Wa1', 'fen-unreadable'],
    ['X:Wa1:Bb4:H7,7', 'fen-side'],
    ['W:Wa1,a2:Bb4:H7,7', 'fen-place'],
    ['W:Wd4:Bb4:H7,7', 'fen-place'],
    ['W:Wa1,a1:Bb4:H7,7', 'fen-twice'],
    ['W:Wa1:Ba1:H7,7', 'fen-twice'],
    ['W:Wa1:Bb4:H9,7', 'fen-too-many'],
    ['W:Wa1,a4,a7,b2,b4,b6,c3,c4,c5,d1:Bd7:H0,7', 'fen-too-many'],
    ['W:Wa1:Bb4', 'fen-too-few'],
    ['W:Wa1:Bb4:H7', 'fen-hand'],
    ['W:Wa1:Bb4:H-1,7', 'fen-hand'],
    ['W:Wa1,d6,g7:Bb4,f2,c3:D654', 'fen-dice'],
    ['W:Wa1:Wb4:H7,7', 'fen-unreadable'],
    ['W:Wa1:Bb4:Q7', 'fen-unreadable'],
    ['constructor:__proto__:toString', 'fen-side'],
  ])('refuses %s: %s', (text, problem) => {
    expect(readFen(marelle, text)).toMatchObject({ ok: false, error: { problem } });
  });

  it('takes a throw only where one governs the turn', () => {
    const dice = ruleSet('marelle-avec-des');
    expect(at(dice, 'W:Wa1,d6,g7:Bb4,f2,c3:D456').dice).toEqual([6, 5, 4]);
    expect(readFen(dice, 'W:W:B:H9,9:D654')).toMatchObject({ error: { problem: 'fen-dice', cause: 'not-yet' } });
    expect(readFen(dice, 'W:Wa1,d6,g7:Bb4,f2,c3:D7')).toMatchObject({
      error: { problem: 'fen-dice', cause: 'unreadable' },
    });
  });
});

describe('Sanmill’s FEN', () => {
  const START = '********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes';
  it('is one thing that is no game where games are read', () => {
    for (const line of [START, `O${START.slice(1)}`, `@${START.slice(1)}`]) {
      const games = examineGames(`${line}\n`);
      expect(games).toMatchObject([
        { line: 1, read: { ok: false, error: { problem: 'game-unreadable', text: line } } },
      ]);
    }
  });

  it('begins as Sanmill begins', () => {
    expect(writeSanmill(marelle, marelle.start())).toEqual({ ok: true, value: START });
    expect(readFen(marelle, START)).toEqual({ ok: true, value: marelle.start() });
  });

  it('names the squares from the inside, each clockwise from its top middle', () => {
    const position = at(marelle, 'B:Wd5,d6,d7:Ba7,c5,b6:H4,4');
    const text = writeSanmill(marelle, position, { sinceCapture: 2, move: 6 });
    const fen = 'O******@/O******@/O******@ b p p 3 4 3 4 0 0 -1 -1 -1 -1 0 2 6 ids:nodes';
    expect(text).toEqual({ ok: true, value: fen });
    expect(readSanmill(marelle, fen)).toEqual({ ok: true, value: position });
  });

  it('lets a side move with men in hand where the rules do', () => {
    const fen = 'O*******/********/@******* w p s 1 8 1 8 0 0 -1 -1 -1 -1 0 0 2';
    expect(readSanmill(ruleSet('marelle-mixte'), fen).ok).toBe(true);
  });

  it('knows boards of 24 points and mills that take men', () => {
    for (const id of ['marelle-a-3', 'marelle-a-6', 'marelle-a-7'] as const)
      expect(writeSanmill(ruleSet(id), ruleSet(id).start())).toMatchObject({ error: { cause: 'rules' } });
    for (const id of ['lasker', 'morabaraba'] as const)
      expect(writeSanmill(ruleSet(id), ruleSet(id).start()).ok).toBe(true);
  });

  it.each([
    ['********/********/******** w p r 0 9 0 9 1 0 -1 -1 -1 -1 0 0 1', 'removal-pending'],
    ['O*******/********/******** w p p 2 7 0 9 0 0 -1 -1 -1 -1 0 0 1', 'counts'],
    // Moving with men in hand; placing without; moving in the phase of placing; something to do in a game that is over.
    ['O*******/********/@******* w m s 1 8 1 8 0 0 -1 -1 -1 -1 0 0 5', 'phase'],
    ['OOO*O***/********/@@*@**** w p p 4 0 3 0 0 0 -1 -1 -1 -1 0 0 12', 'phase'],
    ['O*******/********/@******* w p s 1 8 1 8 0 0 -1 -1 -1 -1 0 0 2', 'phase'],
    ['OO******/********/@@*@**** w o s 2 0 3 0 0 0 -1 -1 -1 -1 0 0 12', 'phase'],
  ])('refuses %s', (text, cause) => {
    expect(readFen(marelle, text)).toMatchObject({ error: { problem: 'fen-foreign', cause } });
  });

  it('does not know dice, the cube, extra turns or the protection of pocket rules', () => {
    for (const id of ['marelle-avec-des', 'marelle-cubique', 'marelle-de-ceylan', 'marelle-de-poche'])
      expect(writeSanmill(ruleSet(id), ruleSet(id).start())).toMatchObject({ error: { cause: 'rules' } });
  });
});

describe('the text of a game', () => {
  const TEXT = `[Event "Foire"]
[White "Anne"]
[Rules "marelle-de-ceylan"]
[Men "7"]
[Result "*"]

1. a1 b4 2. d1 f2 3. g1 {un moulin} 3. c3 d6 (3... e3 {mieux ?} 4. a4) 4. a4 *
`;
  it('is read with its tags, changed parameters, comments and variations, and written the same', () => {
    const read = readGame(TEXT);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const game = read.value;
    expect(game.rules.id).toBe('marelle-de-ceylan');
    expect(game.rules.changes).toEqual({ men: 7 });
    expect(game.tags).toEqual({ Event: 'Foire', White: 'Anne' });
    expect(writeFen(game.rules, positionOf(game))).toBe('B:Wa1,a4,c3,d1,g1:Bb4,d6,f2:H2,4');
    expect(readGame(writeGame(game))).toEqual(read);
  });

  it('reads a game as people write it: no numbers, no tags, other signs', () => {
    for (const text of ['d6 f4 d2 b4', '1 d6 f4 2 d2 b4', '1.D6 F4 2.D2 B4 *', '1. 5 14 2. 20 11'])
      expect(readGame(text, { rules: marelle }).ok, text).toBe(true);
  });

  it('reads a record of PlayOK, captures and all, whose points may be the number that is due', () => {
    for (const text of ['1. 1 4 2. 2 5 3. 3x4 6', '1. 5 2 2. 4 13 3. 6x13 24 *']) {
      const read = readGame(text, { rules: marelle });
      expect(read.ok && read.value.nodes.length - 1, text).toBe(text.match(/\d+(x\d+)?(?![.\dx])/g)?.length);
    }
  });

  it('keeps a throw that waits for its turn', () => {
    const dice = ruleSet('marelle-avec-des');
    const text = '[Rules "marelle-avec-des"]\n[FEN "W:Wa1,d6,g7:Bb4,f2,c3"]\n\n1. [321] d6-d7 [654] *';
    const game = readGame(text);
    expect(game.ok && positionOf(game.value).dice).toEqual([6, 5, 4]);
    expect(game.ok && readGame(writeGame(game.value))).toEqual(game);
    expect(game.ok && writeFen(dice, positionOf(game.value))).toBe('B:Wa1,d7,g7:Bb4,c3,f2:D654');
  });

  it('takes the result from where it is given: in the tags, at the end, or both alike', () => {
    for (const [tag, end, winner] of [
      ['1-0', '*', 'white'],
      ['*', '0-1', 'black'],
      ['2-0', '1-0', 'white'],
      ['?', '0-1', 'black'],
    ] as const) {
      const read = readGame(`[Rules "marelle"] [Result "${tag}"] 1. d6 ${end}`);
      expect(read.ok && outcomeOf(read.value), `${tag} ${end}`).toEqual({ winner, reason: 'resignation' });
    }
  });

  it('reads variations within variations, and says when there are too many', () => {
    const nested = (deep: number): string =>
      `[Rules "marelle"]\n1. d6${' ( 1. a1'.repeat(deep)}${' )'.repeat(deep)} f4 *\n\n[Rules "marelle"]\n1. d6 *`;
    expect(readGames(nested(100)).map(({ ok }) => ok)).toEqual([true, true]);
    const [deep, next] = readGames(nested(101));
    expect(deep).toEqual({ ok: false, error: { problem: 'game-too-deep', line: 2, most: 100 } });
    expect(next?.ok).toBe(true);
  });

  it('is done soon with a file of nothing but brackets', () => {
    const began = process.cpuUsage();
    expect(readGame('('.repeat(20_000_000))).toMatchObject({ ok: false, error: { problem: 'game-too-deep' } });
    // Of work, in microseconds: how long that takes depends on what else the machine does.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  it('names the turn, the side and the reason of an illegal turn', () => {
    const read = readGame('[Rules "marelle"]\n1. d6 f4 2. d2 d6 3. a1 *');
    expect(read).toMatchObject({
      ok: false,
      error: {
        problem: 'game-turn',
        number: 2,
        side: 'black',
        text: 'd6',
        cause: { problem: 'turn-refused', refusal: { reason: 'occupied', place: 'd6' } },
      },
    });
  });

  it.each([
    ['1. d6 f4 *', 'game-without-rules'],
    ['[Rules "belote"] 1. d6 *', 'game-rules'],
    ['[Rules "marelle"] [Men "99"] 1. d6 *', 'game-rules'],
    ['[Rules "marelle"] [FEN "W:Wa9:B:H8,9"] 1. d6 *', 'game-fen'],
    ['[Rules "marelle"] 1. d6 } never opened', 'game-unreadable'],
    ['[Rules "marelle"] 1. d6 ) *', 'game-unreadable'],
    ['[Rules "marelle"] ( 1. d6 ) *', 'game-unreadable'],
    ['[Rules "marelle"] 1. [654] d6 *', 'game-turn'],
    ['[Rules "marelle"] 1. 25 d7 *', 'game-turn'],
    ['[Rules "dames"] 22-17 9 13 *', 'game-turn'],
    ['[Rules "dames"] 1. 22-17 33 9-13 *', 'game-turn'],
    ['[Rules "marelle"][FEN "W:Wa1,d1,g4,c3:Bb4,f2,a7"] 1. g4-g1xb4 0-1', 'game-result'],
    ['[Rules "marelle"][FEN "W:Wa1,d1,g4,c3:Bb4,f2,a7"] 1. g4-g1xb4 f2-f4 1-0', 'game-turn'],
    ['', 'game-unreadable'],
    ['[Rules "marelle"] [Result "1-0"] 1. d6 0-1', 'game-two-results'],
    ['[Rules "marelle"] [Result "1/2-1/2"] 1. d6 1-0', 'game-two-results'],
  ])('refuses %s: %s', (text, problem) => {
    expect(readGame(text)).toMatchObject({ ok: false, error: { problem } });
  });

  it('takes a result that the rules do not give for a resignation or an agreement', () => {
    const end = (result: string) => {
      const read = readGame(`[Rules "marelle"] 1. d6 f4 ${result}`);
      return read.ok ? outcomeOf(read.value) : read;
    };
    expect(end('1-0')).toEqual({ winner: 'white', reason: 'resignation' });
    expect(end('0-1')).toEqual({ winner: 'black', reason: 'resignation' });
    expect(end('1/2-1/2')).toEqual({ winner: null, reason: 'agreement' });
    expect(end('*')).toBeNull();
  });

  it('reads several games, each for itself', () => {
    const games = readGames('[Rules "marelle"]\n1. d6 *\n[Rules "marelle"]\n1. d4 *\n[Rules "merels"]\n1. a1 1-0\n');
    expect(games.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it('stands at the end of what it read, and can be gone through', () => {
    const read = readGame('[Rules "marelle"] 1. d6 f4 (1... d2) 2. b4 *');
    if (!read.ok) throw new Error('unreadable');
    expect(pathTo(read.value)).toHaveLength(4);
    expect(redo(undo(read.value)).at).toBe(read.value.at);
    expect(newGame(marelle).nodes).toHaveLength(1);
  });

  it('lists turns as they are written', () => {
    expect(turnsAt(marelle, 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5')).toContain('g4-g1xf2');
  });
});
