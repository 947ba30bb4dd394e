import type { PairPhase } from '../kernel.ts';

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
    const seconds = (performance.now() - this.started) / 1000;
    return share < 0.005 || seconds < 3 ? null : (seconds / share) * (1 - share);
  }
}

/** Roughly how much of a pair is done when a phase has come so far; how many rounds a sweep takes is not known. */
export function partDone(phase: PairPhase | 'enter' | 'load' | 'write', round: number, share: number): number {
  switch (phase) {
    case 'load':
      return 0;
    case 'count':
      return 0.02 + 0.1 * share;
    case 'capture':
      return 0.12 + 0.1 * share;
    case 'settle':
      // Long where both sides have as many men, over at once elsewhere.
      return 0.22 + 0.14 * share;
    case 'sweep':
      return 0.36 + 0.54 * (1 - 0.6 ** (round + share));
    case 'statistics':
      return 0.9;
    default:
      return 0.93;
  }
}
