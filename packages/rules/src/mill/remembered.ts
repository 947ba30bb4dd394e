/**
 * What a position remembers of the turns that led to it, where the rules ask for it: White's part of each pair first. A
 * position has none of it where there is nothing to remember.
 */
export interface MillMemory {
  /** The move that would close again a mill that its side has just opened, as `barredMove` writes it; 0 for none. */
  readonly barred: readonly [white: number, black: number];
  /** The lines whose mill has counted, as bits by their index, where each counts once. */
  readonly spent: readonly [white: number, black: number];
  /** The men that each side has yet to take once both hands are empty; 0 where none are: see `owed.ts`. */
  readonly owed: number;
  /** The lines on which the side to play is entering three men after a special throw, as bits by their index; 0 for none. */
  readonly row: number;
}

/** What a side (0 for White) has yet to take. */
export const owedTo = (owed: number, side: number): number => (owed >>> (5 * side)) & 31;
