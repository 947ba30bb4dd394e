import type { SearchLine } from '@merellier/engine';
import { ruleSet, type Turn } from '@merellier/rules';
import { readTurn, writeTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import type { ExactTurn } from '../../../exact/exact.ts';
import { linesThatHold } from './lines-that-hold.ts';

const rules = ruleSet('morabaraba');
const turn = (text: string): Turn => {
  const read = readTurn(rules, rules.start(), text);
  if (!read.ok) throw new RangeError(text);
  return read.value;
};
const line = (text: string): SearchLine => ({ turns: [turn(text)], score: { kind: 'draw' }, depth: 9 });
const value = (text: string, of: ExactTurn['value'], more: Partial<ExactTurn> = {}): ExactTurn =>
  ({ turn: turn(text), value: of, distance: null, beyondLimit: false, ...more }) as ExactTurn;
const texts = (lines: readonly SearchLine[]): readonly string[] =>
  lines.map(({ turns: [first] }) => writeTurn(rules, rules.start(), first as Turn));

const VALUES = [value('a1', 'win'), value('c3', 'win'), value('d1', 'draw'), value('d2', 'draw')];

it('does not begin with a line that gives away a win', () => {
  expect(texts(linesThatHold(rules, [line('d1'), line('c3'), line('d2')], VALUES))).toEqual(['c3', 'd1', 'd2']);
});

it('leads with a turn that holds, where the engine found none', () => {
  expect(texts(linesThatHold(rules, [line('d1'), line('d2')], VALUES))).toEqual(['a1', 'd1']);
});

it('leaves the engine its order among turns of one value, however far the end is', () => {
  const values = [value('a1', 'win', { distance: 3 }), value('c3', 'win', { distance: 9 })];
  expect(texts(linesThatHold(rules, [line('c3'), line('a1')], values))).toEqual(['c3', 'a1']);
  expect(texts(linesThatHold(rules, [line('d1')], null))).toEqual(['d1']);
});
