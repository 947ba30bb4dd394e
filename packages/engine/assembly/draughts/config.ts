// The kernel's view of one rule set. The host (src/draughts/kernel.ts) writes parameters and tables before it calls
// `attach`, and does not change them afterwards. A set of squares is one 64-bit word: see Layout in
// packages/rules, whose two halves follow each other here.

import { COUNTED } from '../../src/draughts/kernel-features';
import * as map from '../../src/draughts/kernel-memory';

const MOST_SQUARES: i32 = 64;

/** One step up right and down left; one more is up left and down right. */
export let shift: u64 = 0;
export let more: u64 = 0;
export let all: u64 = 0;
export let whiteCrowns: u64 = 0;
export let blackCrowns: u64 = 0;
export let leftHalf: u64 = 0;
/** The bits of a half of the board: the portable searcher has sets in two. */
export let width: u64 = 0;
export let pieces: i32 = 0;
/** So many 2^40th parts of a whole are one of them, rounded up. */
export let part: i64 = 0;
export let menCaptureBackward: bool = false;
export let menTakeKings: bool = false;
export let longKings: bool = false;
export let landsAnywhere: bool = false;
export let stopsBehindKings: bool = false;
export let losesAll: bool = false;
export let firstKing: bool = false;
export let crownsInPassing: bool = false;
export let crowningEndsTurn: bool = false;
export let removesAtOnce: bool = false;
export let priority: i32 = 0;
export let duelDraw: bool = false;
export let endingDraws: bool = false;
export let fiveDraw: bool = false;
export let sevenDraw: bool = false;
export let mainRoad: u64 = 0;
export let fromBack: i32 = 0;
export let plays: u64 = 0;
/** Where the patterns are, 0 without any. */
export let patterns: usize = 0;

function word(index: i32): i32 {
  return load<i32>((<usize>index) << 2);
}

/** Reads the words of the rule set, sets first, eight bytes each, and mixes the weights. */
export function attach(): void {
  all = load<u64>(map.ALL);
  whiteCrowns = load<u64>(map.WHITE_CROWNS);
  blackCrowns = load<u64>(map.BLACK_CROWNS);
  leftHalf = load<u64>(map.LEFT_HALF);
  shift = <u64>word(map.SHIFT);
  more = shift + 1;
  width = <u64>word(map.WIDTH);
  pieces = word(map.PIECES);
  part = ((<i64>1) << 40) / pieces + 1;
  menCaptureBackward = word(map.MEN_CAPTURE_BACKWARD) !== 0;
  menTakeKings = word(map.MEN_TAKE_KINGS) !== 0;
  longKings = word(map.LONG_KINGS) !== 0;
  landsAnywhere = word(map.LANDS_ANYWHERE) !== 0;
  stopsBehindKings = word(map.STOPS_BEHIND_KINGS) !== 0;
  losesAll = word(map.LOSES_ALL) !== 0;
  firstKing = word(map.FIRST_KING) !== 0;
  crownsInPassing = word(map.CROWNS_IN_PASSING) !== 0;
  crowningEndsTurn = word(map.CROWNING_ENDS_TURN) !== 0;
  removesAtOnce = word(map.REMOVES_AT_ONCE) !== 0;
  priority = word(map.PRIORITY);
  duelDraw = word(map.DUEL_DRAW) !== 0;
  endingDraws = word(map.ENDING_DRAWS) !== 0;
  fiveDraw = word(map.FIVE_DRAW) !== 0;
  sevenDraw = word(map.SEVEN_DRAW) !== 0;
  mainRoad = load<u64>(map.MAIN_ROAD);
  fromBack = word(map.FROM_BACK);
  plays = load<u64>(map.PLAYS << 2);
  patterns = <usize>word(map.PATTERNS);
  for (let left: i32 = 0; left <= MOST_SQUARES; left++)
    for (let i: i32 = 0; i < COUNTED; i++) {
      const at = map.WEIGHTS + ((<usize>i) << 2);
      const mixed = load<i32>(at) * left + load<i32>(at, 64) * (pieces - left);
      store<i32>(map.MIXED + ((<usize>(left * COUNTED + i)) << 2), mixed);
    }
}
