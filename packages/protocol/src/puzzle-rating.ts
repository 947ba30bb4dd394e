import type { ShownPuzzle } from './race/view.ts';
import type { RatingChange, ShownRating } from './rating.ts';

/** A puzzle that is offered to somebody with an account, to be answered for the rating: nothing of its answer. */
export interface OfferedPuzzle {
  readonly puzzle: ShownPuzzle & { readonly id: string };
  /** How hard it is, on the scale of the solvers. */
  readonly rating: ShownRating;
  /** How well one solves. */
  readonly own: ShownRating;
}

/** What came of the one attempt that counts. */
export interface RatedAttempt {
  readonly right: boolean;
  /** The best turn. */
  readonly solution: string;
  readonly own: RatingChange;
  readonly puzzle: RatingChange;
}

/** How somebody solves who has an account: the rating (null before the first attempt), and how many attempts counted. */
export interface SolverRecord {
  readonly rating: ShownRating | null;
  readonly attempts: number;
  readonly solved: number;
}
