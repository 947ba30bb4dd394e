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
  /** The points that a man taken while placing keeps closed until both hands are empty, as bits; 0 for none. */
  readonly closed: number;
}

/** Set in what is owed where each side takes off men of its own. */
export const OWN_OWED = 1 << 12;

/** What a side (0 for White) has yet to take. */
export const owedTo = (owed: number, side: number): number => (owed >>> (5 * side)) & 31;

/** What this needs to know of a rule set: whether what a side owes is taken at once, and whether it is always its own. */
export interface Owing {
  readonly owesAtOnce: boolean;
  readonly opponentChooses: boolean;
}

/**
 * How many men a side (0 for White) must take now, before anything else; `hands` are both hands. What was counted while placing is taken
 * once they are empty; a man of its own that a side has to take off goes at once, and so does one taken in return by `each-takes`.
 */
export const owedNow = (core: Owing, owed: number, side: number, hands: number): number =>
  hands === 0 || core.owesAtOnce ? owedTo(owed, side) : 0;

/** Whether the men that are owed are those of the side that takes them off. */
export const owesOwn = (core: Owing, owed: number): boolean => core.opponentChooses || (owed & OWN_OWED) !== 0;

/** In what `generate` is told that a side has to take: the men are its own. */
export const OWN_MEN = 32;

/** What a side has yet to take, as `generate` is told it. */
export const dueOf = (core: Owing, owed: number, side: number): number => {
  const count = owedTo(owed, side);
  return count > 0 && owesOwn(core, owed) ? count | OWN_MEN : count;
};
