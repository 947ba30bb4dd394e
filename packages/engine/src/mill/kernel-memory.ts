// Where the memory of the mill's kernel holds what, beside search-memory.ts. Addresses count in bytes. Read by TypeScript and by
// AssemblyScript: plain integers only.
import { POSITIONS, SEARCH_END } from '../search-memory.ts';

// The rule set, in words by number. Sets of points are bits.
export const ALL = 0;
export const WIDE = 1;
export const ENTRY_FIRST = 2;
/** What mills earn, as the rules' core says it: see `earned`. */
export const MILL_AT_ENTRY = 3;
export const MILL_BY_MOVING = 4;
export const FIRST_MILL = 5;
export const MAY_TAKE = 6;
export const LEAST_MEN = 7;
export const LOSING = 8;
export const MOVES_FIRST = 9;
export const BEGINS_IF_FULL = 10;
export const PLACING_STOPS = 11;
/** Which men mills protect: see below. */
export const PROTECTION = 12;
export const FLYING = 13;
export const PASSES = 14;
/** 1 if a side without a turn loses (or wins, where losing is the aim), and if it does not on a board without a free point. */
export const BLOCKED_LOSES = 15;
export const UNLESS_FULL = 16;
/** 1 if turns take men, and nothing else comes of them. */
export const PLAIN = 17;
/** Men of a side at the start. */
export const MEN_AT_START = 18;
/** Turns of both sides without a capture that draw, in all positions and where a side has three men; 0 for never. */
export const NO_CAPTURE = 19;
export const THREE_MEN = 20;
/** 1 if symmetric positions are one in the table while men are in hand; how many symmetries the board has. */
export const SYMMETRIC = 21;
export const SYMMETRIES = 22;
/** Where the images of sets are, by address; see masks.ts. */
export const IMAGES = 23;
/** The words of the hash for the side to play, beside each other; 24 is even, as a word of 64 bits asks for. */
export const PLAYS = 24;
/** The points with at least four neighbours, and with three. */
export const CROSSINGS = 26;
export const JUNCTIONS = 27;

// Protections.
export const UNLESS_ALL = 0;
export const ALWAYS = 1;
export const NEVER = 2;
export const ONCE_PLACED = 3;

// Tables of the board, by address. The lines through each point: a bit for each, every other bit being free, so that the
// sum over a set of points counts how many of them stand on each line. See lines.ts in assembly/mill.
export const THROUGH = 512;
/** The points of each line; the neighbours of each point. */
export const LINE_POINTS = 768;
export const NEAR = 896;
/** The union of the neighbours of a set, in three tables of ten points each. */
export const SPREAD = 10240;
/** The point that each symmetry sends each of 32 points to, a byte each; the symmetry that undoes each. */
export const POINTS = 8192;
export const INVERSE = 10176;

// Words of the hash, two each: a man of a side on a point, a hand of a side, turns near a draw.
export const MEN = 1024;
export const HANDS = 1536;
export const NEAR_DRAW = 2048;
/** Weights of the features by phase, in the order of features.ts. */
export const WEIGHTS = 2304;

/** The positions, in frames of so many bytes: see search-memory.ts. */
export const FRAMES = SEARCH_END;
export const FRAME = 64;
export const FRAMES_END = FRAMES + FRAME * POSITIONS;
/** Turns of one side, and so of both, may bring a position back. */
export const BACK_STEP = FRAME;

// In a frame, by address. How many men of the side to play, and of the other, stand on each line, two bits each.
export const OWN_LINES = 0;
export const OTHER_LINES = 8;
/** The hash, two words. */
export const KEY = 16;
export const OWN = 24;
export const OTHER = 28;
export const OWN_HAND = 32;
export const OTHER_HAND = 36;
/** 0 for White, 1 for Black. */
export const SIDE = 40;
/** Turns since the last capture; since the last one that cannot be taken back. */
export const QUIET = 44;
export const BACK = 48;
/** Mills that the side to play can close in one turn, as of the last evaluation. */
export const THREATS = 52;
