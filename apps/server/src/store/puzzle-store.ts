import type { Strength } from '../ratings/glicko.ts';
import type { DueAttempt, RatedPuzzle } from '../ratings/rate-puzzle.ts';

/** How somebody solves puzzles. */
export interface Solver extends Strength {
  readonly attempts: number;
  readonly solved: number;
}

/** The attempt of an account at a puzzle that counted: the first, and the only one. */
export interface PuzzleAttempt {
  readonly puzzle: string;
  readonly right: boolean;
  readonly at: number;
  readonly solver: { readonly before: Strength; readonly after: Strength };
  readonly its: { readonly before: Strength; readonly after: Strength };
}

/** An attempt that is to be counted. */
export interface NewAttempt {
  readonly player: string;
  readonly puzzle: string;
  readonly right: boolean;
  /** How strong the puzzle is where nobody has tried it before. */
  readonly first: Strength;
  readonly at: number;
}

/** The ratings of puzzles and of those who solve them. */
export interface PuzzleStore {
  solver(player: string): Promise<Solver | null>;
  /**
   * Offers a puzzle of a rule set to a player; gives the one that stands, which is an earlier one until it is answered, but for `gone`: one that
   * there is no more.
   */
  offerPuzzle(player: string, rules: string, puzzle: string, at: number, gone?: string | null): Promise<string>;
  /** The puzzle of a rule set that was offered to a player and is not answered; null without one. */
  offeredPuzzle(player: string, rules: string): Promise<string | null>;
  /** The puzzles of a rule set that a player has tried. */
  triedPuzzles(player: string, rules: string): Promise<ReadonlySet<string>>;
  /** The ratings of those puzzles of a rule set that anybody has tried. */
  puzzleRatings(rules: string): Promise<ReadonlyMap<string, Strength>>;
  /**
   * Counts an attempt, whole and once: to ask again is to be told what came of the first. Null where the puzzle was not offered to the
   * player.
   */
  countAttempt(attempt: NewAttempt, rate: (due: DueAttempt) => RatedPuzzle): Promise<PuzzleAttempt | null>;
  /** The attempts of a player, the last first. */
  attemptsOf(player: string, limit: number): Promise<readonly PuzzleAttempt[]>;
}
