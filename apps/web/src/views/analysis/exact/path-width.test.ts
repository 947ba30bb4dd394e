import { type MillPosition, type MillRuleSet, type Position, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { exactTurns, MemoryTables, Places, solveSmall, type Variant, variantOf } from '@merellier/tablebase';
import { expect, it } from 'vitest';
import { pathWidth } from './path-width.ts';

it('counts the turns that keep the result, and the share of the answers that do', async () => {
  const rules = ruleSet('marelle') as MillRuleSet;
  const { tables: small } = await solveSmall(variantOf(rules) as Variant, 3);
  const tables = new MemoryTables(new Places(rules), small);
  const exact = async (position: Position) => exactTurns(rules, tables, position as MillPosition);
  const read = readFen(rules, 'W:Wa7,d7,f2:Bd2,b4,e4');
  if (!read.ok) throw new Error('the position cannot be read');
  const turns = (await exact(read.value)) ?? [];
  const width = await pathWidth(rules, read.value, turns, exact);
  expect(width.turns).toBe(turns.length);
  expect(width.holds).toBe(turns.filter(({ value }) => value === 'win').length);
  expect(width.holds).toBeGreaterThan(0);
  // What is lost is lost by every answer.
  expect(width.answers === null || width.answers === 1).toBe(true);
});

it('says nothing of answers that are not known', async () => {
  const rules = ruleSet('marelle') as MillRuleSet;
  const [turn] = rules.turns(rules.start());
  const turns = [{ turn, value: 'draw', distance: null, beyondLimit: false }] as never;
  expect(await pathWidth(rules, rules.start(), turns, async () => null)).toEqual({ holds: 1, turns: 1, answers: null });
});
