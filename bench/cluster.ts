import { ruleSet } from '@merellier/rules';
import { isSolvable, type Variant, variantOf } from '@merellier/tablebase';
import { chainsOf, levelCost, levelsOf } from '../packages/tablebase/src/node/any-time-chains.ts';
import { type PlannedTable, planTables } from '../packages/tablebase/src/node/shared/plan.ts';
import type { Pair } from '../packages/tablebase/src/pair.ts';
import { BoardData } from '../packages/tablebase/src/whole/board-data.ts';
import { timeOf } from './schedule.ts';

// What rule sets would take on many machines, by what tables cost here: a model. `npm run bench -- together` measures what it rests on.

/** Seconds of one processor for a unit of a plan's cost: the marelle with six men a side took 30 s alone, files and checks included. */
const SECOND = 30 / 675e6;
/** The same where men enter at any time: mixte with seven men took 17 minutes of a processor. */
const MIXTE = { men: 7, seconds: 17 * 60 };
/** Of a processor's work so much is left where several threads share a table: supposed, not measured. */
const THREADS_GAIN = 0.9;
/** Bytes that a value takes in a table, with a distance or without, and bytes a second to and from a store: supposed. */
const [PLAIN_BYTES, DISTANCE_BYTES, BYTES_A_SECOND] = [0.1, 0.35, 100e6];
/** US dollars for a core for an hour: m7g.large, two cores, at $0.0816 in June 2026 on demand. */
const CORE_HOUR = 0.0816 / 2;

const CORES = [1, 16, 64];
/** Threads of a worker. */
const THREADS = 8;

for (const id of ['marelle', 'morabaraba', 'lasker'])
  for (const distances of [false, true]) {
    const variant = variantOf(ruleSet(id));
    if (!isSolvable(variant)) throw new Error(variant.reason);
    const { plan, seconds, transfer } = variant.anyTime ? chains(variant, distances) : tables(variant, distances);
    const shown = CORES.map((cores) => {
      const [threads, workers] = cores === 1 ? [1, 1] : [THREADS, cores / THREADS];
      const gain = threads === 1 ? 1 : threads * THREADS_GAIN;
      const hours =
        timeOf(plan, workers, (table) => seconds(table) / gain + (workers > 1 ? transfer(table) : 0)) / 3600;
      return `${cores} cores (${workers} × ${threads}): ${hours.toFixed(2)} h, $${(hours * cores * CORE_HOUR).toFixed(2)}`;
    });
    console.log(`${id}${distances ? ' with distances' : ''}, ${plan.length} tables or chains: ${shown.join('; ')}`);
  }

interface Model {
  readonly plan: readonly PlannedTable[];
  readonly seconds: (table: PlannedTable) => number;
  /** Seconds that what a table needs, and itself, is on its way. */
  readonly transfer: (table: PlannedTable) => number;
}

/** Rule sets whose tables are made one by one. */
function tables(variant: Variant, distances: boolean): Model {
  const { places } = new BoardData(variant.rules);
  const size = (pair: Pair): number => places.size(pair);
  const plan = planTables(variant, { men: variant.men, distances }, size);
  const bytes = ({ pair, layer }: PlannedTable): number => {
    const sides = layer || pair.white === pair.black ? 1 : 2;
    return size(pair) * sides * (distances && !layer ? DISTANCE_BYTES : PLAIN_BYTES);
  };
  return {
    plan,
    seconds: ({ cost }) => cost * SECOND,
    transfer: (table) => [table, ...table.needs].reduce((sum, each) => sum + bytes(each), 0) / BYTES_A_SECOND,
  };
}

/**
 * Rule sets whose men enter at any time, which no queue solves so far: by whole chains, each above those with a man less in all or in
 * hand, whose planes it would fetch. Distances of the movement phase are those of a game whose men enter first.
 */
function chains(variant: Variant, distances: boolean): Model {
  const costs = (of: Variant): ReadonlyMap<string, number> => {
    const board = new BoardData(of.rules);
    const cost = (chain: { whites: number; blackHand: number }): number =>
      levelsOf(chain).reduce((sum, level) => sum + levelCost(board, of.men, level), 0);
    return new Map(chainsOf(of.men).map((chain) => [`${chain.whites}/${chain.blackHand}`, cost(chain)]));
  };
  const known = variantOf(ruleSet('marelle-mixte', { men: MIXTE.men }));
  if (!isSolvable(known)) throw new Error(known.reason);
  const second = MIXTE.seconds / [...costs(known).values()].reduce((sum, each) => sum + each, 0);
  const planned = new Map<string, PlannedTable>();
  for (const [name, cost] of costs(variant)) {
    const [whites = 0, blackHand = 0] = name.split('/').map(Number);
    const needs = [
      [whites - 1, blackHand],
      [whites, blackHand - 1],
      [whites - 1, blackHand - 1],
    ]
      .map((each) => planned.get(each.join('/')))
      .filter((each) => each !== undefined);
    planned.set(name, { name, file: name, pair: { white: whites, black: blackHand }, needs, cost: cost * second });
  }
  const board = new BoardData(variant.rules);
  const size = (pair: Pair): number => board.places.size(pair);
  const moving = distances
    ? planTables(variant, { men: variant.men, distances }, size).filter(({ layer }) => !layer)
    : [];
  const planes = ({ pair }: PlannedTable): number => {
    let bytes = 0;
    for (let white = 0; white <= pair.white; white++)
      bytes += (2 * board.blocks(white) * 2 ** (board.points - white)) / 8;
    return bytes;
  };
  return {
    plan: [...planned.values(), ...moving.map((table) => ({ ...table, cost: table.cost * SECOND }))],
    seconds: ({ cost }) => cost,
    transfer: (table) => (table.file.includes('.table') ? 0 : (2 * planes(table)) / BYTES_A_SECOND),
  };
}
