// Where the memory of a kernel holds what every family's search keeps: below it stand the rule set and its tables, above it what
// kernel-memory.ts of the family says. Addresses count in bytes. Read by TypeScript and by AssemblyScript: plain integers only.
import { MAX_PLY, REDUCTION_SIDE, SHALLOW, TURN_STACK } from './search-codes.ts';

export const SEARCH = 1 << 15;
/** Where the table is, by address, and its buckets less one. */
export const TABLE = SEARCH;
export const BUCKET_MASK = SEARCH + 4;
/** What the search leaves out or adds: see selectivity.ts. */
export const QUIESCENCE = SEARCH + 8;
export const EXTENSIONS = SEARCH + 12;
export const REDUCTIONS = SEARCH + 16;
export const PRUNING = SEARCH + 20;
/** Times that a situation stands before it is drawn; the fewest turns that bring one back. */
export const REPETITION = SEARCH + 24;
export const LEAST_BACK = SEARCH + 28;
/** By depth: see selectivity.ts. */
export const BEYOND = SEARCH + 64;
export const WITHIN = SEARCH + 128;
export const MOST_LATE = SEARCH + 192;
/** By depth and place, a byte each. */
export const REDUCTION = SEARCH + 256;

export const PLIES = MAX_PLY + 2;
/** Two killers for each ply; what quiet turns of each side did, by origin and destination. */
export const KILLERS = REDUCTION + REDUCTION_SIDE * REDUCTION_SIDE;
export const HISTORY = KILLERS + 8 * (MAX_PLY + 8);
export const HISTORY_SIDE = 1 << 14;
/** What a ply keeps so that a paused search can go on: see search-frame.ts. */
export const PAUSED = HISTORY + 2 * HISTORY_SIDE;
export const PAUSED_PLY = 64;
/** The best line from each ply on, and how long it is. */
export const LENGTHS = PAUSED + PAUSED_PLY * PLIES;
export const VARIATIONS = LENGTHS + 4 * (MAX_PLY + 8);
/** The table of what is near the last ply. */
export const NEAR_TABLE = 1 << 18;

/** The turn lists have room for the turns of one more position than the search needs. */
export const MOST = TURN_STACK + (1 << 14);
export const TURNS = NEAR_TABLE + 16 * SHALLOW;
export const RANKS = TURNS + 4 * MOST;
/** What the family keeps stands behind everything. */
export const SEARCH_END = RANKS + 4 * MOST;
/** Positions of the game so far that are kept: a repetition farther back is not seen. */
export const MOST_PLAYED = 2048;
/** Frames of positions: the game so far, as much of it as is kept, then the line being searched. */
export const POSITIONS = MOST_PLAYED + MAX_PLY + 4;
