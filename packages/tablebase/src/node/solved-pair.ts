import type { Pair } from '../pair.ts';
import type { SideCounts } from '../solve-pair.ts';

/** A finished pair. */
export interface SolvedPair {
  readonly pair: Pair;
  readonly counts: readonly [SideCounts, SideCounts];
  readonly bytes: number;
  /** Seconds that it took; null where it was there already. */
  readonly seconds: number | null;
}
