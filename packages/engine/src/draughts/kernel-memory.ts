// Where the memory of the kernel of draughts holds what, beside search-memory.ts. Addresses count in bytes. Read by TypeScript and
// by AssemblyScript: plain integers only.
import { MOST, POSITIONS, SEARCH_END } from '../search-memory.ts';

// The rule set: four sets of squares of eight bytes each, by address.
export const ALL = 0;
export const WHITE_CROWNS = 8;
export const BLACK_CROWNS = 16;
export const LEFT_HALF = 24;
// Then words, by number.
/** How far one step up right, or down left, moves a bit. */
export const SHIFT = 8;
/** The bits of a half of the board: see `Layout` of the rules. */
export const WIDTH = 9;
/** Pieces of both sides at the start. */
export const PIECES = 10;
export const MEN_CAPTURE_BACKWARD = 11;
export const MEN_TAKE_KINGS = 12;
export const LONG_KINGS = 13;
export const LANDS_ANYWHERE = 14;
export const CROWNS_IN_PASSING = 15;
export const CROWNING_ENDS_TURN = 16;
export const REMOVES_AT_ONCE = 17;
/** Which captures come first: see below. */
export const PRIORITY = 18;
/** 1 if one king against one king is drawn after some turns. */
export const DUEL_DRAW = 19;
/** The words of the hash for the side to play, beside each other; 20 is even, as a word of 64 bits asks for. */
export const PLAYS = 20;
/** 1 if an ending of a lone king against more pieces, or of few pieces, is drawn after some turns. */
export const ENDING_DRAWS = 22;
/** From how many moves by kings on a draw may come. */
export const FROM_BACK = 23;
/** 1 if a king stops right behind a king that it takes last. */
export const STOPS_BEHIND_KINGS = 24;
/** 1 if losing all wins; 1 if the first king wins. */
export const LOSES_ALL = 25;
export const FIRST_KING = 26;
/** The address of the patterns, behind the frames; 0 without any: strips by band, four bytes each, then weights. */
export const PATTERNS = 27;
/** 1 if four or five pieces that stay as they are, and if six or seven, are drawn after some turns. */
export const FIVE_DRAW = 28;
export const SEVEN_DRAW = 29;
/** The main road, a set of squares, by address. */
export const MAIN_ROAD = 128;

// Priorities of captures.
export const ALL_CAPTURES = 0;
export const MOST_PIECES = 1;
export const MOST_THEN_KINGS = 2;
export const KING_FIRST = 3;
export const ITALIAN = 4;
export const FRISIAN = 5;

/** Words of the hash, two each: 64 for White's men by bit, 64 for Black's; then the same for kings. */
export const MEN = 1024;
export const KINGS = 2048;
/** Worth of a man and of a king, in the same order, Black's negated; men: an empty board's value above a full one's. */
export const MEN_WORTH = 3072;
export const KINGS_WORTH = 3584;
/** The place of each bit, the bit of each place: bytes. */
export const PLACES = 4096;
export const BITS = 4160;
/** Weights of the features, for a full and for an empty board. */
export const WEIGHTS = 4352;
/** The same mixed for each number of pieces left, times the number at the start: eight words for each number. */
export const MIXED = 4608;

/** Words of the hash, two each, for turns of each kind of which so many are left to a draw: see draws.ts. */
export const NEAR_DRAW = 7168;
/** After how many turns of each kind the game is drawn; of few pieces that stay as they are, by how many they are. */
export const LIMITS = 9216;
export const FEW_LIMITS = 9280;
/** For each bit that a man of White comes to, its place as a turn has it and how promising that is, four bytes each; then of Black. */
export const ARRIVALS = 9344;

/** What each turn of the lists takes, a set; its highest bit says that the piece is a king in the end. */
export const TAKEN = SEARCH_END;
/** The positions, in frames of so many bytes: see search-memory.ts. */
export const FRAMES = TAKEN + 8 * MOST;
export const FRAME = 96;
export const FRAMES_END = FRAMES + FRAME * POSITIONS;
/** Only a turn of each side brings a position back. */
export const BACK_STEP = 2 * FRAME;

// In a frame, by address. Sets of squares first.
export const WHITE = 0;
export const BLACK = 8;
export const ROYAL = 16;
/** The men of the side to play that can jump, as far as {@link MOVES} says that it can capture. */
export const JUMPERS = 24;
/** The hash, two words. */
export const KEY = 32;
/** 0 if White is to play, 1 if Black. */
export const SIDE = 40;
/** How many moves the side to play has, -1 if it can capture. */
export const MOVES = 44;
/** What the men, and the kings, are worth where they stand, for White. */
export const PLACED = 48;
export const PLACED_KINGS = 52;
/** Turns in a row of the kinds that may make a draw, in the order of draws.ts. */
export const COUNTS = 56;
/** Turns without a capture that began with one king each, and with kings only. */
export const DUEL_TURNS = 56;
export const ROYAL_TURNS = 60;
/** Turns that began with a lone king against two pieces at most, three at most, three kings or more, two kings. */
export const PAIR_TURNS = 64;
export const TRIO_TURNS = 68;
export const CROWD_TURNS = 72;
export const TWINS_TURNS = 76;
/** Turns that began with a lone king on the main road, alone there, against three pieces. */
export const ROAD_TURNS = 80;
/** Turns that left four to seven pieces as they were, kings on either side. */
export const FEW_TURNS = 84;
/** Turns since the last one that cannot be taken back. */
export const BACK = 88;
