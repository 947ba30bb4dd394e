import type { Pieces, Placement } from '@merellier/rules/kernel';

// One position is a frame of so many integers, one behind the other; making a turn writes the next frame.
export const FRAME = 25;

/** Sets of squares, in two halves each: see `Layout` of the rules. */
export const WHITE = 0;
export const WHITE_HIGH = 1;
export const BLACK = 2;
export const BLACK_HIGH = 3;
export const KINGS = 4;
export const KINGS_HIGH = 5;
/** 0 for White, 1 for Black. */
export const SIDE = 6;
/** The hash, two words. */
export const KEY0 = 7;
export const KEY1 = 8;
/** Turns in a row of the kinds that may make a draw, in the order of draws.ts. */
export const COUNTS = 9;
/** Turns without a capture that began with one king each, and with kings only. */
export const DUEL = 9;
export const ROYAL = 10;
/** Turns that began with a lone king against two pieces at most, three at most, three kings or more, two kings. */
export const PAIR = 11;
export const TRIO = 12;
export const CROWD = 13;
export const TWINS = 14;
/** Turns that began with a lone king on the main road, alone there, against three pieces. */
export const ROAD = 15;
/** Turns that left four to seven pieces as they were, kings on either side. */
export const FEW = 16;
/** Turns since the last one that cannot be taken back: a capture, or a man's move. */
export const BACK = 17;
/** Whether the side to play may huff or demand, and the pieces that it may huff. */
export const RIGHT = 18;
export const HUFF = 19;
export const HUFF_HIGH = 20;
export const DEMANDED = 21;
/** How many moves the side to play has, -1 if it can capture. */
export const MOVES = 22;
/** Of each side, the king that has made moves in a row: its place, above the lowest four bits that count them; 0 for none. */
export const RUN_WHITE = 23;
export const RUN_BLACK = 24;

type Sets = Exclude<keyof Pieces, 'far'>;

/** Where each of a position's sets stands in a frame. */
const PIECES = {
  white: WHITE,
  whiteHigh: WHITE_HIGH,
  black: BLACK,
  blackHigh: BLACK_HIGH,
  kings: KINGS,
  kingsHigh: KINGS_HIGH,
} as const satisfies Record<Sets, number>;

const SETS = Object.entries(PIECES) as [Sets, number][];

export function writePieces(s: Int32Array, b: number, pieces: Pieces): void {
  for (const [name, offset] of SETS) s[b + offset] = pieces[name];
}

export const piecesOf = (s: Int32Array, b: number): Pieces =>
  Object.fromEntries(SETS.map(([name, offset]) => [name, s[b + offset] as number])) as Record<Sets, number>;

/** The pieces as one side sees them. */
export const placementAt = (s: Int32Array, b: number, white: boolean): Placement => ({
  own: s[b + (white ? WHITE : BLACK)] as number,
  ownHigh: s[b + (white ? WHITE_HIGH : BLACK_HIGH)] as number,
  opponent: s[b + (white ? BLACK : WHITE)] as number,
  opponentHigh: s[b + (white ? BLACK_HIGH : WHITE_HIGH)] as number,
  kings: s[b + KINGS] as number,
  kingsHigh: s[b + KINGS_HIGH] as number,
  white,
});
