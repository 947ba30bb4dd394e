import { performance } from 'node:perf_hooks';

/** Tells the time of the database, in whole milliseconds, without asking it each time. */
export interface Clock {
  now(): number;
  /** Asks the database once more. */
  adjust(): Promise<void>;
}

/** Asked so many times, the quickest answer counts: its error is at most half the way there and back. */
const QUESTIONS = 3;

/** A clock that runs by this process's own steady one, set by the database's. */
export async function openClock(ask: () => Promise<number>): Promise<Clock> {
  let offset = 0;
  let last = 0;
  const adjust = async (): Promise<void> => {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < QUESTIONS; i++) {
      const before = performance.now();
      const theirs = await ask();
      const after = performance.now();
      if (after - before >= best) continue;
      best = after - before;
      offset = theirs - (before + after) / 2;
    }
  };
  await adjust();
  return {
    // Never backward, though an adjustment may ask for it: it then stands still for a moment.
    now: () => {
      last = Math.max(last, Math.floor(performance.now() + offset));
      return last;
    },
    adjust,
  };
}
