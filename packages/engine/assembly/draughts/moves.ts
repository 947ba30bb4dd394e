// Moves: how many there are, and which. Directions go up left, up right, down left, down right, seen by White.

import { ARRIVALS, BLACK, PLACES, ROYAL, SIDE, WHITE } from '../../src/draughts/kernel-memory';
import { writeAt } from '../search/order';
import { all, longKings, menCaptureBackward, menTakeKings, more, shift } from './config';

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

/** Writes the move of a man, by its bit and that of where it goes, at an index of the turn lists. */
function writeMan(end: i32, bit: i32, to: i32, arrivals: usize): void {
  const arrival = load<u64>(arrivals + ((<usize>to) << 3));
  writeAt(end, <i32>load<u8>(PLACES + <usize>bit) | <i32>arrival, <i32>(arrival >> 32));
}

/** Writes the moves of a king. */
function writeKing(at: i32, bit: u64, free: u64): i32 {
  const from = <i32>load<u8>(PLACES + <usize>bitIndex(bit));
  let end = at;
  for (let direction: i32 = 0; direction < 4; direction++) {
    let to = step(bit, direction);
    while ((to & free) !== 0) {
      writeAt(end, from | ((<i32>load<u8>(PLACES + <usize>bitIndex(to))) << 6), 0);
      end++;
      if (!longKings) break;
      to = step(to, direction);
    }
  }
  return end;
}

/** Writes the moves of the side to play from index `at` of the turn lists on, as if there were nothing to capture. */
export function writeMoves(frame: usize, at: i32): i32 {
  const white = load<i32>(frame, SIDE) === 0;
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const own = white ? whites : blacks;
  const kings = own & load<u64>(frame, ROYAL);
  const men = own & ~kings;
  const free = all & ~(whites | blacks);
  // Up left and up right for White, down left and down right for Black: the men that can go there, and how far it is.
  const firsts = men & (white ? free << more : free >> shift);
  const seconds = men & (white ? free << shift : free >> more);
  const toFirst = white ? 0 - <i32>more : <i32>shift;
  const toSecond = white ? 0 - <i32>shift : <i32>more;
  const arrivals: usize = white ? ARRIVALS : ARRIVALS + 512;
  let end = at;
  for (let rest = firsts | seconds | kings; rest !== 0; rest &= rest - 1) {
    const bit = rest & (0 - rest);
    if ((kings & bit) !== 0) {
      end = writeKing(end, bit, free);
      continue;
    }
    const from = bitIndex(bit);
    if ((firsts & bit) !== 0) writeMan(end++, from, from + toFirst, arrivals);
    if ((seconds & bit) !== 0) writeMan(end++, from, from + toSecond, arrivals);
  }
  return end;
}
