// The solver's kernel: retrograde analysis of the movement phase, one pair of subspaces at a time, and the entries that
// lead there, one number of men in hand at a time. docs/tablebase.md
// tells how it works. All threads run the same phase at once, each taking the next block that nobody has.

import { enterBlock } from './block';
import { captureByBlack, captureByWhite, mirror, settle } from './captures';
import { checkEntries } from './check-entries';
import { closeInBlock } from './closing';
import { b, blackStates, classCount, dirtyEven, dirtyOdd, levels, nextBlock, w, whiteStates } from './config';
import { countBlack, countClosing, countWhite } from './counters';
import { enterMen } from './entries';
import { checkBlock, countBlock, RESULT } from './finish';
import { sweepClosing, tellQuiet } from './moves-in-hand';
import { sweepBlock } from './sweep';

export { attach } from './config';
export { buildMobility } from './counters';
export { pack, packDistances } from './finish';
export { listMasks } from './planes';
export { buildClasses, listSets } from './sets';

/** The next block that no thread has taken; the number of blocks when there is none. */
function claim(): u32 {
  return atomic.add<u32>(nextBlock, 1);
}

export const COUNT: i32 = 0;
export const CAPTURE: i32 = 1;
export const SETTLE: i32 = 2;
export const SWEEP: i32 = 3;
export const STATISTICS: i32 = 4;
export const CHECK: i32 = 5;
export const ENTER: i32 = 6;
export const CHECK_ENTRIES: i32 = 7;
export const CLOSE: i32 = 8;
export const COUNT_CLOSING: i32 = 9;
export const TELL_QUIET: i32 = 10;
export const SWEEP_CLOSING: i32 = 11;

/**
 * Runs one phase over the blocks that this thread gets. What it returns depends on the phase: how many blocks had news, or
 * how many values are wrong. For entries `first` is the side, and twice the number of men in hand; `second` how many
 * mills are closed, and for ENTER marks of the first (16) and the last (32) pass over the layer.
 */
export function run(phase: i32, first: u32, second: u32): u32 {
  const blocks = <u32>classCount(w);
  let result: u32 = 0;
  for (let block = claim(); block < blocks; block = claim()) {
    if (phase === COUNT) {
      enterBlock(block);
      countWhite(block);
      if (w !== b) countBlack(block);
    } else if (phase === CAPTURE) {
      enterBlock(block);
      captureByWhite(block);
      if (w !== b) captureByBlack(block);
    } else if (phase === SETTLE) {
      enterBlock(block);
      settle(whiteStates, block);
      if (w !== b) settle(blackStates, block);
      else mirror(block);
      store<u8>(dirtyEven + block, 1);
      if (levels) store<u8>(dirtyOdd + block, 1);
    } else if (phase === SWEEP) {
      if (sweepBlock(block, first)) result++;
    } else if (phase === STATISTICS) {
      countBlock(block);
    } else if (phase === CHECK) {
      result += checkBlock(block, (first + block * 7) % second, second);
    } else if (phase === ENTER) {
      enterMen(block, first & 1, first >> 1);
    } else if (phase === CLOSE) {
      closeInBlock(block, first >> 1);
    } else if (phase === CHECK_ENTRIES) {
      result += checkEntries(block, first & 1, first >> 1, second);
    } else if (phase === COUNT_CLOSING) {
      enterBlock(block);
      countClosing(block);
    } else if (phase === TELL_QUIET) {
      tellQuiet(block);
    } else if (phase === SWEEP_CLOSING) {
      if (sweepClosing(block, first === 0)) result++;
    }
  }
  return result;
}

/** Where a thread's counts are, after STATISTICS. */
export function resultOffset(): u32 {
  return <u32>RESULT;
}
