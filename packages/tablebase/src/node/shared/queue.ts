/**
 * Where many workers agree on who makes which table. A worker that ends in whatever way gives back what it was at; whatever a queue
 * forgets, or offers twice, costs time and nothing else: what is made lies in the store.
 */
export interface TableQueue {
  /** Runs something while no other worker does the same. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Enters a run under its name: from now on this worker is seen by the others. */
  enter(run: string, tables: readonly string[]): Promise<void>;
  /** The workers that live, this one included, and what they are at. */
  atWork(): Promise<{ readonly workers: number; readonly tables: ReadonlySet<string> }>;
  /** Has tables made that nobody is at, the first ones first; those that wait already go on waiting. */
  offer(tables: readonly string[]): Promise<void>;
  /** Takes a table to make; null where there is none. */
  take(): Promise<string | null>;
  /** The table that was taken is in the store. */
  finish(table: string): Promise<void>;
  /** Resolves once some worker has finished a table, and after so many milliseconds anyway. */
  news(milliseconds: number): Promise<void>;
  /** Leaves: nothing is kept of a run that is over once the last worker has left it. */
  leave(isOver: boolean): Promise<void>;
}
