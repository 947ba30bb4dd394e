import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { PHASES, type Phase } from '../kernel.ts';
import { type Pair, pairName, pairsBelow, pairsUpTo, sidesOf } from '../pair.ts';
import { mostCaptures } from '../small.ts';
import { type SideCounts, solvePair } from '../solve-pair.ts';
import { type Description, TableFileError } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { memoryNeeded, Workspace } from '../workspace.ts';
import { ThreadCrew } from './crew.ts';
import { DiskTable } from './disk-table.ts';
import { writeTable } from './write-table.ts';

export interface SolveOptions {
  /** Where the tables are kept; those of a rule set lie in a folder of their own there, see {@link tableFolder}. */
  readonly folder: string;
  /** The most men of a side; all that the rule set has if left out. */
  readonly men?: number;
  readonly threads: number;
  /** Bytes that may be used. */
  readonly memory: number;
  readonly distances: boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** Stops at the next opportunity; what is finished stays. */
  readonly signal?: AbortSignal;
}

/** How far solving has come. */
export interface SolveProgress {
  readonly pair: Pair;
  readonly phase: Phase | 'load' | 'write' | 'done';
  readonly round: number;
  /** Of all the work, from 0 to 1; by what was measured so far. */
  readonly share: number;
  /** Seconds still to go; null as long as too little was measured to say. */
  readonly left: number | null;
}

/** A finished pair. */
export interface SolvedPair {
  readonly pair: Pair;
  readonly counts: readonly [SideCounts, SideCounts];
  readonly bytes: number;
  /** Seconds that it took; null where it was there already. */
  readonly seconds: number | null;
}

/** Why solving cannot begin or go on. */
export type SolveProblem =
  | { readonly problem: 'memory'; readonly needed: number; readonly allowed: number; readonly men: number }
  | { readonly problem: 'space'; readonly needed: number; readonly free: number };

/** Solving cannot begin: there is too little memory or space. */
export class SolveError extends Error {
  readonly problem: SolveProblem;

  constructor(problem: SolveProblem) {
    super(`too little ${problem.problem}: ${problem.needed} bytes are needed`);
    this.problem = problem;
  }
}

/** The folder of the tables that a rule set shares with all that differ from it in nothing that matters here. */
export const tableFolder = (folder: string, variant: Variant): string => join(folder, variant.key);
export const tableFile = (folder: string, variant: Variant, pair: Pair): string =>
  join(tableFolder(folder, variant), `${pairName(pair)}.table`);

/**
 * Solves the movement phase into files, pair by pair, smallest first. A pair whose file is there and sound is left as it
 * is: a killed run goes on where it was.
 */
export async function solveToFolder(variant: Variant, options: SolveOptions): Promise<readonly SolvedPair[]> {
  const { folder, threads, men = variant.men } = options;
  await mkdir(tableFolder(folder, variant), { recursive: true });
  const pairs = pairsUpTo(Math.min(men, variant.men));
  const workspace = new Workspace(variant, Math.min(men, variant.men), threads);
  checkMemory(workspace, pairs, options);
  await removeRemains(tableFolder(folder, variant));
  const todo = pairs.filter((pair) => !isThere(variant, pair, options));
  await checkSpace(workspace, todo, options);

  const crew = new ThreadCrew(workspace);
  const clock = new Estimate(todo.map((pair) => cost(workspace, pair)));
  try {
    const solved: SolvedPair[] = [];
    for (const pair of pairs) {
      options.signal?.throwIfAborted();
      if (todo.includes(pair)) {
        solved.push(await solveOne(variant, workspace, crew, pair, options, clock));
        clock.next();
      } else solved.push(readFinished(variant, pair, options));
    }
    return solved;
  } finally {
    await crew.close();
  }
}

/** Positions of both sides: what a pair costs, roughly. */
const cost = (workspace: Workspace, pair: Pair): number => workspace.size(pair) * 2;

async function solveOne(
  variant: Variant,
  workspace: Workspace,
  crew: ThreadCrew,
  pair: Pair,
  options: SolveOptions,
  clock: Estimate,
): Promise<SolvedPair> {
  const { folder, distances, onProgress } = options;
  const started = performance.now();
  let at: { phase: SolveProgress['phase']; round: number } = { phase: 'load', round: 0 };
  const tell = (): void => {
    const [taken, of] = workspace.progress();
    const share = clock.share(partDone(at.phase, at.round, of === 0 ? 0 : taken / of));
    onProgress?.({ pair, ...at, share, left: clock.left(share) });
  };
  const timer = setInterval(tell, 500);
  try {
    tell();
    workspace.clear();
    loadBelow(variant, workspace, pair, folder);
    const { arrays, counts } = await solvePair(workspace, (...phase) => crew.run(...phase), pair, {
      distances,
      onProgress({ phase, round }) {
        at = { phase, round };
        tell();
      },
    });
    at = { phase: 'write', round: 0 };
    const size = workspace.size(pair);
    const description: Description = { key: variant.key, pair, size, distances, counts };
    const bytes = await writeTable(tableFile(folder, variant, pair), description, arrays, crew, () => {});
    return { pair, counts, bytes, seconds: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

/** Roughly how much of a pair is done when a phase has come so far; how many rounds a sweep takes is not known. */
function partDone(phase: SolveProgress['phase'], round: number, share: number): number {
  switch (phase) {
    case 'load':
      return 0;
    case 'count':
      return 0.02 + 0.2 * share;
    case 'capture':
      return 0.22 + 0.2 * share;
    case 'settle':
      return 0.42 + 0.08 * share;
    case 'sweep':
      return 0.5 + 0.4 * (1 - 0.6 ** (round + share));
    case 'statistics':
      return 0.9;
    default:
      return 0.93;
  }
}

/** Which sides of the smaller tables captures lead to: the opponent is to play, or, with extra turns, either. */
function loadBelow(variant: Variant, workspace: Workspace, pair: Pair, folder: string): void {
  for (const below of pairsBelow(pair, mostCaptures(variant))) {
    const table = new DiskTable(tableFile(folder, variant, below));
    try {
      for (const side of sidesOf(below)) table.load(side, workspace.layFinished(below, side));
    } finally {
      table.close();
    }
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
  return { pair, counts: table.head.description.counts, bytes: table.head.length, seconds: null };
}

/** Opens the table of a pair; throws a {@link TableFileError} where the file holds another one. */
export function openTable(variant: Variant, pair: Pair, file: string): DiskTable {
  const table = new DiskTable(file);
  const { description } = table.head;
  if (description.key === variant.key && pairName(description.pair) === pairName(pair)) return table;
  table.close();
  throw new TableFileError(file, 'other-table');
}

/** What a killed run left unfinished. */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name));
}

function checkMemory(workspace: Workspace, pairs: readonly Pair[], { memory, distances }: SolveOptions): void {
  const needs = pairs.map((pair) => memoryNeeded(workspace, pair, distances));
  const needed = Math.max(...needs);
  if (needed <= memory) return;
  const fits = (men: number): boolean => pairs.every((pair, i) => pair.white > men || (needs[i] as number) <= memory);
  let men = pairs.at(-1)?.white ?? 3;
  while (men >= 3 && !fits(men)) men--;
  throw new SolveError({ problem: 'memory', needed, allowed: memory, men });
}

/** Compressed tables take less than two bits a value, and distances less than a byte. */
async function checkSpace(
  workspace: Workspace,
  todo: readonly Pair[],
  { folder, distances }: SolveOptions,
): Promise<void> {
  const each = distances ? 0.75 : 0.25;
  const needed = todo.reduce((sum, pair) => sum + workspace.size(pair) * sidesOf(pair).length * each, 1 << 20);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) throw new SolveError({ problem: 'space', needed, free: bavail * bsize });
}

/** Estimates how long the rest takes by what was done so far. */
class Estimate {
  private readonly costs: readonly number[];
  private readonly started = performance.now();
  private done = 0;
  private index = 0;

  constructor(costs: readonly number[]) {
    this.costs = costs;
  }

  /** The present pair is finished. */
  next(): void {
    this.done += this.costs[this.index++] ?? 0;
  }

  share(part: number): number {
    const all = this.costs.reduce((sum, each) => sum + each, 0);
    return all === 0 ? 1 : (this.done + (this.costs[this.index] ?? 0) * part) / all;
  }

  left(share: number): number | null {
    const seconds = (performance.now() - this.started) / 1000;
    return share < 0.005 || seconds < 3 ? null : (seconds / share) * (1 - share);
  }
}

/** What `verifyFolder` found in one pair. */
export interface VerifiedPair {
  readonly pair: Pair;
  /** Positions whose value disagrees with those that their turns lead to. */
  readonly wrong: number;
  /** One in so many was looked at. */
  readonly step: number;
}

/**
 * Checks finished tables: all checksums, and the value of one position in `step` (1: of every one) against all its turns.
 */
export async function verifyFolder(
  variant: Variant,
  options: { readonly folder: string; readonly men?: number; readonly threads: number; readonly step: number },
  onPair: (verified: VerifiedPair) => void = () => {},
): Promise<readonly VerifiedPair[]> {
  const men = Math.min(options.men ?? variant.men, variant.men);
  const workspace = new Workspace(variant, men, options.threads);
  const crew = new ThreadCrew(workspace);
  const { step } = options;
  try {
    const verified: VerifiedPair[] = [];
    for (const pair of pairsUpTo(men)) {
      workspace.clear();
      loadBelow(variant, workspace, pair, options.folder);
      const table = openTable(variant, pair, tableFile(options.folder, variant, pair));
      for (const side of sidesOf(pair)) table.load(side, workspace.layFinished(pair, side));
      table.close();
      workspace.enterPair(pair);
      workspace.rewind();
      const wrong = (await crew.run(PHASES.check, 0, step)).reduce((sum, each) => sum + each, 0);
      verified.push({ pair, wrong, step });
      onPair({ pair, wrong, step });
    }
    return verified;
  } finally {
    await crew.close();
  }
}
