// Moves: how many there are, and which. Directions go up left, up right, down left, down right, seen by White.

import { BLACK, PLACES, ROWS, ROYAL, SIDE, WHITE } from '../../src/draughts/kernel-memory';
import { RANK_FORCED } from '../../src/search-codes';
import { writeAt } from '../search/order';
import {
  all,
  blackCrowns,
  longKings,
  menCaptureBackward,
  menTakeKings,
  more,
  shift,
  squares,
  whiteCrowns,
} from './config';

/** Where the last call of `count` found men that can jump. */
export let jumpers: u64 = 0;

export function step(bit: u64, direction: i32): u64 {
  if (direction < 2) return direction === 0 ? bit >> more : bit >> shift;
  return direction === 2 ? bit << shift : bit << more;
}

export function bitIndex(bit: u64): i32 {
  return <i32>ctz(bit);
}

/** How many moves a side has, if it has no capture; else -1. */
export function count(own: u64, other: u64, kings: u64, white: bool): i32 {
  const free = all & ~(own | other);
  const men = own & ~kings;
  const prey = menTakeKings ? other : other & ~kings;
  let moves: i32 = 0;
  let jump: u64 = 0;
  if (white || menCaptureBackward) {
    // The squares from which a step up right, up left leads to a free one.
    const right = free << shift;
    const left = free << more;
    if (white) moves = <i32>(popcnt(men & right) + popcnt(men & left));
    jump = ((prey & right) << shift) | ((prey & left) << more);
  }
  if (!white || menCaptureBackward) {
    const left = free >> shift;
    const right = free >> more;
    if (!white) moves = <i32>(popcnt(men & left) + popcnt(men & right));
    jump |= ((prey & left) >> shift) | ((prey & right) >> more);
  }
  jumpers = jump & men;
  if (jumpers !== 0) return -1;
  const royal = own & kings;
  if (royal === 0) return moves;
  const byKings = countByKings(royal, free, other);
  return byKings < 0 ? -1 : moves + byKings;
}

/** How many moves kings have, if none has a capture; else -1. */
function countByKings(kings: u64, free: u64, other: u64): i32 {
  let moves: i32 = 0;
  for (let rest = kings; rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    for (let direction: i32 = 0; direction < 4; direction++) {
      let to = step(bit, direction);
      if (longKings) {
        while ((to & free) !== 0) {
          moves++;
          to = step(to, direction);
        }
      } else if ((to & free) !== 0) moves++;
      if ((to & other) !== 0 && (step(to, direction) & free) !== 0) return -1;
    }
  }
  return moves;
}

/** Writes the moves of the side to play from index `at` of the turn lists on, as if there were nothing to capture. */
export function writeMoves(frame: usize, at: i32): i32 {
  const white = load<i32>(frame, SIDE) === 0;
  const own = white ? load<u64>(frame, WHITE) : load<u64>(frame, BLACK);
  const other = white ? load<u64>(frame, BLACK) : load<u64>(frame, WHITE);
  const kings = own & load<u64>(frame, ROYAL);
  const free = all & ~(own | other);
  const crowns = white ? whiteCrowns : blackCrowns;
  const men = white ? own & ((free << shift) | (free << more)) : own & ((free >> shift) | (free >> more));
  let end = at;
  for (let rest = (men & ~kings) | kings; rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    const from = <i32>load<u8>(PLACES + <usize>bitIndex(bit));
    const king = (bit & kings) !== 0;
    const last = king || !white ? 4 : 2;
    for (let direction = king || white ? 0 : 2; direction < last; direction++) {
      let to = step(bit, direction);
      while ((to & free) !== 0) {
        const place = <i32>load<u8>(PLACES + <usize>bitIndex(to));
        let rank: i32 = 0;
        if (!king) {
          const row = <i32>load<u8>(ROWS + <usize>place);
          rank = (white ? squares - row : row) + ((to & crowns) !== 0 ? RANK_FORCED : 0);
        }
        writeAt(end, from | (place << 6), rank);
        end++;
        if (!king || !longKings) break;
        to = step(to, direction);
      }
    }
  }
  return end;
}
