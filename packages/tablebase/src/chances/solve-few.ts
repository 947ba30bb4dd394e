import { ChancePair } from './chance-pair.ts';
import { ChancePlaces } from './chance-places.ts';
import { allSides, type ChanceRules } from './chance-rules.ts';
import { MemoryChances } from './chance-tables.ts';

/** Sweeps end when less than this is missing, in steps of 1/65,535, rounding (a step) included. */
export const ENOUGH = 4;

/**
 * Finds the chances of all positions without men in hand, of up to so many men a side, in memory. Three men take some seconds on the large
 * board, four a minute or two; files are for more: see `solveChancesToFolder`.
 */
export function solveChances({ rules }: ChanceRules, men: number): MemoryChances {
  const places = new ChancePlaces(rules);
  const tables = new MemoryChances(places);
  for (const sides of allSides(men, rules.core.leastMen)) {
    const pair = new ChancePair(rules.core, places, sides, (own, opponent) => tables.look(own, opponent));
    for (const _ of pair.take());
    while (pair.missing() > ENOUGH) for (const _ of pair.sweep());
    for (const half of pair.halves) tables.set(half.sides, half.kept());
  }
  return tables;
}
