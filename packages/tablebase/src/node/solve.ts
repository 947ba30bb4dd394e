import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_MEN } from '@merellier/rules';
import type { PairPhase } from '../kernel.ts';
import { type Layer, layerFolder, layerName, layersBelow, layersOf, pairOf } from '../layer.ts';
import { type Pair, pairName, pairsBelow, pairsUpTo, sidesOf } from '../pair.ts';
import { Places } from '../place.ts';
import { mostCaptures } from '../small.ts';
import type { SideCounts } from '../solve-pair.ts';
import type { Description } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { memoryNeeded, Workspace } from '../workspace.ts';
import { ThreadCrew } from './crew.ts';
import { Estimate, layerCost, pairCost, partDone } from './estimate.ts';
import { layerFile, makeFolder, openTable, tableFile, tableFolder } from './folder.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { anyTimeNeeds, fitsLevels, levelsNeed, type SolveLevelsOptions } from './levels-need.ts';
import { AnyTimeSolving } from './solve-any-time.ts';
import { readLayer, type SolvedLayer, solveLayer } from './solve-layer.ts';
import { LevelSolving } from './solve-levels.ts';
import { solvePairTable } from './solve-pair-table.ts';
import type { SolvedPair } from './solved-pair.ts';
import { type Held, holdFolder } from './solving-lock.ts';
import type { Written } from './write-table.ts';
import { removeRemains } from './write-whole.ts';

export interface SolveOptions {
  /** Where the tables are kept; those of a rule set lie in a folder of their own there, see {@link tableFolder}. */
  readonly folder: string;
  /**
   * The most men of a side; all that the rule set has if left out. Then positions with men in hand are solved too: with
   * fewer only the movement phase.
   */
  readonly men?: number;
  /** False: only the movement phase, whatever the number of men. */
  readonly entries?: boolean;
  readonly threads: number;
  /** Bytes that may be used. */
  readonly memory: number;
  readonly distances: boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** Hears of every pair once it is solved, with those that were there already. */
  readonly onPair?: (solved: SolvedPair) => void;
  /** The same for positions with men in hand, which come once all pairs are kept. */
  readonly onLayer?: (solved: SolvedLayer) => void;
  /** Stops at the next opportunity; what is finished stays. */
  readonly signal?: AbortSignal;
}

/** How far solving has come. */
export interface SolveProgress {
  readonly pair: Pair;
  /** The name of the table that is being made. */
  readonly name: string;
  /** `enter`: positions with men in hand, whatever is done with them. */
  readonly phase: PairPhase | 'enter' | 'load' | 'write';
  readonly round: number;
  /** Of all the work, from 0 to 1; by what was measured so far. */
  readonly share: number;
  /** Seconds still to go; null as long as too little was measured to say. */
  readonly left: number | null;
}

/** Why solving cannot begin or go on. */
export type SolveProblem =
  | { readonly problem: 'memory'; readonly needed: number; readonly allowed: number; readonly men: number }
  | { readonly problem: 'space'; readonly needed: number; readonly free: number }
  /** Another process solves into the same folder, perhaps in another container or on another machine; `file` is how it says so. */
  | ({ readonly problem: 'held' } & Held);

/** Solving cannot begin: there is too little memory or space, or another process is solving. */
export class SolveError extends Error {
  readonly problem: SolveProblem;

  constructor(problem: SolveProblem) {
    super(
      problem.problem === 'held'
        ? `process ${problem.pid} is solving into the folder: ${problem.file}`
        : `too little ${problem.problem}: ${problem.needed} bytes are needed`,
    );
    this.problem = problem;
  }
}

/**
 * Solves the movement phase into files, pair by pair, smallest first; then, with all men, the entries that lead there,
 * the last ones first. What is there and sound is left as it is: a killed run goes on where it was.
 */
export async function solveToFolder(variant: Variant, options: SolveOptions): Promise<readonly SolvedPair[]> {
  const folder = tableFolder(options.folder, variant);
  await makeFolder(folder);
  const lost = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, lost.signal]) : lost.signal;
  const release = await holdFolder(join(folder, 'solving.lock'), (by) =>
    lost.abort(new SolveError({ problem: 'held', ...by })),
  );
  if (typeof release !== 'function') throw new SolveError({ problem: 'held', ...release });
  try {
    return await solveAll(variant, { ...options, signal });
  } finally {
    await release();
  }
}

async function solveAll(variant: Variant, options: SolveOptions): Promise<readonly SolvedPair[]> {
  const { folder, threads, men = variant.men } = options;
  const pairs = pairsUpTo(Math.min(men, variant.men));
  const workspace = new Workspace(variant, Math.min(men, variant.men), threads);
  const levels = levelsFor(workspace, pairs, options);
  if (levels) return solveByLevels(variant, levels, options);
  await removeRemains(tableFolder(folder, variant));
  const layers = men >= variant.men && options.entries !== false ? layersOf(variant) : [];
  if (layers.length > 0) {
    await makeFolder(join(folder, layerFolder(variant)));
    await removeRemains(join(folder, layerFolder(variant)));
  }
  const missingLayers = layers.filter((layer) => !existsSync(layerFile(folder, variant, layer)));
  const hands = variant.anyTime && missingLayers.length > 0 ? anyTimeNeeds(variant, threads) : null;
  const absent = pairs.filter((pair) => !isThere(variant, pair, options));
  // What enters at any time is solved together with the movement phase, which has no distances then.
  const missing = hands && !options.distances ? [] : absent;
  if (!hands || options.distances) checkMemory(workspace, pairs, options);
  if (hands) checkHands(hands, variant, options);
  await checkSpace((pair) => workspace.size(pair), absent, missingLayers, options, hands?.disk);

  const crew = new ThreadCrew(workspace);
  const clock = new Estimate([
    ...missing.map((pair) => pairCost(variant, pair, workspace.size(pair), options.distances)),
    ...(hands
      ? [missingLayers.reduce((sum, layer) => sum + workspace.size(pairOf(layer)) * ANY_TIME_COST, 0)]
      : missingLayers.map((layer) => layerCost(workspace.size(pairOf(layer))))),
  ]);
  // The disk takes its time: a table is awaited by those that lead to it alone.
  const keeping = new Map<string, Promise<void>>();
  const areKept = (names: readonly string[]): Promise<unknown> => Promise.all(names.map((name) => keeping.get(name)));
  const keep = <Solved extends Pick<Written, 'kept'>>(name: string, { kept, ...solved }: Solved) => {
    keeping.set(name, kept);
    clock.next();
    return solved;
  };
  const solved: SolvedPair[] = [];
  try {
    for (const pair of pairs) {
      options.signal?.throwIfAborted();
      if (absent.includes(pair) && !missing.includes(pair)) continue;
      let finished: SolvedPair;
      if (missing.includes(pair)) {
        await areKept(pairsBelow(pair, mostCaptures(variant)).map(pairName));
        finished = keep(pairName(pair), await solveOne(crew, pair, options, clock));
      } else finished = readFinished(variant, pair, options);
      solved.push(finished);
      options.onPair?.(finished);
    }
    // Entries lead to any of them.
    await areKept(pairs.map(pairName));
    for (const layer of hands ? [] : layers) {
      options.signal?.throwIfAborted();
      let finished: SolvedLayer;
      if (missingLayers.includes(layer)) {
        await areKept(layersBelow(variant, layer).map(layerName));
        finished = keep(layerName(layer), await solveNextLayer(crew, layer, options, clock));
      } else finished = readLayer(variant, layer, folder);
      options.onLayer?.(finished);
    }
    await areKept(layers.map(layerName));
  } finally {
    await Promise.allSettled(keeping.values());
    await crew.close();
  }
  if (hands) await enterAtAnyTime(variant, options, clock, solved);
  return solved;
}

/** Solves the positions with men in hand of a game whose men enter at any time, and what is missing of the movement phase. */
async function enterAtAnyTime(
  variant: Variant,
  options: SolveOptions,
  clock: Estimate,
  solved: SolvedPair[],
): Promise<void> {
  giveBackMemory();
  const pair = pairsUpTo(variant.men).at(-1) as Pair;
  const solving = new AnyTimeSolving(variant, options, {
    onProgress(name, part) {
      options.signal?.throwIfAborted();
      const share = clock.share(part);
      options.onProgress?.({ pair, name, phase: 'enter', round: 0, share, left: clock.left(share) });
    },
    onPair(pair) {
      solved.push(pair);
      options.onPair?.(pair);
    },
    onLayer: (layer) => options.onLayer?.(layer),
  });
  try {
    await solving.solve();
  } finally {
    await solving.close();
  }
}

/**
 * The way of whole levels, where pairs find no room in one WebAssembly memory, and it knows the rules; it takes more memory in all, so
 * that it may be refused too. Null where pairs will do.
 */
function levelsFor(workspace: Workspace, pairs: readonly Pair[], options: SolveOptions): SolveLevelsOptions | null {
  const { folder, threads, memory, distances } = options;
  const { variant } = workspace;
  const { most, fits } = pairsNeed(workspace, pairs, options);
  if (most <= MOST_MEMORY || distances || !fitsLevels(variant)) return null;
  const men = Math.min(options.men ?? variant.men, variant.men);
  const asked = { folder, men, threads, entries: men === variant.men && options.entries !== false };
  const needed = levelsNeed(variant, asked);
  if (needed.memory <= memory && needed.shared <= MOST_MEMORY) return asked;
  throw new SolveError({ problem: 'memory', needed: needed.memory, allowed: memory, men: fits });
}

async function solveByLevels(
  variant: Variant,
  asked: SolveLevelsOptions,
  options: SolveOptions,
): Promise<readonly SolvedPair[]> {
  const { folder, men, entries } = asked;
  const of = tableFolder(folder, variant);
  await removeRemains(of);
  const layers = entries ? layersOf(variant) : [];
  const places = new Places(variant.rules);
  const missing = pairsUpTo(men).filter((pair) => !isThere(variant, pair, options));
  const missingLayers = layers.filter((layer) => !existsSync(layerFile(folder, variant, layer)));
  if (missing.length === 0 && missingLayers.length === 0) {
    const solved = pairsUpTo(men).map((pair) => readFinished(variant, pair, options));
    for (const pair of solved) options.onPair?.(pair);
    for (const layer of layers) options.onLayer?.(readLayer(variant, layer, folder));
    return solved;
  }
  const size = (pair: Pair): number => places.size(pair);
  await checkSpace(size, missing, missingLayers, options, levelsNeed(variant, asked).disk);
  const started = performance.now();
  let before: number | null = null;
  const solving = new LevelSolving(variant, asked, {
    onProgress(name, share) {
      options.signal?.throwIfAborted();
      before ??= share;
      const seconds = (performance.now() - started) / 1000;
      const left = share - before < 0.005 ? null : (seconds / (share - before)) * (1 - share);
      const phase = name.startsWith('h') ? 'enter' : 'sweep';
      options.onProgress?.({ pair: pairsUpTo(men).at(-1) as Pair, name, phase, round: 0, share, left });
    },
    onPair: (pair) => options.onPair?.(pair),
    onLayer: (layer) => options.onLayer?.(layer),
  });
  try {
    const solved = await solving.solveMoves();
    if (entries) await solving.solveEntries();
    await solving.forget();
    return solved;
  } finally {
    await solving.close();
  }
}

/** What a position costs where men enter at any time, measured in positions of the movement phase: each is solved twice. */
const ANY_TIME_COST = 20;

async function solveOne(
  crew: ThreadCrew,
  pair: Pair,
  options: SolveOptions,
  clock: Estimate,
): Promise<SolvedPair & Pick<Written, 'kept'>> {
  const { workspace } = crew;
  const { onProgress } = options;
  let at: { phase: SolveProgress['phase']; round: number } = { phase: 'load', round: 0 };
  const tell = (): void => {
    const [taken, of] = workspace.progress();
    const share = clock.share(partDone(at.phase, at.round, of === 0 ? 0 : taken / of, pair));
    onProgress?.({ pair, name: pairName(pair), ...at, share, left: clock.left(share) });
  };
  const timer = setInterval(tell, 500);
  try {
    tell();
    return await solvePairTable(crew, pair, options, (phase, round) => {
      at = { phase, round };
      if (phase !== 'write') tell();
    });
  } finally {
    clearInterval(timer);
  }
}

async function solveNextLayer(
  crew: ThreadCrew,
  layer: Layer,
  { folder, onProgress }: SolveOptions,
  clock: Estimate,
): Promise<SolvedLayer & Pick<Written, 'kept'>> {
  const { workspace } = crew;
  let step: readonly [from: number, to: number] = [0, 0];
  const tell = (): void => {
    const [taken, of] = workspace.progress();
    const [from, to] = step;
    const share = clock.share(from + (to - from) * (of === 0 ? 0 : taken / of));
    const progress = { pair: pairOf(layer), name: layerName(layer), phase: 'enter', round: 0 } as const;
    onProgress?.({ ...progress, share, left: clock.left(share) });
  };
  const timer = setInterval(tell, 500);
  try {
    return await solveLayer(crew, layer, folder, (from, to) => {
      step = [from, to];
    });
  } finally {
    clearInterval(timer);
  }
}

function isThere(variant: Variant, pair: Pair, { folder, distances }: SolveOptions): boolean {
  const file = tableFile(folder, variant, pair);
  if (!existsSync(file)) return false;
  const table = openTable(variant, pair, file);
  table.close();
  return table.head.description.distances || !distances;
}

function readFinished(variant: Variant, pair: Pair, { folder }: SolveOptions): SolvedPair {
  const table = openTable(variant, pair, tableFile(folder, variant, pair));
  table.close();
  return { pair, counts: bothSides(table.head.description), bytes: table.head.length, seconds: null };
}

const bothSides = ({ counts }: Description): SolvedPair['counts'] => [counts[0] as SideCounts, counts[1] as SideCounts];

/** What a WebAssembly memory holds, and so the tables of a pair that is being solved: 4 GiB. */
export const MOST_MEMORY: number = 2 ** 32;

/** Throws a {@link SolveError} where the largest of these pairs takes more memory than is allowed, or can be had. */
export function checkMemory(
  workspace: Workspace,
  pairs: readonly Pair[],
  options: Pick<SolveOptions, 'memory' | 'distances'>,
): void {
  const { most, fits } = pairsNeed(workspace, pairs, options);
  const allowed = Math.min(options.memory, MOST_MEMORY);
  if (most > allowed) throw new SolveError({ problem: 'memory', needed: most, allowed, men: fits });
}

/** Bytes of memory that the largest pair takes, and up to how many men all pairs find room. */
function pairsNeed(
  workspace: Workspace,
  pairs: readonly Pair[],
  { memory, distances }: Pick<SolveOptions, 'memory' | 'distances'>,
): { readonly most: number; readonly fits: number } {
  const needs = pairs.map((pair) => memoryNeeded(workspace, pair, distances));
  const allowed = Math.min(memory, MOST_MEMORY);
  const fit = (men: number): boolean => pairs.every((pair, i) => pair.white > men || (needs[i] as number) <= allowed);
  let fits = pairs.at(-1)?.white ?? LEAST_MEN;
  while (fits >= LEAST_MEN && !fit(fits)) fits--;
  return { most: Math.max(...needs), fits };
}

function checkHands({ memory: needed }: { readonly memory: number }, { men }: Variant, { memory }: SolveOptions): void {
  if (needed > memory) throw new SolveError({ problem: 'memory', needed, allowed: memory, men: men - 1 });
}

/** Bytes of a value in a file, with its distance or without: more than any set took so far. */
const [PLAIN_BYTES, DISTANCE_BYTES] = [0.15, 0.6];

/** Throws a {@link SolveError} where the disk has no room for these tables. */
export async function checkSpace(
  size: (pair: Pair) => number,
  missing: readonly Pair[],
  layers: readonly Layer[],
  { folder, distances }: Pick<SolveOptions, 'folder' | 'distances'>,
  beside = 0,
): Promise<void> {
  const each = distances ? DISTANCE_BYTES : PLAIN_BYTES;
  const entries = layers.reduce((sum, layer) => sum + size(pairOf(layer)) * PLAIN_BYTES, beside);
  const needed = missing.reduce((sum, pair) => sum + size(pair) * sidesOf(pair).length * each, 2 ** 20 + entries);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) throw new SolveError({ problem: 'space', needed, free: bavail * bsize });
}
