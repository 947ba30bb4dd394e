// The draughts kernel: what the search asks of a position of draughts thousands of times a millisecond, on sets of squares
// in 64 bits. It does what src/draughts/draughts-game.ts does where captures are enforced, turn for turn; tests hold the
// two equal.

import { writeCaptures } from './captures';
import { movesOf, countFor } from './evaluation';
import { writeMoves } from './moves';
import { SIDE } from './config';

export { attach } from './config';
export { evaluate, movesOf } from './evaluation';
export { make, rank } from './position';

/** Writes the legal turns of the side to play from index `at` of the lists on and returns the index after the last. */
export function generate(frame: usize, at: i32): i32 {
  if (movesOf(frame) >= 0) return writeMoves(frame, at);
  // Where its men can jump from is known after counting only.
  countFor(frame, load<i32>(frame, SIDE) == 0);
  return writeCaptures(frame, at);
}
