// Captures, jump after jump. A capture is known by its origin, its destination and the set of what it takes; of those found,
// the ones of the highest priority are kept.

import {
  ALL_CAPTURES,
  BLACK,
  FRISIAN,
  JUMPERS,
  KING_FIRST,
  MOST_PIECES,
  MOST_THEN_KINGS,
  PLACES,
  ROYAL,
  SIDE,
  TAKEN,
  WHITE,
} from '../../src/draughts/kernel-memory';
import { RANK_TACTICAL } from '../../src/search-codes';
import { MOST, RANKS, TURNS } from '../../src/search-memory';
import { CROWNED } from './columns';
import {
  all,
  blackCrowns,
  crowningEndsTurn,
  crownsInPassing,
  landsAnywhere,
  longKings,
  menCaptureBackward,
  menTakeKings,
  more,
  priority,
  removesAtOnce,
  shift,
  stopsBehindKings,
  whiteCrowns,
  width,
} from './config';
import { bitIndex, step } from './moves';

/** Added to the rank of a capture by a king, where that counts: more than any set of kings and their number. */
const BY_KING: i32 = 1 << 25;
/** The first piece taken is the highest of so many bits: the greater number met a king sooner. */
const FIRST_TAKEN: i32 = 19;

let around: u64 = 0;
let others: u64 = 0;
let allKings: u64 = 0;
let crowning: u64 = 0;
/** Whether men capture up and down the board. */
let upward: bool = false;
let downward: bool = false;
let origin: i32 = 0;
let byKing: bool = false;
let first: i32 = 0;
let end: i32 = 0;
let best: i32 = 0;

/** Writes the captures of the side to play from index `at` on; its moves have been counted. */
export function writeCaptures(frame: usize, at: i32): i32 {
  const white = load<i32>(frame, SIDE) === 0;
  const own = white ? load<u64>(frame, WHITE) : load<u64>(frame, BLACK);
  others = white ? load<u64>(frame, BLACK) : load<u64>(frame, WHITE);
  allKings = load<u64>(frame, ROYAL);
  crowning = white ? whiteCrowns : blackCrowns;
  upward = menCaptureBackward || white;
  downward = menCaptureBackward || !white;
  const free = all & ~(own | others);
  first = at;
  end = at;
  best = -1;
  for (let rest = load<u64>(frame, JUMPERS) | (own & allKings); rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    origin = <i32>load<u8>(PLACES + <usize>bitIndex(bit));
    byKing = (bit & allKings) !== 0;
    // The square that the piece started from counts as free.
    around = free | bit;
    if (byKing) asKing(bit, 0, -1, 0, 0);
    else asMan(bit, 0, 0, 0);
  }
  return end;
}

/** Jumps on with a man; says whether it could. */
function asMan(at: u64, size: i32, taken: u64, kingsTaken: i32): bool {
  const prey = others & ~taken;
  const free = removesAtOnce ? around | taken : around;
  let went = false;
  if (upward) {
    const left = at >> more;
    if ((left & prey) !== 0 && ((left >> more) & free) !== 0) went = jump(left, left >> more, size, taken, kingsTaken);
    const right = at >> shift;
    if ((right & prey) !== 0 && ((right >> shift) & free) !== 0)
      went = jump(right, right >> shift, size, taken, kingsTaken) || went;
  }
  if (downward) {
    const left = at << shift;
    if ((left & prey) !== 0 && ((left << shift) & free) !== 0)
      went = jump(left, left << shift, size, taken, kingsTaken) || went;
    const right = at << more;
    if ((right & prey) !== 0 && ((right << more) & free) !== 0)
      went = jump(right, right << more, size, taken, kingsTaken) || went;
  }
  return went;
}

/** Jumps over a piece with a man, and on from there; says whether it may. */
function jump(over: u64, to: u64, size: i32, taken: u64, kingsTaken: i32): bool {
  const king = (over & allKings) !== 0;
  if (king && !menTakeKings) return false;
  const set = taken | over;
  const royal = king ? kingsTaken | (1 << (FIRST_TAKEN - size)) : kingsTaken;
  let goesOn = false;
  let crowned = false;
  if ((to & crowning) === 0) goesOn = asMan(to, size + 1, set, royal);
  else {
    crowned = true;
    if (crownsInPassing) goesOn = asKing(to, size + 1, -1, set, royal);
    else if (!crowningEndsTurn) goesOn = asMan(to, size + 1, set, royal);
  }
  if (!goesOn) emit(to, size + 1, set, royal, crowned);
  return true;
}

/**
 * Jumps on with a king; says whether it could. `came` is the way it came where it stands farther than right behind the
 * piece jumped: straight on and back are then left to that nearer square.
 */
function asKing(at: u64, size: i32, came: i32, taken: u64, kingsTaken: i32): bool {
  const prey = others & ~taken;
  const free = removesAtOnce ? around | taken : around;
  let went = false;
  for (let way: i32 = 0; way < 4; way++) {
    if (came >= 0 && (way === came || way === 3 - came)) continue;
    let over = step(at, way);
    if (longKings) while ((over & free) !== 0) over = step(over, way);
    if ((over & prey) === 0) continue;
    const next = step(over, way);
    if ((next & free) === 0) continue;
    went = true;
    const set = taken | over;
    const royal = (over & allKings) !== 0 ? kingsTaken | (1 << (FIRST_TAKEN - size)) : kingsTaken;
    let goesOn = asKing(next, size + 1, -1, set, royal);
    if (longKings && landsAnywhere) {
      // Where any of the landings goes on, the capture is not finished.
      const beyond = removesAtOnce ? around | set : around;
      for (let to = step(next, way); (to & beyond) !== 0; to = step(to, way))
        if (asKing(to, size + 1, way, set, royal)) goesOn = true;
      const near = stopsBehindKings && (over & allKings) !== 0;
      if (!goesOn)
        for (let to = next; (to & beyond) !== 0; to = step(to, way)) {
          emit(to, size + 1, set, royal, true);
          if (near) break;
        }
    } else if (!goesOn) emit(next, size + 1, set, royal, true);
  }
  return went;
}

function emit(at: u64, size: i32, taken: u64, kingsTaken: i32, crowned: bool): void {
  const rank = rankOf(size, kingsTaken);
  if (rank < best) return;
  if (rank > best) {
    best = rank;
    end = first;
  }
  const squares = origin | ((<i32>load<u8>(PLACES + <usize>bitIndex(at))) << 6);
  for (let i = end - 1; i >= first; i--) {
    const known = load<i32>(TURNS + ((<usize>i) << 2));
    if ((known & 63) !== origin) break;
    if ((known & 0xfff) === squares && (load<u64>(TAKEN + ((<usize>i) << 3)) & ~CROWNED) === taken) return;
  }
  if (end >= MOST) return;
  store<i32>(TURNS + ((<usize>end) << 2), squares | identify(taken));
  store<u64>(TAKEN + ((<usize>end) << 3), byKing || crowned ? taken | CROWNED : taken);
  const men = <i32>(popcnt(taken) + popcnt(taken & allKings));
  store<i32>(RANKS + ((<usize>end) << 2), RANK_TACTICAL + (men << 8) + (!byKing && crowned ? 512 : 0));
  end++;
}

/** What a turn takes, as eighteen bits of its identity. */
function identify(taken: u64): i32 {
  const low = <u32>taken & ((1 << (<u32>width)) - 1);
  const mixed = (low ^ (<u32>(taken >> width) * 0x9e3779b1)) * 0x85ebca6b;
  return (<i32>((mixed >>> 15) | 4)) << 12;
}

/** How good a capture is under the rule of priority. */
function rankOf(size: i32, kingsTaken: i32): i32 {
  if (priority === ALL_CAPTURES) return 0;
  if (priority === MOST_PIECES) return size;
  if (priority === MOST_THEN_KINGS) return size * 32 + <i32>popcnt(kingsTaken);
  if (priority === KING_FIRST) return byKing ? 1 : 0;
  if (priority === FRISIAN) {
    const kings = <i32>popcnt(kingsTaken);
    return ((size + kings) * 32 - kings) * 2 + (byKing ? 1 : 0);
  }
  return size * 2 * BY_KING + (byKing ? BY_KING : 0) + ((<i32>popcnt(kingsTaken)) << 20) + kingsTaken;
}
