import { type Parameters, type RuleSet, readRuleSet } from '@merellier/rules';
import * as v from 'valibot';
import { listOf, readJson, recordOf } from '../../browser/schema.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

/** So many are kept; the one used longest ago goes. */
const MOST = 20;

const HOUSES = listOf(
  v.object({
    id: v.string(),
    changes: recordOf(v.union([v.string(), v.number()])),
    name: v.fallback(v.string(), ''),
  }),
);

/** House rules, and what they are called in this house; empty where they have no name. */
export interface House {
  readonly rules: RuleSet;
  readonly name: string;
}

/** So long a name may be. */
export const LONGEST_NAME = 40;

/** The house rules that were used on this device, the last one first; what this version cannot read is left out. */
export const keptHouses = (): readonly House[] =>
  (readJson(HOUSES, readStored('local', 'houses')) ?? []).flatMap(({ id, changes, name }) => {
    const read = readRuleSet(id, changes as Parameters);
    return read.ok ? [{ rules: read.value, name }] : [];
  });

export function keepHouses(kept: readonly House[]): void {
  const houses = kept.map(({ rules: { id, changes }, name }) => ({ id, changes, name }));
  writeStored('local', 'houses', JSON.stringify(houses));
}

/** What these rules are called on this device; empty where they have no name. */
export const houseName = (rules: RuleSet, kept: readonly House[] = keptHouses()): string =>
  kept.find((each) => isSameHouse(each.rules, rules))?.name ?? '';

/** Whether two rule sets are the same one with the same changes. */
export const isSameHouse = (one: Pick<RuleSet, 'id' | 'changes'>, other: Pick<RuleSet, 'id' | 'changes'>): boolean => {
  const names = Object.keys(one.changes);
  return (
    one.id === other.id &&
    names.length === Object.keys(other.changes).length &&
    names.every((name) => one.changes[name] === other.changes[name])
  );
};

/** With these as the last used; rules as a book has them are no house rules, and a name is that of the last that got it. */
export const withHouse = (kept: readonly House[], used: House): readonly House[] =>
  Object.keys(used.rules.changes).length === 0
    ? kept
    : [used, ...withoutHouse(kept, used.rules).filter(({ name }) => name === '' || name !== used.name)].slice(0, MOST);

export const withoutHouse = (kept: readonly House[], forgotten: RuleSet): readonly House[] =>
  kept.filter((each) => !isSameHouse(each.rules, forgotten));
