import type { RatingGroup } from '@merellier/protocol';
import type { Choice } from './judge-turns.ts';

/** What was measured in the games of one group of rule sets. */
export interface Measured {
  /** The ratings that levels 1 to 9 come to among each other, by the server's own rating system, and how well they keep values. */
  readonly ratings: readonly number[];
  readonly skills: readonly number[];
  /** How easy each kind of choice is; kinds that hardly ever came are left out. */
  readonly ease: Readonly<Record<Choice, number>>;
}

export type Pools = Readonly<Partial<Record<RatingGroup, Measured>>>;
