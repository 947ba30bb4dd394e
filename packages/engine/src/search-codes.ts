// Numbers that the search shares with its games, the kernel among them. Read by TypeScript and by AssemblyScript: plain
// integers only.

/** Room for the turn lists of all plies of one search; a search goes no deeper once it is filled up to `TURNS_FULL`. */
export const TURN_STACK = 1 << 17;
export const TURNS_FULL = TURN_STACK - (1 << 14);

/** A turn of this rank or more wins men or tempo at once. */
export const RANK_TACTICAL = 1 << 27;
/** A turn of this rank or more answers a threat, or crowns a man. */
export const RANK_FORCED = 1 << 24;

// What a position is like, as bits.
export const BLACK_PLAYS = 1;
/** Dice must be thrown before the side to play can play. */
export const AWAITS_THROW = 2;
/** The side to play has lost by what stands on the board. */
export const LOST = 4;
/** The side to play has won by what stands on the board. */
export const HAS_WON = 32;
/** The side to play must take something, so that a static value says nothing. */
export const FORCED = 8;
/** A draw rule that looks back may end the game here. */
export const LOOKS_BACK = 16;
