import { describe, expect, it } from 'vitest';
import { readRuleSet, ruleSet } from '../catalogue.ts';
import { readFen, writeFen } from '../notation/index.ts';
import { openGame, play as playGame } from '../play/play.ts';
import { at, played, turnsAt, verdict } from '../testing/examples.ts';
import { MILL } from './parameters.ts';

// The other reading of 1283: historicgames.com, "F92V", and S. M. Golladay's translation of fol. 92 (Ludii Portal): after
// a special throw three men are entered at once and a man is taken; two mills take two; else one man is entered; once
// all are, there are no dice. What they leave open is decided in `words/src/decisions.ts`.
const rules = ruleSet('marelle-avec-des-a-la-pose');

describe('dice while entering', () => {
  it('are thrown before each entry, and no more once all men are on the board', () => {
    expect(rules.awaitsThrow(rules.start())).toBe(true);
    expect(rules.awaitsThrow(at(rules, 'W:Wa1,d1:Bb4,f2:H7,7'))).toBe(true);
    expect(rules.awaitsThrow(at(rules, 'W:Wa1,d1,f6,g4:Bb4,f2,a7,d5'))).toBe(false);
    expect(rules.awaitsThrow(at(rules, 'W:Wa1,d1,f6,g4:Bb4,f2,a7:H0,1'))).toBe(false);
  });

  it('enter one man after an ordinary throw, whose mill takes', () => {
    const fen = 'W:Wa1,d1,f6:Bb4,f2,d5:H6,6:D531';
    expect(turnsAt(rules, fen)).toHaveLength(18 - 1 + 3);
    expect(verdict(rules, fen, 'g1xb4')).toBe('legal');
  });

  it('enter three men on a free line after a special throw, one after the other, and take a man', () => {
    const first = 'W:Wb4:Bd5,f4,g7:H8,6:D654';
    expect(verdict(rules, first, 'd7')).toBe('not-in-the-row');
    const second = played(rules, first, 'a1') as string;
    expect(second).toBe('W:Wa1,b4:Bd5,f4,g7:H7,6:La1-g1,a1-a7');
    expect(turnsAt(rules, second)).toEqual(['a4', 'a7', 'd1', 'g1']);
    expect(verdict(rules, second, 'd2')).toBe('not-in-the-row');
    const third = played(rules, second, 'd1') as string;
    expect(turnsAt(rules, third)).toEqual(['g1xd5', 'g1xf4', 'g1xg7']);
    expect(played(rules, third, 'g1xf4')).toBe('B:Wa1,b4,d1,g1:Bd5,g7:H5,6');
  });

  it('take a man for each mill', () => {
    // a4 completes the row a1-a4-a7, and a4-b4-c4 with it.
    const last = 'W:Wb4,c4,a1,a7:Bd5,f4,g1:H3,6:La1-a7';
    expect(turnsAt(rules, last)).toEqual(['a4xd5xf4', 'a4xd5xg1', 'a4xf4xg1']);
  });

  it('enter one man where fewer than three are in hand, or no line is free', () => {
    expect(verdict(rules, 'W:Wb4:Bd5,f4:H2,7:D654', 'b6')).toBe('legal');
    const full = 'W:Wa4,c4,d6,f4,d2,g7:Bb4,d7,d5,e4,d3,d1,g1,b6:H3,1:D411';
    expect(turnsAt(rules, full).length).toBeGreaterThan(5);
    expect(verdict(rules, full, 'a1')).toBe('legal');
  });

  it('do not go with mills that may not be closed while placing', () => {
    const clash = readRuleSet('marelle-avec-des', { dice: 'entering' });
    expect(clash).toMatchObject({ error: { problem: 'clash', name: 'dice', because: 'mill-at-entry' } });
  });

  it('are written before their entry, and the row is read back', () => {
    const game = playGame('marelle-avec-des-a-la-pose').throwDice([5, 4, 6]).play('a1').play('d1').play('g1');
    game.throwDice([5, 3, 1]).play('d6').throwDice([6, 3, 3]).play('c3');
    const text = game.text();
    expect(text).toContain('1. [654] a1');
    expect(openGame(text).fen).toBe(game.fen);
    expect(game.fen).toBe('W:Wa1,c3,d1,g1:Bd6:H5,8:Lc3-e3,c3-c5');
    const read = readFen(rules, game.fen);
    expect(read.ok && writeFen(rules, read.value)).toBe(game.fen);
    for (const wrong of ['Lb2-f2', 'La1-g1', 'Lz1-g1', 'Lc3-c5,e3-e5'])
      expect(readFen(rules, `W:Wa1,c3,d1,g1:Bd6:H5,8:${wrong}`)).toMatchObject({ error: { problem: 'fen-memory' } });
    expect(readFen(ruleSet('marelle'), game.fen)).toMatchObject({ error: { problem: 'fen-memory' } });
  });

  // Where men stand on the board from the start, none is entered.
  const entered = MILL.board.choices.filter((board) => ruleSet('marelle', { board, men: 3 }).start().whiteHand > 0);

  it.each(entered)('are read back after each man of a row, also where lines overlap (%s)', (board) => {
    const rules = ruleSet('marelle', { board, men: 3, flying: 0, 'mill-at-entry': 'capture', dice: 'entering' });
    const first = rules.throwDice({ ...rules.start(), whiteHand: 3, white: 0 }, [6, 5, 4]);
    for (const turn of rules.turns(first)) {
      const second = rules.play(first, turn);
      for (const position of [second, ...rules.turns(second).map((next) => rules.play(second, next))]) {
        const read = readFen(rules, writeFen(rules, position));
        expect(read.ok && rules.key(read.value), writeFen(rules, position)).toBe(rules.key(position));
      }
    }
  });
});
