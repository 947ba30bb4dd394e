// A kernel: positions, turns, the static value, the table, and the search that goes through them. It does what src/search.ts
// does on a family's portable searcher, turn for turn and node for node; tests hold the two equal.

import { attach as attachRules } from '../mill/config';
import { make, stateOf } from '../mill/position';
import { turnsOf } from '../mill/turns';
import { attachSearch } from './config';
import { beginOrder } from './order';
import * as path from './path';
import { beginAt } from './repetition';
import { follow } from './search';

export { evaluate } from '../mill/evaluation';
export { enter, stateOf } from '../mill/position';
export { clearOrder } from './order';
export { setProbes } from './search';
export { clearTable, grow } from './table';

/** Reads what the host has written. */
export function attach(): void {
  attachSearch();
  attachRules();
}

/**
 * Writes the legal turns of a frame, and how promising they look, from index `at` of the lists on and returns the index after
 * the last.
 */
export function generate(frame: usize, at: i32): i32 {
  return turnsOf(frame, at, false);
}

/** Plays the turn at an index of the lists: writes the frame after the given one. */
export function play(frame: usize, index: i32): i32 {
  return make(frame, index);
}

/** Forgets the search before; at `most` nodes the new one stops for good. */
export function reset(most: f64): void {
  path.resetPath(most);
}

/** Prepares for a new root. */
export function begin(frame: usize): void {
  beginAt(frame);
  beginOrder();
}

/**
 * Searches the position of a frame, which a turn of `side` has led to from the root, and gives its value for that side, unless
 * it pauses after `most` nodes. Turn lists are written from `first` on.
 */
export function run(frame: usize, first: i32, side: i32, depth: i32, alpha: i32, beta: i32, most: f64): i32 {
  path.goOn(most);
  return follow(frame, 1, first, stateOf(frame), side, depth, alpha, beta);
}

export function isPaused(): bool {
  return path.paused;
}

export function nodes(): f64 {
  return <f64>path.nodes;
}

export function deepest(): i32 {
  return path.deepest;
}
