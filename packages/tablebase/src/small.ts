import { PHASES } from './kernel.ts';
import { type Pair, pairName, pairsBelow, pairsFrom, pairsUpTo, sidesOf } from './pair.ts';
import { type Crew, type SideCounts, solvePair } from './solve-pair.ts';
import { spreadDistances } from './spread-distances.ts';
import { Table } from './table.ts';
import type { Variant } from './variant.ts';
import { type PairArrays, Workspace } from './workspace.ts';

/** How far solving has come; `done` and `of` count positions. */
export interface SmallProgress {
  readonly pair: Pair;
  readonly done: number;
  readonly of: number;
}

/** All subspaces up to some number of men, solved in memory. */
export interface Solved {
  readonly men: number;
  readonly tables: readonly Table[];
  /** By the name of the pair: White to play, Black to play. */
  readonly counts: ReadonlyMap<string, readonly [SideCounts, SideCounts]>;
}

/** How many men a turn can take: as many as lines meet in a point, none where a mill wins. */
export const mostCaptures = ({ rules: { core } }: Variant): number =>
  core.firstMill ? 0 : core.perMill ? core.partnersPerPoint : 1;

/**
 * Solves all positions of the movement phase with at most so many men a side, or of a pair and all that captures lead to from it, on one thread, in memory, with distances:
 * seconds for five men, for a page's worker or a test. Files and more threads are in `@merellier/tablebase/node`.
 *
 * @example
 * ```ts
 * import { exactValue, isSolvable, MemoryTables, Places, solveSmall, variantOf } from '@merellier/tablebase';
 * import { ruleSet } from '@merellier/rules';
 * import { readFen } from '@merellier/rules/notation';
 *
 * const variant = variantOf(ruleSet('merels'));
 * if (isSolvable(variant)) {
 *   const { rules } = variant;
 *   const tables = new MemoryTables(new Places(rules), (await solveSmall(variant, 3)).tables);
 *   const read = readFen(rules, 'W:Wa1,d1,g4:Bb4,c3,f2');
 *   console.log(read.ok && exactValue(rules, tables, read.value)?.value); // win
 * }
 * ```
 */
export async function solveSmall(
  variant: Variant,
  upTo: number | Pair,
  onProgress: (progress: SmallProgress) => void = () => {},
): Promise<Solved> {
  const men = typeof upTo === 'number' ? upTo : upTo.white;
  const workspace = new Workspace(variant, men, 0);
  const crew: Crew = (phase, first, second) => {
    workspace.kernel.attach(workspace.scratch(0));
    return [workspace.kernel.run(phase, first, second) >>> 0];
  };
  const pairs = typeof upTo === 'number' ? pairsUpTo(upTo) : pairsFrom(upTo, mostCaptures(variant));
  const tables = new Map<string, Table>();
  const counts = new Map<string, readonly [SideCounts, SideCounts]>();
  const of = pairs.reduce((sum, pair) => sum + workspace.size(pair), 0);
  let done = 0;
  for (const pair of pairs) {
    onProgress({ pair, done, of });
    counts.set(pairName(pair), await solveNext(workspace, crew, pair, tables));
    done += workspace.size(pair);
  }
  onProgress({ pair: pairs.at(-1) as Pair, done, of });
  return { men, tables: [...tables.values()], counts };
}

/** Solves a pair in memory, with distances; `tables` has those of all pairs below it, by name, and gets its own. */
export async function solveNext(
  workspace: Workspace,
  crew: Crew,
  pair: Pair,
  tables: Map<string, Table>,
): Promise<readonly [SideCounts, SideCounts]> {
  workspace.clear();
  for (const below of pairsBelow(pair, mostCaptures(workspace.variant)))
    for (const side of sidesOf(below))
      workspace.layFinished(below, side).set((tables.get(`${pairName(below)}.${side}`) as Table).values);
  const { arrays, counts } = await solvePair(workspace, crew, pair, { distances: true });
  for (const side of sidesOf(pair)) {
    const table = takeTable(workspace, arrays, pair, side);
    tables.set(table.name, table);
  }
  return counts;
}

function takeTable(workspace: Workspace, arrays: PairArrays, pair: Pair, side: 0 | 1): Table {
  const { arena, kernel } = workspace;
  const before = arena.used;
  const [states, plies] =
    side === 0 ? [arrays.whiteStates, arrays.whiteDistances] : [arrays.blackStates, arrays.blackDistances];
  const bytes = Math.ceil(arrays.size / 4);
  // The kernel writes two bytes at once.
  const packed = arena.take(bytes + 1);
  kernel.pack(states, 0, arrays.size, packed);
  const values = arena.bytes(packed, bytes).slice();
  // The distances of the decided positions fit where all of them lie.
  const decided = kernel.packDistances(states, plies, 0, arrays.size, plies) >>> 0;
  const distances = arena.bytes(plies, decided).slice();
  arena.release(before);
  return new Table(pair, side, values, distances);
}

/** The number of positions of a pair that disagree with what their turns lead to, one in `step` being checked. */
export function checkSolved(variant: Variant, { men, tables }: Solved, step: number): number {
  const workspace = new Workspace(variant, men, 0);
  for (const table of tables) workspace.layFinished(table.pair, table.side).set(table.values);
  let wrong = 0;
  for (const pair of pairsUpTo(men)) {
    for (const [side, places] of workspace.enterPairToCheck(pair, true).entries()) {
      const { values, distances } = tables.find(({ name }) => name === `${pairName(pair)}.${side}`) as Table;
      if (distances) spreadDistances(values, distances, places);
    }
    workspace.rewind();
    workspace.kernel.attach(workspace.scratch(0));
    wrong += workspace.kernel.run(PHASES.check, 0, step) >>> 0;
  }
  return wrong;
}
