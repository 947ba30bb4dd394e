import { type MillRuleSet, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { nearness, tablesOf } from './few-men.ts';

const rules = ruleSet('marelle') as MillRuleSet;
/** A position with so many men of either side. */
function position(white: number, black: number, hands = 0) {
  const { names } = rules.board;
  const fen = `W:W${names.slice(0, white).join(',')}:B${names.slice(-black).join(',')}${hands > 0 ? `:H${hands},${hands}` : ''}`;
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
}

it.each([
  [3, 3, 'few', [5, 5]],
  [5, 5, 'few', [5, 5]],
  [3, 6, 'few', [6, 4]],
  [6, 4, 'few', [6, 4]],
  [3, 7, 'few', [7, 3]],
  [6, 5, 'near', [5, 5]],
  [7, 4, 'near', [6, 4]],
  [3, 8, 'near', [7, 3]],
  [6, 6, 'near', [5, 5]],
  [7, 5, 'far', [5, 5]],
  [8, 4, 'far', [5, 5]],
] as const)('%i men against %i are %s', (white, black, near, tables) => {
  const at = position(white, black);
  expect([nearness(rules, at), nearness(rules, at) === 'far' ? tables : tablesOf(at)]).toEqual([near, tables]);
});

it('counts men in hand, and waits until they are on the board', () => {
  expect(nearness(rules, position(3, 3, 1))).toBe('near');
  expect(nearness(rules, rules.start())).toBe('far');
});
