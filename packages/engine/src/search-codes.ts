// Numbers that the search shares with its games, the kernel among them. Read by TypeScript and by AssemblyScript: plain
// integers only.

/** The most plies a search goes down, quiescence included. */
export const MAX_PLY = 200;

// Values: whole numbers for the side to play. A win in n turns from the root is worth `WIN` less n, a loss the opposite, so
// that the nearer win is the better one.
export const WIN = 30_000;
/** More than any value: the open end of a search window. */
export const INFINITE = 32_000;
/** The least value that stands for a win, forced or known from a table. */
export const WON = WIN - 1000;
/** What a probe says of a position where the search has to go on. */
export const GO_ON = -32_768;

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

/** Near a draw by turns that are counted, positions differ by how near it is. */
export const LAST_TURNS = 24;

// What the table says of a value: it is exact, or the true one is at least or at most as much.
export const EXACT = 3;
export const AT_LEAST = 2;
export const AT_MOST = 1;
/**
 * Most positions have fewer turns than this still to be searched, and soon stop being useful: the table keeps them apart, in a
 * small piece of memory that stays in the processor's cache, so that the search need not wait for memory.
 */
export const DEEP = 4;
/** How many of them are kept: half a megabyte. */
export const SHALLOW = 1 << 15;
/** The words of an entry, and the entries of a bucket. */
export const ENTRY_WORDS = 4;
export const BUCKET_ENTRIES = 4;
export const BUCKET_BYTES = 4 * ENTRY_WORDS * BUCKET_ENTRIES;

/** The most that history thinks of a turn. */
export const HISTORY_TOP = 1 << 20;
/** What the table's turn, and a killer, add to a rank. */
export const RANK_TABLE = 1 << 29;
export const RANK_KILLER = 1 << 25;
/** Places of a list up to which the best of the rest is looked for: beyond them the order matters little. */
export const SORTED = 8;

/** Turns that quiescence looks at in its first ply. */
export const QUIESCENCE_WIDTH = 4;
/** Positions of one quiescence search after which it looks at one turn in each. */
export const MOST_QUIESCENCE = 500;

/** Pruning begins this many turns before the last ply. */
export const PRUNED_DEPTH = 4;
/** Depths and places that reductions tell apart. */
export const REDUCTION_SIDE = 64;

// How a turn is being searched: less deep with a null window; to the full depth with one; with the whole window.
export const SHALLOW_STAGE = 0;
export const NARROW_STAGE = 1;
export const WIDE_STAGE = 2;
