import { ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { type Variant, variantOf } from '../../variant.ts';
import { type PlannedTable, planTables, readyTables } from './plan.ts';

const planOf = (id: string, men: number, most = men): readonly PlannedTable[] =>
  planTables(variantOf(ruleSet(id, { men })) as Variant, { men: most, distances: false }, () => 1);
const names = (tables: readonly PlannedTable[]): readonly string[] => tables.map(({ name }) => name);

it('names every table with those that its captures and entries lead to', () => {
  const plan = planOf('merels', 4);
  const needs = (name: string): readonly string[] => names(plan.find((table) => table.name === name)?.needs ?? []);
  expect(needs('3-3')).toEqual([]);
  expect(needs('4-4')).toEqual(['4-3']);
  // A man enters, and may take one.
  expect(needs('h1.3-4')).toEqual(['4-4', '4-3']);
  expect(needs('h8.0-0')).toEqual(['h7.0-1']);
  expect(plan.find(({ name }) => name === 'h1.3-4')?.file).toBe('nine-unless-all-fly0-entry-capture/h1.3-4.table');
  // With fewer men than the rule set has, nobody has men in hand.
  expect(names(planOf('merels', 9, 4))).toEqual(['3-3', '4-3', '4-4']);
});

it('comes to an end for every kind of rules, whatever the order in which tables are made', () => {
  for (const id of ['marelle', 'marelle-de-ceylan', 'marelle-a-7', 'morabaraba', 'marelle-a-3']) {
    const plan = planOf(id, id === 'marelle-a-3' ? 3 : 5);
    const there = new Set<string>();
    while (there.size < plan.length) {
      // The least urgent first: the order in which nobody would choose.
      const last = readyTables(plan, there, new Map()).at(-1);
      if (!last) break;
      there.add(last.name);
    }
    expect(there.size, id).toBe(plan.length);
  }
});

it('has that made first which the longest work waits for', () => {
  const table = (name: string, cost: number, ...needs: PlannedTable[]): PlannedTable => ({
    ...{ name, file: name, pair: { white: 3, black: 3 }, needs, cost },
  });
  const [large, small] = [table('large', 5), table('small', 1)];
  const plan = [large, small, table('last', 10, small)];
  expect(names(readyTables(plan, new Set()))).toEqual(['small', 'large']);
  expect(names(readyTables(plan, new Set(['small'])))).toEqual(['last', 'large']);
});
