/** What is to be done in a puzzle: one thing each. */
export const KINDS = ['win', 'only', 'take', 'block', 'hold', 'defend'] as const;
/**
 * `win` the one turn that wins; `only` the one turn that wins where all others lose; `take` it wins by taking; `block` by
 * stopping a mill or locking in; `hold` the one turn that does not lose; `defend` the same where something threatens.
 */
export type Kind = (typeof KINDS)[number];

/** What the idea of the best turn is. */
export const THEMES = [
  'mill',
  'which-man',
  'double-mill',
  'block',
  'lock-in',
  'flying',
  'quiet',
  'defence',
  'combination',
] as const;
export type Theme = (typeof THEMES)[number];

/** How hard a puzzle is to find, 1 to 5. */
export type Grade = 1 | 2 | 3 | 4 | 5;

/** What the side to play can reach. */
export interface Goal {
  readonly value: 'win' | 'draw';
  /** In so many turns of its own, where the win was proved to its end. */
  readonly winIn?: number;
}

/** How hard a puzzle is, as it was measured. */
export interface Difficulty {
  readonly grade: Grade;
  /** How many of the ten levels find the turn, in halves: 20 where all of them always do. */
  readonly found: number;
  /** The depth, in turns of either side, from which on a search sees the turn; null where it did not see it. */
  readonly seenAt: number | null;
}

/** About how many of the ten levels find the turn, in whole levels: all ten only where each always does. */
export const levelsFinding = ({ found }: Difficulty): number => (found === 20 ? 10 : Math.min(9, Math.ceil(found / 2)));

/**
 * A position with one best turn: the only one that wins, or the only one that does not lose. Turns and positions are
 * written as in game texts.
 */
export interface Puzzle extends Difficulty {
  /** Its name: it stays the same as long as the position does. */
  readonly id: string;
  readonly rules: string;
  readonly fen: string;
  readonly kind: Kind;
  readonly theme: Theme;
  readonly goal: Goal;
  /** The best turn, and how play may go on. */
  readonly line: readonly string[];
  /** Every other turn: what it leads to, and an answer that shows it (none: only slower, or no answer was kept). */
  readonly others: readonly (readonly [turn: string, value: 'draw' | 'loss' | 'slower', answer: string | null])[];
}
