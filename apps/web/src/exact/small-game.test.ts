import { ruleSet } from '@merellier/rules';
import { solveWholeGame } from '@merellier/tablebase';
import { expect, it } from 'vitest';
import { MOST_IN_PAGE, smallGame } from './small-game.ts';

it.each([
  ['marelle-a-3', {}],
  ['marelle-a-3', { men: 4 }],
  ['marelle-a-3-diagonales', { entry: 'any-time' }],
  ['achi', {}],
  ['rota', {}],
] as const)('%s with %o is solved in the page, and is no larger than told', (id, changes) => {
  const rules = ruleSet(id, changes as never);
  const small = smallGame(rules);
  if (typeof small === 'string') throw new Error(small);
  expect(small.seconds).toBeGreaterThanOrEqual(1);
  expect(solveWholeGame(rules, MOST_IN_PAGE)?.positions).toBeLessThanOrEqual(small.positions);
});

it.each([
  ['marelle', 'too-large'],
  ['marelle-a-6', 'too-large'],
  ['dames', 'too-large'],
  ['marelle-avec-des', 'dice'],
] as const)('%s is not: %s', (id, why) => {
  expect(smallGame(ruleSet(id))).toBe(why);
});
