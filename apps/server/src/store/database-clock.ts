import { performance } from 'node:perf_hooks';

/** Tells the time of the database, in whole milliseconds, without asking it each time. */
export interface Clock {
  now(): number;
  /** Asks the database once more. */
  adjust(): Promise<void>;
}

/** Asked so many times, the quickest answer counts: its error is at most half the way there and back. */
const QUESTIONS = 3;

/** What the database's clock is off by is a jump, not drift, above so many milliseconds. */
const JUMP = 2_000;

/** A sign of life that is further away than this may be by another clock; whoever is alive gives a new one within SIGN_WITHIN. */
const NEARBY = 5_000;
const SIGN_WITHIN = 5_000;

/** What a clock may be told and tell. */
export interface ClockOptions {
  /** Told of a jump of the database's clock, in milliseconds. */
  readonly onJump?: (ms: number) => void;
  /** The last sign of life of other nodes by their own clocks, which agree with one another; by default there are none. */
  readonly lastAlive?: () => Promise<number | null>;
}

/**
 * A clock that runs by this process's own steady one, set by the database's. Where that one jumps, the games' time goes on as
 * if nothing had happened, and a node that starts takes it from those that are alive.
 */
export async function openClock(ask: () => Promise<number>, options: ClockOptions = {}): Promise<Clock> {
  const { onJump = () => undefined, lastAlive } = options;
  let offset: number | null = null;
  /** By how much the database's clock is ahead of the games' time, after all its jumps. */
  let ahead = 0;
  let last = 0;
  const adjust = async (): Promise<void> => {
    let best = Number.POSITIVE_INFINITY;
    let asked = 0;
    for (let i = 0; i < QUESTIONS; i++) {
      const before = performance.now();
      const theirs = await ask();
      const after = performance.now();
      if (after - before >= best) continue;
      best = after - before;
      asked = theirs - ahead - (before + after) / 2;
    }
    const off = offset === null ? 0 : asked - offset;
    if (Math.abs(off) > JUMP + best / 2) {
      ahead += off;
      onJump(off);
    } else offset = asked;
  };
  await adjust();
  const now = (): number => performance.now() + (offset ?? 0);
  const first = (await lastAlive?.()) ?? null;
  if (lastAlive && first !== null && Math.abs(now() - first) > NEARBY) {
    const sign = await nextSign(lastAlive, first);
    if (sign !== null) {
      const off = now() - sign;
      ahead += off;
      offset = (offset ?? 0) - off;
    }
  }
  return {
    // Never backward, though an adjustment may ask for it: it then stands still for a moment.
    now: () => {
      last = Math.max(last, Math.floor(now()));
      return last;
    },
    adjust,
  };
}

/** Waits for a sign of life that is not this one; null where none comes, since nobody is alive. */
async function nextSign(lastAlive: () => Promise<number | null>, known: number): Promise<number | null> {
  const end = performance.now() + SIGN_WITHIN;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const sign = await lastAlive();
    if (sign !== known) return sign;
  }
  return null;
}
