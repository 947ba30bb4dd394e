import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { readTurn } from '../notation/index.ts';
import { RULE_POSITIONS } from '../testing/draughts-rule-positions.ts';
import { at, turnsAt } from '../testing/examples.ts';
import type { DraughtsTurn } from './turn.ts';

const strokes = (turn: string): string => turn.replace(/(?<!\d)0(?=\d)/g, '');

describe('positions that articles of rules, and other programs, are tested with', () => {
  it.each(RULE_POSITIONS)('$rules: $name, $fen', ({ rules: id, fen, legal, count, orders, only, contains, taken }) => {
    const rules = ruleSet(id);
    const found = turnsAt(rules, fen);
    const read = (text: string): DraughtsTurn => {
      const turn = readTurn(rules, at(rules, fen), text);
      if (!turn.ok) throw new Error(JSON.stringify(turn.error));
      return turn.value as DraughtsTurn;
    };
    if (legal) expect([...found].sort()).toEqual(legal.map(strokes).sort());
    if (count !== undefined) expect(found).toHaveLength(count);
    if (orders !== undefined) {
      expect(rules.walks(at(rules, fen))).toHaveLength(orders);
      expect(found.length).toBeLessThan(orders);
    }
    if (only) expect(rules.turns(at(rules, fen))).toEqual([read(only)]);
    for (const text of contains ?? []) expect(read(text).kind).toBe('capture');
    if (taken)
      for (const text of found)
        expect([...read(text).captures].sort((a, b) => a - b)).toEqual(taken.map((square) => square - 1));
  });

  it('tells two captures with the same ends apart by the squares between', () => {
    const rules = ruleSet('international');
    expect(turnsAt(rules, 'W:WK4:B13,32,37,20')).toEqual(expect.arrayContaining(['4x27x38x15', '4x31x42x15']));
  });

  it('offers no other piece in the middle of a double jump', () => {
    const rules = ruleSet('english');
    expect(turnsAt(rules, 'W:Wa1,c1,f4,g5:Ba3,d2,e5,Kc7')).toEqual(['19x1', '30x23']);
  });
});
