/** What a puzzle is about: one thing each. */
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

/**
 * A position with one best turn: the only one that wins, or the only one that does not lose. Turns and positions are
 * written as in game texts.
 */
export interface Puzzle {
  /** Its name: it stays the same as long as the position does. */
  readonly id: string;
  readonly rules: string;
  readonly fen: string;
  readonly theme: Theme;
  readonly grade: Grade;
  /** What the side to play can reach; `winIn` counts its own turns, where the win was proved to its end. */
  readonly goal: { readonly value: 'win' | 'draw'; readonly winIn?: number };
  /** The best turn, and how play may go on. */
  readonly line: readonly string[];
  /** Every other turn: what it leads to, and an answer that shows it (none: only slower, or no forced answer). */
  readonly others: readonly (readonly [turn: string, value: 'draw' | 'loss' | 'slower', answer: string | null])[];
}
