import * as abi from './abi.ts';
import { type PairPhase, PHASES } from './kernel.ts';
import type { Pair } from './pair.ts';
import type { PairArrays, Workspace } from './workspace.ts';

/** Runs a phase on all threads and returns what each of them found. */
export type Crew = (phase: number, first: number, second: number) => Promise<readonly number[]> | readonly number[];

/** How far the solving of a pair has come. */
export interface PairProgress {
  readonly phase: PairPhase;
  /** How often the sweep has begun anew. */
  readonly round: number;
  /** Blocks that had news in the last round. */
  readonly news: number;
}

/** How many positions of one side are won, lost and drawn, without symmetric twins; longest win and loss in plies. */
export interface SideCounts {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** To the next capture or end; 0 where distances were not asked for. */
  readonly longestWin: number;
  readonly longestLoss: number;
}

/** Solves a pair whose smaller pairs lie in the workspace; its states stay there. Returns the counts of both sides. */
export async function solvePair(
  workspace: Workspace,
  crew: Crew,
  pair: Pair,
  options: { readonly distances: boolean; readonly onProgress?: (progress: PairProgress) => void },
): Promise<{ readonly arrays: PairArrays; readonly counts: readonly [SideCounts, SideCounts] }> {
  const arrays = workspace.layPair(pair, options.distances);
  const phase = async (name: PairProgress['phase'], round: number, news: number, first = 0): Promise<number> => {
    options.onProgress?.({ phase: name, round, news });
    workspace.rewind();
    const results = await crew(PHASES[name], first, 0);
    return results.reduce((sum, result) => sum + result, 0);
  };
  await phase('count', 0, 0);
  await phase('capture', 0, 0);
  await phase('settle', 0, 0);
  // With distances each round is a ply, and two in a row must be silent: news of either parity may be waiting.
  let silent = 0;
  for (let round = 0, news = 0; silent < (options.distances ? 2 : 1); round++) {
    news = await phase('sweep', round, news, round);
    silent = news === 0 ? silent + 1 : 0;
  }
  const counts = await countPair(workspace, () => phase('statistics', 0, 0));
  return { arrays, counts };
}

/** Counts the values of the present pair; `run` runs the phase that does. */
export async function countPair(
  workspace: Workspace,
  run: () => Promise<unknown>,
): Promise<readonly [SideCounts, SideCounts]> {
  const offset = workspace.kernel.resultOffset();
  const results = Array.from(
    { length: Math.max(1, workspace.threads) },
    (_, thread) => workspace.scratch(thread) + offset,
  );
  const frames = (): Uint32Array[] => results.map((address) => workspace.arena.words(address, 2 * abi.SIDE_WORDS));
  for (const frame of frames()) frame.fill(0);
  await run();
  const words = frames();
  const sum = (word: number): number => words.reduce((total, of) => total + (of[word] as number), 0);
  const most = (word: number): number => Math.max(...words.map((of) => of[word] as number));
  const side = (first: number): SideCounts => ({
    wins: sum(first + abi.WINS),
    losses: sum(first + abi.LOSSES),
    draws: sum(first + abi.DRAWN),
    longestWin: most(first + abi.LONGEST_WIN),
    longestLoss: most(first + abi.LONGEST_LOSS),
  });
  return [side(0), side(abi.SIDE_WORDS)];
}
