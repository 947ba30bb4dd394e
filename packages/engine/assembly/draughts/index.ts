// The draughts kernel: what the search asks of a position of draughts thousands of times a millisecond, on sets of squares
// in 64 bits. It does what src/draughts/draughts-game.ts does where captures are enforced, turn for turn; tests hold the
// two equal.

import { MOVES } from '../../src/draughts/kernel-memory';
import { writeCaptures } from './captures';
import { writeMoves } from './moves';

export { attach } from './config';
export { evaluate } from './evaluation';
export { enter, make, stateOf } from './position';

/**
 * Writes the legal turns of the side to play, and how promising they look, from index `at` of the lists on and returns the
 * index after the last.
 */
export function generate(frame: usize, at: i32): i32 {
  return load<i32>(frame, MOVES) >= 0 ? writeMoves(frame, at) : writeCaptures(frame, at);
}
