// One position is a frame of so many integers, one behind the other; making a turn writes the next frame.
export const FRAME = 18;

/** Men on the board as bits, and in hand, of the side to play and of the other. */
export const OWN = 0;
export const OTHER = 1;
export const OWN_HAND = 2;
export const OTHER_HAND = 3;
/** 0 for White, 1 for Black. */
export const SIDE = 4;
/** The hash, two words. */
export const KEY0 = 5;
export const KEY1 = 6;
/** Turns since the last capture. */
export const QUIET = 7;
/** Turns since the last one that cannot be taken back: a capture or an entry. */
export const BACK = 8;
/** The throw: one of the four below. */
export const DICE = 9;
/** Mills that the side to play can close in one turn; {@link UNREAD} until it is asked for. */
export const THREATS = 10;

/** What is remembered of the side to play and of the other: a move that is barred, the lines that have counted. */
export const BARRED = 11;
export const OTHER_BARRED = 12;
export const SPENT = 13;
export const OTHER_SPENT = 14;
/** The men that both sides have yet to take for what they did while placing. */
export const OWED = 15;
/** The lines on which the side to play is entering three men. */
export const ROW = 16;
/** The points that are closed while men are in hand. */
export const CLOSED = 17;

export const NO_DICE = 0;
export const AWAITED = 1;
export const ORDINARY = 2;
export const SPECIAL = 3;

export const UNREAD = -1;
