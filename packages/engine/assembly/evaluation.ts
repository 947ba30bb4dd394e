// The static value: the same as src/draughts/evaluation.ts, which says what is counted.

import {
  all,
  BLACK,
  leftHalf,
  MIXED,
  MOVES,
  more,
  PLACED,
  PLACED_KINGS,
  pieces,
  ROYAL,
  SIDE,
  shift,
  WHITE,
} from './config';
import { count } from './moves';

function lopsided(men: u64): i32 {
  const left = <i32>popcnt(men & leftHalf);
  return abs(<i32>popcnt(men) - 2 * left);
}

function weight(index: usize, left: i32): i32 {
  return load<i32>(MIXED + ((<usize>left) << 5) + (index << 2));
}

/** The value in hundredths of a man for the side to play. */
export function evaluate(frame: usize): i32 {
  const moves = load<i32>(frame, MOVES);
  const white = load<i32>(frame, SIDE) === 0;
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const kings = load<u64>(frame, ROYAL);
  const theirs = white ? count(blacks, whites, kings, false) : count(whites, blacks, kings, true);
  const whiteMen = whites & ~kings;
  const blackMen = blacks & ~kings;
  const free = all & ~(whites | blacks);
  const left = <i32>(popcnt(whites) + popcnt(blacks));

  const supported =
    <i32>popcnt(whiteMen & (whiteMen >> shift)) +
    <i32>popcnt(whiteMen & (whiteMen >> more)) -
    <i32>popcnt(blackMen & (blackMen << shift)) -
    <i32>popcnt(blackMen & (blackMen << more));
  const locked =
    <i32>popcnt(whiteMen & ~((free << shift) | (free << more))) -
    <i32>popcnt(blackMen & ~((free >> shift) | (free >> more)));
  const onlyKing = <i32>((whites & kings) !== 0) - <i32>((blacks & kings) !== 0);
  const wings = lopsided(whiteMen) - lopsided(blackMen);

  const placed = load<i32>(frame, PLACED);
  const full = (placed << 16) >> 16;
  const empty = (placed - full) >> 16;
  let sum =
    full * left +
    empty * (pieces - left) +
    supported * weight(4, left) +
    locked * weight(5, left) +
    onlyKing * weight(6, left) +
    wings * weight(7, left);
  let royal = load<i32>(frame, PLACED_KINGS);
  if (!white) {
    sum = 0 - sum;
    royal = 0 - royal;
  }
  sum += weight(0, left);
  if (moves > 0) sum += moves * weight(1, left);
  if (theirs > 0) sum += theirs * weight(2, left);
  else if (theirs < 0) sum += weight(3, left);
  return sum / pieces + royal;
}
