import type { TableQueue } from '../node/shared/queue.ts';

/** Queues of workers that are all in this process. */
export class MemoryQueues {
  private readonly offered: string[] = [];
  private readonly taken = new Map<TableQueue, string | null>();
  private alone: Promise<unknown> = Promise.resolve();

  newQueue(): TableQueue {
    const { offered, taken } = this;
    return {
      alone: <Result>(run: () => Promise<Result>): Promise<Result> => {
        const result = this.alone.then(run);
        this.alone = result.catch(() => {});
        return result;
      },
      async enter() {
        taken.set(this, null);
      },
      atWork: async () => ({
        workers: taken.size,
        tables: new Set([...taken.values()].filter((name) => name !== null)),
      }),
      async offer(tables) {
        for (const table of tables) if (!offered.includes(table)) offered.push(table);
      },
      async take() {
        const table = offered.shift() ?? null;
        taken.set(this, table);
        return table;
      },
      async finish() {
        taken.set(this, null);
      },
      news: () => new Promise((resolve) => setTimeout(resolve, 5)),
      async leave() {
        taken.delete(this);
      },
    };
  }
}
