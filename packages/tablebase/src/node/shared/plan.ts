import { join } from 'node:path/posix';
import { type Layer, layerFolder, layerName, layersBelow, layersOf, pairOf } from '../../layer.ts';
import { type Pair, pairName, pairsBelow, pairsUpTo } from '../../pair.ts';
import { mostCaptures } from '../../small.ts';
import type { Variant } from '../../variant.ts';
import { layerCost, pairCost } from '../estimate.ts';

/** A table that one worker makes at a time, and those that it is made from. */
export interface PlannedTable {
  readonly name: string;
  /** Where it lies in a store: `nine-unless-all-fly3/5-4.table`. */
  readonly file: string;
  readonly pair: Pair;
  /** Absent without men in hand. */
  readonly layer?: Layer;
  readonly needs: readonly PlannedTable[];
  /** What it takes, in positions of a full board. */
  readonly cost: number;
}

/** What is to be solved of a rule set. */
export interface PlanOptions {
  /** The most men of a side. */
  readonly men: number;
  readonly distances: boolean;
}

/** Whether positions with men in hand belong to what is solved: with all men that a rule set has. */
export const hasEntries = ({ men }: Variant, options: Pick<PlanOptions, 'men'>): boolean => options.men >= men;

/** All tables of a rule set that are solved one by one, each after those that it needs; `size` counts positions of one side to play. */
export function planTables(
  variant: Variant,
  options: PlanOptions,
  size: (pair: Pair) => number,
): readonly PlannedTable[] {
  const planned = new Map<string, PlannedTable>();
  const add = (table: PlannedTable): void => void planned.set(table.name, table);
  const named = (names: readonly string[]): readonly PlannedTable[] =>
    names.map((name) => planned.get(name) as PlannedTable);
  for (const pair of pairsUpTo(Math.min(options.men, variant.men))) {
    const name = pairName(pair);
    const needs = named(pairsBelow(pair, mostCaptures(variant)).map(pairName));
    const cost = pairCost(variant, pair, size(pair), options.distances);
    add({ name, file: join(variant.key, `${name}.table`), pair, needs, cost });
  }
  for (const layer of hasEntries(variant, options) ? layersOf(variant) : []) {
    const name = layerName(layer);
    const pair = pairOf(layer);
    const below = layersBelow(variant, layer).map((each) =>
      each.hands === 0 ? pairName(pairOf(each)) : layerName(each),
    );
    const needs = named([...new Set(below)]);
    const file = join(layerFolder(variant), `${name}.table`);
    add({ name, file, pair, layer, needs, cost: layerCost(size(pair)) });
  }
  return [...planned.values()];
}

/** The tables that can be made now, where those with these names are there: first those that the longest work waits for. */
export function readyTables(
  plan: readonly PlannedTable[],
  there: ReadonlySet<string>,
  waits: ReadonlyMap<PlannedTable, number> = waitingFor(plan),
): readonly PlannedTable[] {
  return plan
    .filter(({ name, needs }) => !there.has(name) && needs.every((each) => there.has(each.name)))
    .sort((a, b) => (waits.get(b) ?? 0) - (waits.get(a) ?? 0));
}

/** For each table what it takes itself, with the longest chain of tables that need one another after it. */
export function waitingFor(plan: readonly PlannedTable[]): ReadonlyMap<PlannedTable, number> {
  const waits = new Map<PlannedTable, number>(plan.map((table) => [table, table.cost]));
  for (const table of [...plan].reverse())
    for (const need of table.needs)
      waits.set(need, Math.max(waits.get(need) ?? 0, need.cost + (waits.get(table) ?? 0)));
  return waits;
}
