import { type Parameters, type RuleSet, readRuleSet } from '@merellier/rules';
import * as v from 'valibot';
import { listOf, readJson, recordOf } from '../../browser/schema.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

/** So many are kept; the one used longest ago goes. */
const MOST = 20;

const HOUSES = listOf(v.object({ id: v.string(), changes: recordOf(v.union([v.string(), v.number()])) }));

/** The house rules that were used on this device, the last one first; what this version cannot read is left out. */
export const keptHouses = (): readonly RuleSet[] =>
  (readJson(HOUSES, readStored('local', 'houses')) ?? []).flatMap(({ id, changes }) => {
    const read = readRuleSet(id, changes as Parameters);
    return read.ok ? [read.value] : [];
  });

export function keepHouses(kept: readonly RuleSet[]): void {
  writeStored('local', 'houses', JSON.stringify(kept.map(({ id, changes }) => ({ id, changes }))));
}

/** Whether two rule sets are the same one with the same changes. */
export const isSameHouse = (one: Pick<RuleSet, 'id' | 'changes'>, other: Pick<RuleSet, 'id' | 'changes'>): boolean => {
  const names = Object.keys(one.changes);
  return (
    one.id === other.id &&
    names.length === Object.keys(other.changes).length &&
    names.every((name) => one.changes[name] === other.changes[name])
  );
};

/** With these as the last used; rules as a book has them are no house rules. */
export const withHouse = (kept: readonly RuleSet[], used: RuleSet): readonly RuleSet[] =>
  Object.keys(used.changes).length === 0 ? kept : [used, ...withoutHouse(kept, used)].slice(0, MOST);

export const withoutHouse = (kept: readonly RuleSet[], forgotten: RuleSet): readonly RuleSet[] =>
  kept.filter((each) => !isSameHouse(each, forgotten));
