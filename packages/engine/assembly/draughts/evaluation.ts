// The static value: the same as src/draughts/feature-evaluation.ts. src/draughts/features.ts says what is counted.

import {
  LOCKED,
  LOPSIDED,
  MENACED,
  ONLY_KING,
  OTHER_MOVES,
  MOVES as OWN_MOVES,
  SUPPORTED,
  TURN,
} from '../../src/draughts/kernel-features';
import {
  BLACK,
  KINGS_WORTH,
  MEN_WORTH,
  MIXED,
  MOVES,
  PLACED,
  PLACED_KINGS,
  ROYAL,
  SIDE,
  WHITE,
} from '../../src/draughts/kernel-memory';
import { all, leftHalf, more, part, patterns, pieces, shift } from './config';
import { bitIndex, count } from './moves';
import { weigh } from './windows';

/** Whether the side to play has no turn, as of the last `evaluate`. */
export let mayBeStuck: bool = false;

function lopsided(men: u64): i32 {
  const left = <i32>popcnt(men & leftHalf);
  return abs(<i32>popcnt(men) - 2 * left);
}

function weight(feature: i32, left: i32): i32 {
  return load<i32>(MIXED + ((<usize>left) << 5) + ((<usize>feature) << 2));
}

/** Writes into a frame what its pieces are worth where they stand; `make` keeps it up to date from there on. */
export function settle(frame: usize): void {
  const kings = load<u64>(frame, ROYAL);
  let placed: i32 = 0;
  let placedKings: i32 = 0;
  for (let side: usize = 0; side < 2; side++)
    for (let rest = load<u64>(frame + 8 * side, WHITE); rest !== 0; rest &= rest - 1) {
      const bit = rest & (0 - rest);
      const at = (side << 8) + ((<usize>bitIndex(bit)) << 2);
      if ((kings & bit) !== 0) placedKings += load<i32>(KINGS_WORTH + at);
      else placed += load<i32>(MEN_WORTH + at);
    }
  store<i32>(frame, placed, PLACED);
  store<i32>(frame, placedKings, PLACED_KINGS);
}

/** A sum divided by the number of pieces, towards zero: exact for all sums that there are, and sooner than a division. */
function divided(sum: i32): i32 {
  const sign = sum >> 31;
  return (<i32>((<i64>((sum ^ sign) - sign) * part) >> 40) ^ sign) - sign;
}

/** The value in hundredths of a man for the side to play. */
export function evaluate(frame: usize): i32 {
  const moves = load<i32>(frame, MOVES);
  mayBeStuck = moves === 0;
  const white = load<i32>(frame, SIDE) === 0;
  const whites = load<u64>(frame, WHITE);
  const blacks = load<u64>(frame, BLACK);
  const kings = load<u64>(frame, ROYAL);
  const whiteMen = whites & ~kings;
  const blackMen = blacks & ~kings;
  let placed = load<i32>(frame, PLACED);
  // First, so that memory answers while the rest is counted.
  if (patterns !== 0) placed += weigh(whiteMen, blackMen);
  const theirs = white ? count(blacks, whites, kings, false) : count(whites, blacks, kings, true);
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

  const full = (placed << 16) >> 16;
  const empty = (placed - full) >> 16;
  let sum =
    full * left +
    empty * (pieces - left) +
    supported * weight(SUPPORTED, left) +
    locked * weight(LOCKED, left) +
    onlyKing * weight(ONLY_KING, left) +
    wings * weight(LOPSIDED, left);
  let royal = load<i32>(frame, PLACED_KINGS);
  if (!white) {
    sum = 0 - sum;
    royal = 0 - royal;
  }
  sum += weight(TURN, left);
  if (moves > 0) sum += moves * weight(OWN_MOVES, left);
  if (theirs > 0) sum += theirs * weight(OTHER_MOVES, left);
  else if (theirs < 0) sum += weight(MENACED, left);
  return divided(sum) + royal;
}
