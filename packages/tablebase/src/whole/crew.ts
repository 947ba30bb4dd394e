import { Worker } from 'node:worker_threads';
import { WHOLE_THREAD_CODE, type WholeAnswer, type WholeTask } from './thread.ts';

/** The threads that work on planes. */
export class WholeCrew {
  private readonly workers: readonly Worker[];
  private readonly waiting = new Map<
    number,
    { resolve: (answer: WholeAnswer) => void; reject: (error: Error) => void }
  >();
  private lastId = 0;

  constructor(module: WebAssembly.Module, memory: WebAssembly.Memory, threads: number) {
    this.workers = Array.from({ length: threads }, () => {
      const worker = new Worker(WHOLE_THREAD_CODE, { eval: true, workerData: { module, memory }, execArgv: [] });
      worker.on('message', (answer: WholeAnswer) => {
        this.waiting.get(answer.id)?.resolve(answer);
        this.waiting.delete(answer.id);
      });
      worker.on('error', (error) => {
        for (const each of this.waiting.values()) each.reject(error);
        this.waiting.clear();
      });
      return worker;
    });
  }

  /** Gives all threads the same task. */
  all(task: WholeTask): Promise<readonly WholeAnswer[]> {
    return Promise.all(this.workers.map((worker) => this.ask(worker, task)));
  }

  /** Gives each thread a task of its own. */
  eachOf(tasks: readonly WholeTask[]): Promise<readonly WholeAnswer[]> {
    return Promise.all(this.workers.map((worker, i) => this.ask(worker, tasks[i] as WholeTask)));
  }

  /** Hands out tasks one after the other, two to each thread at a time, and gives their answers away in order. */
  async inTurn(tasks: Iterator<WholeTask>, take: (answer: WholeAnswer) => Promise<void>): Promise<void> {
    const done = new Map<number, WholeAnswer>();
    let asked = 0;
    let given = 0;
    let giving = Promise.resolve();
    const work = async (worker: Worker): Promise<void> => {
      for (let next = tasks.next(); !next.done; next = tasks.next()) {
        const number = asked++;
        done.set(number, await this.ask(worker, next.value));
        for (let answer = done.get(given); answer; answer = done.get(given)) {
          const own = answer;
          done.delete(given++);
          giving = giving.then(() => take(own));
        }
        await giving;
      }
    };
    await Promise.all([...this.workers, ...this.workers].map(work));
    await giving;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private ask(worker: Worker, task: WholeTask): Promise<WholeAnswer> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ ...task, id });
    });
  }
}
