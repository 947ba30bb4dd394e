// The turns of a position, and how promising they look.

import { MOVES } from '../../src/draughts/kernel-memory';
import { rankList } from '../search/order';
import { writeCaptures } from './captures';
import { writeMoves } from './moves';

/**
 * Writes the legal turns of a frame from index `at` of the lists on and returns the index after the last. Where a capture is there it
 * must be made, so that all turns are tactical or none is.
 */
export function turnsOf(frame: usize, at: i32, _tactical: bool): i32 {
  if (load<i32>(frame, MOVES) >= 0) return writeMoves(frame, at);
  const end = writeCaptures(frame, at);
  // Only the last of them says which ones count, and so are ranked.
  rankList(at, end);
  return end;
}

/** Whether there are turns that take, and need not be played: captures are enforced. */
export function hangs(_frame: usize): bool {
  return false;
}
