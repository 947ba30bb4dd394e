// What the kernel of whole levels and its host agree on: plain constants that both import.

// Where a thread's own memory holds what the host says of the board, by points as they are numbered here: the points beside each, a word
// each; how many pairs make a line with it, a byte each, and these pairs, MOST_PAIRS words each; the number here of each point of the board;
// the image of each point under each symmetry, MOST_POINTS bytes each.
export const NEAR = 0x800;
export const PAIR_COUNT = 0x880;
export const PAIRS = 0x900;
export const ORDER = 0xd40;
export const IMAGES = 0x6000;
export const MOST_PAIRS = 8;
export const MOST_POINTS = 32;
/** For each number of men how many sets are won, and how many are lost; 64 bits each. */
export const COUNTS = 0x7000;
export const MOST_COUNTS = 32;
/** Bytes that a thread has for itself; what the host lays out lies above. */
export const OWN_BYTES = 0x10000;
/** Places of a set that choose a bit within a row. */
export const WITHIN = 7;
/** Sets of places are looked up in two parts: by so many of the lowest places, and by the others; tables of words. */
export const LOW_PLACES = 12;
export const LOW_SETS = 4096;
export const HIGH_SETS = 16384;

// Planes by their numbers: won and lost with White to play, with Black to play, never lost with Black to play; what White, having closed a
// mill, wins and loses by taking a man.
export const WHITE_WON = 0;
export const WHITE_LOST = 1;
export const BLACK_WON = 2;
export const BLACK_LOST = 3;
export const BLACK_SAFE = 4;
export const TAKING_WINS = 5;
export const TAKING_LOSES = 6;
// White to play in the level that Black's captures lead to; then the level that entries lead to, for the side to play there.
export const TAKEN_WON = 7;
export const TAKEN_LOST = 8;
export const ENTERED_WON = 9;
export const ENTERED_LOST = 10;
// White to play before Black's entry of the same block; what White's entries save.
export const BEFORE_WON = 11;
export const BEFORE_LOST = 12;
export const WHITE_SAFE = 13;

/** When mills protect: never, unless all men stand in mills, always but the last three. */
export const NEVER = 0;
export const UNLESS_ALL = 1;
export const ALWAYS = 2;
