import { chooseTurn, Engine, randomFrom, rootOf } from '@merellier/engine';
import { newGame, ruleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { expect, it, vi } from 'vitest';
import { rootValues } from './root-values.ts';

it('a strong level begins a solved game with a turn that wins, without any table', async () => {
  const rules = ruleSet('morabaraba');
  const turns = await rootValues(rules, rules.start(), 0);
  expect(turns?.filter(({ value }) => value === 'win')).toHaveLength(12);
  for (const level of [9, 10]) {
    const choosing = { random: randomFrom(level), now: () => performance.now(), millis: 20, ...(turns && { turns }) };
    const turn = chooseTurn(new Engine(rules), rootOf(newGame(rules)), level, choosing);
    // The corners of the squares: docs/solved.md.
    expect(turn && writeTurn(rules, rules.start(), turn)).toMatch(/^(a1|a7|b2|b6|c3|c5|e3|e5|f2|f6|g1|g7)$/);
  }
});

it('where all first turns are worth the same, the engine begins as it likes', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const rules = ruleSet('marelle');
  expect(await rootValues(rules, rules.start(), 0)).toBeNull();
  vi.unstubAllGlobals();
});
