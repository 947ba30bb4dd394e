import type { Turn } from '@merellier/rules';
import type { Goal, Kind, Puzzle, Theme } from '../src/puzzles/puzzle.ts';

/** A position that makes a puzzle by a first proof. What takes time is done once it is wanted. */
export interface Found {
  readonly kind: Kind;
  readonly theme: Theme;
  readonly goal: Goal;
  readonly fen: string;
  readonly best: Turn;
  /** The second proof. */
  readonly again: () => boolean;
  readonly line: () => readonly string[];
  /** All other turns; the answer to the one that tempts most is kept, wherever it is one. */
  readonly others: (tempting: readonly Turn[]) => Puzzle['others'];
}
