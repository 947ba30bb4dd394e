// What the kernel and its host agree on: where the kernel's memory holds what, and the codes of rules, phases and values.
// assembly/ compiles this file too, as AssemblyScript: so it holds plain numbers only.

/** The address of the table of words that the host fills and the kernel reads when it attaches; how many words it has. */
export const WORDS = 1024;
export const WORD_COUNT = 768;
/** The most men of a side. */
export const MOST_MEN = 12;
/** The number of a class and a symmetry stand in one word, the symmetry in so many low bits: at most 64 of them. */
export const SYMMETRY_BITS = 6;
export const SYMMETRY_MASK = 63;

// Words for the board and the rules.
export const POINTS = 0;
export const SYMMETRIES = 1;
/** Address: for each symmetry four tables of 256 words, the images of each byte of a set. */
export const PERMUTATIONS = 2;
/** Address: for each symmetry 32 bytes, the image of each point. */
export const IMAGES = 3;
/** Address: for each symmetry a byte, its inverse. */
export const INVERSES = 4;
/** Address: for each point a word, the set of its neighbours. */
export const NEAR = 5;
/** Address: for each point {@link PARTNER_ROOM} words, the pairs that make a line with it, {@link NO_PAIR} where there are fewer. */
export const PARTNERS = 6;
/** A side with so many men or fewer flies. */
export const FLYING = 7;
/** A side with fewer men than these has lost. */
export const LEAST_MEN = 8;
/** One of {@link UNLESS_ALL}, {@link ALWAYS}, {@link NEVER}. */
export const PROTECTION = 9;
/** 1 if a turn takes a man for each mill that it closes. */
export const PER_MILL = 10;
/** 1 if closing a mill by moving earns a further turn. */
export const EXTRA_TURN = 11;
/** One of {@link LOSES}, {@link PASSES}, {@link DRAWS}, {@link LOSES_UNLESS_FULL}. */
export const BLOCKED = 12;
/** One of {@link TAKES}, {@link EARNS_NOTHING}, {@link FORBIDDEN}, {@link FURTHER_TURN}, {@link ENDS}. */
export const AT_ENTRY = 13;
/** Address: C(n, k) at word 32 n + k. */
export const BINOMIALS = 14;
/** Address: 256 rows of 256 bytes, the bits of a byte (column) picked by a mask (row), pushed together. */
export const PICKINGS = 15;
/** Address: the rank of the low 12 bits of a set, 4,096 words. */
export const RANK_LOW_12 = 16;
/** Address: the rank of the low 11 bits of a set, 2,048 words. */
export const RANK_LOW = 17;

/** How many lines go through a point, at most. */
export const LINES_PER_POINT = 38;
/** 1 if closing a mill wins, so that a position in which one stands is over. */
export const FIRST_MILL = 39;

// Words for the pair of subspaces that is being solved.
/** Men of each side. */
export const WHITE = 18;
export const BLACK = 19;
/** Addresses: a byte for each position, with White and with Black to play; assembly/states.ts says what it means. */
export const WHITE_STATES = 20;
export const BLACK_STATES = 21;
/** Addresses: plies to the next capture or end, a byte each; 0 where distances are not asked for. */
export const WHITE_DISTANCES = 22;
export const BLACK_DISTANCES = 23;
/** Addresses: a byte for each block, whether it holds news; with distances the two take turns from ply to ply. */
export const DIRTY_EVEN = 24;
export const DIRTY_ODD = 25;
/** Address: a word for each block, not 0 while a thread holds it. */
export const LOCKS = 26;
/** Address: a word for each block, 1 + its number of undecided positions with White to play, by an estimate; 0 if unknown. */
export const OPENS = 27;
/** Address: a word, the next block that no thread has taken. */
export const NEXT_BLOCK = 28;
/** Address: the black sets of a block, by rank. */
export const SET_OF_RANK = 29;
/** How many there are. */
export const BLOCK_SIZE = 30;
export const THREADS = 31;

// Words for the layer of positions with men in hand that is being solved.
/**
 * Address: what having just closed mills is worth to the other side, two bits a value, for the pair that entries lead to;
 * each block begins with a new word. {@link UNKNOWN} where it has not been found yet.
 */
export const CLOSED_VALUES = 32;
/** Bytes of the closed values for one number of mills; those for the next number follow. */
export const CLOSED_SIZE = 33;
/** Address: the black sets of a block of the pair that entries lead to, by rank; how many there are. */
export const SOURCE_SETS = 34;
export const SOURCE_SIZE = 35;
/** Address: for each free point a plane, the black sets of the present block without it. */
export const LACKING_MASKS = 36;
/** Address: for each free point a plane, the sets of {@link SOURCE_SETS} with it. */
export const HOLDING_MASKS = 37;

// Tables of words: the word for so many men is this one and their number.
/** Addresses: the rank of the bits of a set of so many men from the twelfth on, 16,384 words. */
export const RANK_HIGH_12 = 48;
/** Addresses: the same from bit 11 on, 32,768 words. */
export const RANK_HIGH = 64;
/** Addresses: for each set, by rank, its class, and in the low {@link SYMMETRY_BITS} bits a symmetry that carries it to the canonical set. */
export const CLASS_TABLES = 80;
/** Addresses: the canonical sets, by class; their top bit marks those that some symmetry leaves alone. */
export const CLASS_SETS = 96;
export const CLASS_COUNTS = 112;
/** Addresses: how sets of so many men can move; 0 where there is no such table. */
export const MOBILITY = 128;
/**
 * Addresses of finished tables, two bits a value. With `white` men against `black`, white ≥ black, and `side` 0 for White
 * to play, the word is this one and ((16 white + black) × 2 + side).
 */
export const FINISHED = 256;

/** The most lines through a point that there is room for. */
export const PARTNER_ROOM = 8;
/** In place of a pair of points: a mask that no set contains. */
export const NO_PAIR = 0xffffffff;
/** In place of a closed value that has not been found yet. */
export const UNKNOWN = 3;

// Which men a mill protects.
export const UNLESS_ALL = 0;
export const ALWAYS = 1;
export const NEVER = 2;

// What a side without a move does.
export const LOSES = 0;
export const PASSES = 1;
export const DRAWS = 2;
/** It loses, but on a board without a free point the game is drawn. */
export const LOSES_UNLESS_FULL = 3;

// What closing a mill with a man from the hand does.
export const TAKES = 0;
export const EARNS_NOTHING = 1;
export const FORBIDDEN = 2;
export const FURTHER_TURN = 3;
/** It wins. */
export const ENDS = 4;

// Phases: of a pair of subspaces and of its check, then of positions with men in hand.
export const COUNT = 0;
export const CAPTURE = 1;
export const SETTLE = 2;
export const SWEEP = 3;
export const STATISTICS = 4;
export const CHECK = 5;
export const ENTER = 6;
export const CHECK_ENTRIES = 7;
export const CLOSE = 8;
export const COUNT_CLOSING = 9;
export const TELL_QUIET = 10;
export const SWEEP_CLOSING = 11;

// Values as tables hold them, two bits each, for the side to play.
export const DRAW = 0;
export const WIN = 1;
export const LOSS = 2;

/** Bytes of a thread's working memory before its planes and lists. */
export const FIXED_SCRATCH = 0x30000;

// Where the statistics phase leaves a thread's counts: words of a frame for White to play, followed by one for Black.
export const WINS = 0;
export const LOSSES = 1;
export const DRAWN = 2;
/** In plies; 0 without distances. */
export const LONGEST_WIN = 3;
export const LONGEST_LOSS = 4;
export const SIDE_WORDS = 5;
