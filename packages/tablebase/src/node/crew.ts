import { Worker } from 'node:worker_threads';
import { type FileProblem, type PackedChunk, TableFileError } from '../table-file.ts';
import type { Workspace } from '../workspace.ts';
import type { DiskTable } from './disk-table.ts';
import { type Answer, type Task, THREAD_CODE, type ThreadData } from './thread.ts';

/** Compressed chunks that follow one another. */
export interface PackedRun {
  readonly data: Uint8Array;
  readonly chunks: readonly PackedChunk[];
}

/** Tasks that a thread is given at once, so that it need not wait for the disk and for this thread between two of them. */
const AHEAD = 2;

/** The threads that work on a workspace. */
export class ThreadCrew {
  readonly workspace: Workspace;
  private readonly workers: readonly Worker[];
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  private lastId = 0;

  constructor(workspace: Workspace) {
    this.workspace = workspace;
    const { module } = workspace;
    const { memory } = workspace.arena;
    this.workers = Array.from({ length: workspace.threads }, (_, thread) => {
      const workerData: ThreadData = { module, memory, scratch: workspace.scratch(thread) };
      const worker = new Worker(THREAD_CODE, { eval: true, workerData, execArgv: [] });
      worker.on('message', (answer: Answer) => this.settle(answer.id)?.resolve(answer));
      worker.on('error', (error) => this.fail(error));
      return worker;
    });
  }

  /** Runs a phase on all threads at once. */
  async run(phase: number, first: number, second: number): Promise<readonly number[]> {
    const answers = this.workers.map((worker) => this.ask(worker, { task: 'run', phase, first, second }));
    return (await Promise.all(answers)).map(({ result }) => result ?? 0);
  }

  /**
   * Compresses the values of one side, so many chunks at a time, and gives them away in order.
   */
  async pack(
    states: number,
    distances: number,
    size: number,
    chunk: number,
    take: (run: PackedRun) => Promise<void>,
  ): Promise<void> {
    const step = chunk * 64;
    const done = new Map<number, PackedRun>();
    let claimed = 0;
    let given = 0;
    let giving = Promise.resolve();
    const work = async (worker: Worker): Promise<void> => {
      while (claimed < size) {
        const first = claimed;
        claimed += step;
        const count = Math.min(step, size - first);
        const { data, chunks } = await this.ask(worker, { task: 'pack', states, distances, first, count, chunk });
        done.set(first, { data: data as Uint8Array, chunks: chunks ?? [] });
        for (let run = done.get(given); run; run = done.get(given)) {
          const next = run;
          done.delete(given);
          given += step;
          giving = giving.then(() => take(next));
        }
        await giving;
      }
    };
    await this.share(work);
    await giving;
  }

  /**
   * Unpacks the values of one side of a table, four to a byte, into shared memory. Throws a `TableFileError` where the
   * file is cut short or a checksum does not fit.
   */
  async load(table: DiskTable, side: 0 | 1, to: Uint8Array): Promise<void> {
    const batches = table.batches(side);
    let fault: FileProblem | null = null;
    const work = async (worker: Worker): Promise<void> => {
      for (let next = batches.next(); !next.done && fault === null; next = batches.next()) {
        const answer = await this.ask(worker, { task: 'load', to: to.byteOffset, ...next.value });
        fault ??= answer.fault ?? null;
      }
    };
    await this.share(work);
    if (fault) throw new TableFileError(table.head.file, fault);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  /** Runs what hands a thread one task after the other, {@link AHEAD} times for every thread. */
  private async share(work: (worker: Worker) => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: AHEAD }, () => this.workers.map(work)).flat());
  }

  private ask(worker: Worker, message: Task): Promise<Answer> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ ...message, id });
    });
  }

  private settle(id: number): { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private fail(error: Error): void {
    for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(error);
  }
}
