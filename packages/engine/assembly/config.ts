// The kernel's view of its memory and of one rule set. The host (src/draughts/kernel.ts) writes parameters and tables
// before it calls `attach`; nothing of them changes after that. A set of squares is one 64-bit word: see Layout in
// packages/rules, whose two halves follow each other here.

import { COUNTED } from '../src/draughts/kernel-features';

// Where everything lies; src/draughts/kernel.ts names the same addresses.
export const WORDS: usize = 0;
/** Words of the hash: 64 for White's men by bit, 64 for Black's; both words of the key; then the same for kings. */
export const MEN: usize = 1024;
export const KINGS: usize = 2048;
/** What a man and a king are worth, in the same order, Black's negated; men: an empty board's value above a full one's. */
export const MEN_WORTH: usize = 3072;
export const KINGS_WORTH: usize = 3584;
/** The place of each bit and the bit of each place, the row of each place: bytes. */
export const PLACES: usize = 4096;
export const BITS: usize = 4160;
export const ROWS: usize = 4224;
/** Weights of what is counted, for a full and for an empty board. */
export const WEIGHTS: usize = 4352;
/** The same mixed for each number of pieces left, times the number at the start: eight words for each number. */
export const MIXED: usize = 4608;
const MOST_SQUARES: i32 = 64;

/** The turn lists in columns: turns, what each takes, how promising it is, whether it ends as a king. */
export const MOST: i32 = (1 << 17) + (1 << 12);
export const TURNS: usize = 8192;
export const TAKEN: usize = TURNS + 4 * MOST;
export const RANKS: usize = TAKEN + 8 * MOST;
export const CROWNED: usize = RANKS + 4 * MOST;
/** The positions, in frames. */
export const FRAMES: usize = CROWNED + MOST;

// A frame.
export const FRAME: usize = 80;
export const WHITE: usize = 0;
export const BLACK: usize = 8;
export const ROYAL: usize = 16;
export const SIDE: usize = 24;
export const KEY0: usize = 28;
export const KEY1: usize = 32;
/** Turns without a capture that began with one king each, and with kings only. */
export const DUEL_TURNS: usize = 36;
export const ROYAL_TURNS: usize = 40;
/** Turns since the last one that cannot be taken back. */
export const BACK: usize = 44;
/** How many moves the side to play has, -1 if it can capture. */
export const MOVES: usize = 48;
/** What the men, and the kings, are worth where they stand, for White. */
export const PLACED: usize = 52;
export const PLACED_KINGS: usize = 56;
/** The men of the side to play that can jump, as far as MOVES says that it can capture. */
export const JUMPERS: usize = 64;

/** Priorities of captures. */
export const ALL_CAPTURES: i32 = 0;
export const MOST_PIECES: i32 = 1;
export const MOST_THEN_KINGS: i32 = 2;
export const KING_FIRST: i32 = 3;

/** One step up right and down left; one more is up left and down right. */
export let shift: u64 = 0;
export let more: u64 = 0;
export let all: u64 = 0;
export let whiteCrowns: u64 = 0;
export let blackCrowns: u64 = 0;
export let leftHalf: u64 = 0;
export let squares: i32 = 0;
export let pieces: i32 = 0;
export let menCaptureBackward: bool = false;
export let menTakeKings: bool = false;
export let longKings: bool = false;
export let landsAnywhere: bool = false;
export let crownsInPassing: bool = false;
export let crowningEndsTurn: bool = false;
export let removesAtOnce: bool = false;
export let priority: i32 = 0;
export let duelDraw: bool = false;
export let plays0: i32 = 0;
export let plays1: i32 = 0;

function word(index: i32): i32 {
  return load<i32>(WORDS + ((<usize>index) << 2));
}

/** Reads the words of the rule set, sets first, eight bytes each, and mixes the weights. */
export function attach(): void {
  all = load<u64>(WORDS);
  whiteCrowns = load<u64>(WORDS, 8);
  blackCrowns = load<u64>(WORDS, 16);
  leftHalf = load<u64>(WORDS, 24);
  shift = <u64>word(8);
  more = shift + 1;
  squares = word(9);
  pieces = word(10);
  menCaptureBackward = word(11) !== 0;
  menTakeKings = word(12) !== 0;
  longKings = word(13) !== 0;
  landsAnywhere = word(14) !== 0;
  crownsInPassing = word(15) !== 0;
  crowningEndsTurn = word(16) !== 0;
  removesAtOnce = word(17) !== 0;
  priority = word(18);
  duelDraw = word(19) !== 0;
  plays0 = word(20);
  plays1 = word(21);
  for (let left: i32 = 0; left <= MOST_SQUARES; left++)
    for (let i: i32 = 0; i < COUNTED; i++) {
      const at = WEIGHTS + ((<usize>i) << 2);
      const mixed = load<i32>(at) * left + load<i32>(at, 64) * (pieces - left);
      store<i32>(MIXED + ((<usize>(left * COUNTED + i)) << 2), mixed);
    }
}
