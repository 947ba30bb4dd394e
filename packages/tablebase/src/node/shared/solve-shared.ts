import { type KeyObject, randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Parameters } from '@merellier/rules';
import { pairsUpTo } from '../../pair.ts';
import type { Variant } from '../../variant.ts';
import { memoryNeeded } from '../../workspace.ts';
import { secondsLeft } from '../estimate.ts';
import { makeFolder } from '../folder.ts';
import { fitsLevels } from '../levels-need.ts';
import { type ManifestFile, manifestOf, manifestText } from '../manifest.ts';
import { signatureText } from '../signature.ts';
import { checkMemory, checkSpace, MOST_MEMORY } from '../solve.ts';
import { hasEntries, type PlannedTable, planTables, readyTables, waitingFor } from './plan.ts';
import type { TableQueue } from './queue.ts';
import { joinRun } from './run.ts';
import { SharedError } from './shared-error.ts';
import { SharedTables } from './shared-tables.ts';
import type { TableStore } from './store.ts';
import { TableMaker } from './table-maker.ts';

export interface SolveSharedOptions {
  readonly store: TableStore;
  readonly queue: TableQueue;
  /** A folder of this machine for copies of the tables that are needed; each run has one of its own in it. */
  readonly folder: string;
  readonly men: number;
  readonly threads: number;
  /** Bytes that may be used. */
  readonly memory: number;
  readonly distances: boolean;
  /** One position in so many is checked of each table before it is given to the others. */
  readonly step: number;
  /** The program and its version: workers of another one are refused. */
  readonly program: string;
  /** All parameters of the rule set, for the manifest. */
  readonly parameters: Parameters;
  readonly signWith?: KeyObject | undefined;
  readonly onProgress?: (progress: SharedProgress) => void;
  /** Hears of each table that this worker has made, with the seconds that it took. */
  readonly onTable?: (file: ManifestFile, name: string, seconds: number) => void;
}

/** How far all workers have come. */
export interface SharedProgress {
  /** What this worker is at; null while it waits for others. */
  readonly name: string | null;
  /** Tables that are done, and all. */
  readonly done: number;
  readonly all: number;
  readonly workers: number;
  /** Of all the work, from 0 to 1. */
  readonly share: number;
  /** Seconds still to go; null as long as too little was seen to say. */
  readonly left: number | null;
}

/** What solving together came to. */
export interface SharedResult {
  readonly files: readonly ManifestFile[];
  /** The names of the tables that this worker made. */
  readonly made: readonly string[];
}

/** Milliseconds after which a worker that waits looks by itself, and after which one at work looks how far the others are. */
const [LOOK_AGAIN, LOOK_ROUND] = [5000, 10_000];

/**
 * Works with others on the tables of a rule set until all are made: takes one after the other, has copied what it needs, solves and checks
 * it, and puts it into the store, whole or not at all. Whoever finds all tables there writes their manifests. The files are those that
 * {@link solveToFolder} makes, byte for byte.
 */
export async function solveShared(variant: Variant, options: SolveSharedOptions): Promise<SharedResult> {
  const { store, queue, threads } = options;
  const men = Math.min(options.men, variant.men);
  let maker: TableMaker | null = null;
  let isOver = false;
  try {
    if (variant.anyTime && hasEntries(variant, options)) throw new SharedError({ problem: 'alone', why: 'any-time' });
    maker = new TableMaker(variant, men, threads);
    checkFits(maker, men, options);
    const run = await joinRun(variant, { ...options, men }, store, queue);
    const worker = new Worker(variant, maker, run.id, { ...options, men });
    const made = await worker.work();
    isOver = true;
    return { made, files: await worker.writeManifests() };
  } finally {
    await maker?.close();
    await queue.leave(isOver);
  }
}

/** Throws where the largest table finds no room, or only whole levels do, each of which needs the one before. */
function checkFits({ workspace }: TableMaker, men: number, { memory, distances }: SolveSharedOptions): void {
  const pairs = pairsUpTo(men);
  const most = Math.max(...pairs.map((pair) => memoryNeeded(workspace, pair, distances)));
  if (most > MOST_MEMORY && !distances && fitsLevels(workspace.variant))
    throw new SharedError({ problem: 'alone', why: 'levels' });
  checkMemory(workspace, pairs, { memory, distances });
}

class Worker {
  private readonly maker: TableMaker;
  private readonly run: string;
  private readonly options: SolveSharedOptions;
  private readonly plan: readonly PlannedTable[];
  private readonly tables: SharedTables;
  private readonly progress: Progress;

  constructor(variant: Variant, maker: TableMaker, run: string, options: SolveSharedOptions) {
    this.maker = maker;
    this.run = run;
    this.options = options;
    this.plan = planTables(variant, options, (pair) => maker.workspace.size(pair));
    this.tables = new SharedTables(options.store, this.plan, join(options.folder, run));
    this.progress = new Progress(this.plan, options.onProgress ?? (() => {}));
  }

  /** The names of the tables that it made. */
  async work(): Promise<readonly string[]> {
    const { queue, distances } = this.options;
    const { folder } = this.tables;
    await makeFolder(folder);
    const { workspace } = this.maker;
    const pairs = this.plan.filter(({ layer }) => !layer).map(({ pair }) => pair);
    const layers = this.plan.flatMap(({ layer }) => layer ?? []);
    await checkSpace((pair) => workspace.size(pair), pairs, layers, { folder, distances });
    const waits = waitingFor(this.plan);
    const byUrgency = [...this.plan].sort((a, b) => (waits.get(b) ?? 0) - (waits.get(a) ?? 0));
    await queue.enter(
      this.run,
      byUrgency.map(({ name }) => name),
    );
    const made: string[] = [];
    for (;;) {
      const there = await this.tables.there();
      this.progress.tell(there);
      if (there.size === this.plan.length) return made;
      const { workers, tables: atWork } = await queue.atWork();
      const ready = readyTables(this.plan, there, waits).map(({ name }) => name);
      await queue.offer(ready.filter((name) => !atWork.has(name)));
      const taken = await queue.take();
      this.progress.take(taken, workers);
      if (taken === null) await queue.news(LOOK_AGAIN);
      else if (await this.makeUnlessOver(taken)) made.push(taken);
    }
  }

  /** Where all is there, whatever goes wrong does not matter any more: the copies may be gone. */
  private async makeUnlessOver(name: string): Promise<boolean> {
    try {
      return await this.make(name);
    } catch (error) {
      if ((await this.tables.there()).size < this.plan.length) throw error;
      return false;
    }
  }

  /** Makes a table that was taken; false where another worker has made it meanwhile. */
  private async make(name: string): Promise<boolean> {
    const { queue, onTable } = this.options;
    const table = this.plan.find((each) => each.name === name) as PlannedTable;
    const isMissing = !(await this.tables.there()).has(name);
    if (isMissing) {
      const started = performance.now();
      const file = await this.makeMissing(table);
      this.progress.finish(name);
      onTable?.(file, name, (performance.now() - started) / 1000);
    }
    await queue.finish(name);
    return isMissing;
  }

  private async makeMissing(table: PlannedTable): Promise<ManifestFile> {
    const { tables, maker } = this;
    const { step, distances } = this.options;
    const look = setInterval(() => void this.lookRound(), LOOK_ROUND);
    // Workers that share this folder may be at the same table, where one was taken for dead.
    const making = join(tables.folder, `making-${randomUUID()}`);
    try {
      for (const need of table.needs) await tables.bring(need);
      await mkdir(making);
      const file = join(making, 'table');
      await maker.solve(table, { folder: tables.folder, file, distances }, (part) => this.progress.work(part));
      const copy = tables.copyOf(table);
      await makeFolder(dirname(copy));
      await rename(file, copy);
      if ((await maker.check(table, { folder: tables.folder, step })) > 0) {
        await rm(copy);
        throw new SharedError({ problem: 'wrong', name: table.name });
      }
      return await tables.keep(table);
    } finally {
      clearInterval(look);
      await rm(making, { recursive: true, force: true });
    }
  }

  /** Sees how far the others are while this one is at work. */
  private async lookRound(): Promise<void> {
    try {
      const there = await this.tables.there();
      this.progress.tell(there, (await this.options.queue.atWork()).workers);
    } catch {
      // What matters fails again where it is waited for.
    }
  }

  /** Says in the store what all tables are, once for all workers, and forgets the copies. */
  async writeManifests(): Promise<readonly ManifestFile[]> {
    const { store, queue, program: solver, parameters, signWith } = this.options;
    const files = await queue.alone(async () => {
      const all: ManifestFile[] = [];
      for (const key of new Set(this.plan.map(({ file }) => dirname(file)))) {
        const entries = this.plan
          .filter(({ file }) => dirname(file) === key)
          .map((table) => this.tables.describe(table));
        const own = (await Promise.all(entries)) as ManifestFile[];
        own.sort((a, b) => (a.file < b.file ? -1 : 1));
        const text = manifestText(manifestOf({ solver, key, parameters }, own));
        await store.writeText(`${key}/manifest.json`, text.toString());
        if (signWith) await store.writeText(`${key}/manifest.signature`, signatureText(text, signWith));
        await store.tidy(key);
        all.push(...own);
      }
      return all;
    });
    await rm(this.tables.folder, { recursive: true, force: true });
    return files;
  }
}

/** How far all have come, by what their tables cost. */
class Progress {
  private readonly plan: readonly PlannedTable[];
  private readonly hear: (progress: SharedProgress) => void;
  private readonly all: number;
  private readonly started = performance.now();
  private before: number | null = null;
  private name: string | null = null;
  private part = 0;
  private there: ReadonlySet<string> = new Set();
  private workers = 1;

  constructor(plan: readonly PlannedTable[], hear: (progress: SharedProgress) => void) {
    this.plan = plan;
    this.hear = hear;
    this.all = plan.reduce((sum, { cost }) => sum + cost, 0);
  }

  /** What is there, and who works. */
  tell(there: ReadonlySet<string>, workers: number = this.workers): void {
    this.there = there;
    this.workers = workers;
    this.show();
  }

  /** What this worker is at from now on. */
  take(name: string | null, workers: number): void {
    [this.name, this.part] = [name, 0];
    this.workers = workers;
    this.show();
  }

  /** So much of its table is done. */
  work(part: number): void {
    this.part = part;
    this.show();
  }

  /** A table is done. */
  finish(name: string): void {
    this.there = new Set([...this.there, name]);
    this.show();
  }

  private show(): void {
    const own = this.plan.find(({ name }) => name === this.name);
    const done = this.plan.reduce((sum, { name, cost }) => sum + (this.there.has(name) ? cost : 0), 0);
    const share = Math.min(1, (done + (own && !this.there.has(own.name) ? own.cost * this.part : 0)) / this.all);
    this.before ??= share;
    const left = secondsLeft(this.started, share, this.before);
    this.hear({
      ...{ name: this.name, done: this.there.size, all: this.plan.length },
      ...{ workers: this.workers, share, left },
    });
  }
}
