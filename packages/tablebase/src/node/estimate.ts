import type { PairPhase } from '../kernel.ts';
import type { Pair } from '../pair.ts';
import type { Variant } from '../variant.ts';

/** Estimates how long the rest takes by what was done so far. */
export class Estimate {
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
    return secondsLeft(this.started, share);
  }
}

/** Seconds that the rest takes, by those since `started`, when `before` was done; null as long as too little was seen to say. */
export function secondsLeft(started: number, share: number, before = 0): number | null {
  const seconds = (performance.now() - started) / 1000;
  const gained = share - before;
  return gained < 0.005 || seconds < 3 ? null : (seconds / gained) * (1 - share);
}

/** What a table costs whatever is in it, in positions: files, threads, memory. */
const EVERY_TABLE = 1.2e6;
/** Where a side flies, and where distances are found, a position costs so many times as much. */
const FLYING = 2.2;
const DISTANCES = 2.3;
/** What a position with men in hand costs, measured in positions of a full board without. */
const ENTRY = 0.6;

/**
 * What a pair costs, in positions of a full board, where most are decided: with few men most are drawn, and tell nobody. `size` counts
 * positions of one side to play.
 */
export function pairCost({ rules }: Variant, { white, black }: Pair, size: number, distances: boolean): number {
  const men = ((white + black) * 24) / rules.board.names.length;
  const decided = Math.min(1, Math.max(0.3, (men - 6) / 7));
  const flies = black <= rules.core.flying ? FLYING : 1;
  return EVERY_TABLE + 2 * size * decided * flies * (distances ? DISTANCES : 1);
}

/** The same for a layer of positions with men in hand. */
export const layerCost = (size: number): number => EVERY_TABLE / 5 + size * ENTRY;

/**
 * Roughly how much of a pair is done when a phase has come so far; how many rounds a sweep takes is not known. Where both sides have as
 * many men, half of what is told is far away, and settling takes long.
 */
export function partDone(
  phase: PairPhase | 'enter' | 'load' | 'write',
  round: number,
  share: number,
  { white, black }: Pair,
): number {
  const [capture, settle, sweep] = white === black ? [0.06, 0.11, 0.4] : [0.12, 0.25, 0.26];
  switch (phase) {
    case 'load':
      return 0;
    case 'count':
      return 0.02 + (capture - 0.02) * share;
    case 'capture':
      return capture + (settle - capture) * share;
    case 'settle':
      return settle + (sweep - settle) * share;
    case 'sweep':
      return sweep + (0.89 - sweep) * (1 - 0.55 ** (round + share));
    case 'statistics':
      return 0.89;
    default:
      return 0.91;
  }
}
