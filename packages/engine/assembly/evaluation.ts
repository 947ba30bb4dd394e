// The static value: the same as src/draughts/evaluation.ts, which says what is counted.

import {
  all,
  BLACK,
  leftHalf,
  MOVES,
  more,
  PLACED,
  PLACED_KINGS,
  pieces,
  ROYAL,
  SIDE,
  shift,
  UNSEEN,
  WEIGHTS,
  WHITE,
} from './config';
import { count } from './moves';

/** How many moves the side to play has, -1 if it can capture. */
export function movesOf(frame: usize): i32 {
  let moves = load<i32>(frame, MOVES);
  if (moves != UNSEEN) return moves;
  moves = countFor(frame, load<i32>(frame, SIDE) == 0);
  store<i32>(frame, moves, MOVES);
  return moves;
}

/** The same for either side, as if it were to play. */
export function countFor(frame: usize, white: bool): i32 {
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const kings = load<u64>(frame, ROYAL);
  return white ? count(whites, blacks, kings, true) : count(blacks, whites, kings, false);
}

// @ts-ignore: decorator
@inline
function lopsided(men: u64): i32 {
  const left = <i32>popcnt(men & leftHalf);
  return abs(<i32>popcnt(men) - 2 * left);
}

// @ts-ignore: decorator
@inline
function weigh(index: i32, left: i32): i32 {
  const full = load<i32>(WEIGHTS + ((<usize>index) << 2));
  const empty = load<i32>(WEIGHTS + ((<usize>index) << 2), 64);
  return full * left + empty * (pieces - left);
}

/** The value in hundredths of a man for the side to play. */
export function evaluate(frame: usize): i32 {
  const moves = movesOf(frame);
  const white = load<i32>(frame, SIDE) == 0;
  const theirs = countFor(frame, !white);
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const kings = load<u64>(frame, ROYAL);
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
  const onlyKing = <i32>((whites & kings) != 0) - <i32>((blacks & kings) != 0);
  const wings = lopsided(whiteMen) - lopsided(blackMen);

  const placed = load<i32>(frame, PLACED);
  const full = (placed << 16) >> 16;
  const empty = (placed - full) >> 16;
  let sum =
    full * left +
    empty * (pieces - left) +
    supported * weigh(4, left) +
    locked * weigh(5, left) +
    onlyKing * weigh(6, left) +
    wings * weigh(7, left);
  let royal = load<i32>(frame, PLACED_KINGS);
  if (!white) {
    sum = 0 - sum;
    royal = 0 - royal;
  }
  sum += weigh(0, left);
  if (moves > 0) sum += moves * weigh(1, left);
  if (theirs > 0) sum += theirs * weigh(2, left);
  else if (theirs < 0) sum += weigh(3, left);
  return sum / pieces + royal;
}
