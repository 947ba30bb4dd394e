// The key by which a position is looked up in the table: the same as `lookUp` of src/draughts/draughts-game.ts.

import { BACK, CROWD_TURNS, FEW_TURNS, KEY, ROYAL_TURNS, TRIO_TURNS } from '../../src/draughts/kernel-memory';
import { mark } from './draws';

/** Positions that are the same but for a symmetry are seldom met, and have entries of their own. */
export const TWINS: bool = false;
export const seenThrough: i32 = 0;

export function turnThrough(_symmetry: i32, turn: i32): i32 {
  return turn;
}

export function inverse(symmetry: i32): i32 {
  return symmetry;
}

/** The key of a frame. */
export function keyOf(frame: usize): u64 {
  const key = load<u64>(frame, KEY);
  const ending = load<i32>(frame, TRIO_TURNS) | load<i32>(frame, CROWD_TURNS) | load<i32>(frame, FEW_TURNS);
  // Most positions are far from any draw that is counted.
  return (load<i32>(frame, ROYAL_TURNS) | ending | load<i32>(frame, BACK)) === 0 ? key : mark(frame, key);
}
