// Whether a position has come before in the line that led to it.

import { BACK, BACK_STEP, FRAME, KEY } from '../../src/mill/kernel-memory';
import { leastBack, repetition } from './config';

/** The frame of the root: a repetition since then is enough. */
let root: usize = 0;

export function beginAt(frame: usize): void {
  root = frame;
}

/** Whether the position of a frame has come often enough. */
export function repeats(frame: usize): bool {
  const back = load<i32>(frame, BACK);
  if (back < leastBack) return false;
  const key = load<u64>(frame, KEY);
  const first = frame - FRAME * <usize>back;
  let before: i32 = 0;
  for (let at = frame - FRAME * <usize>leastBack; at >= first; at -= BACK_STEP) {
    if (load<u64>(at, KEY) !== key) continue;
    if (at >= root) return true;
    before++;
    if (repetition > 0 && before + 1 >= repetition) return true;
  }
  return false;
}
