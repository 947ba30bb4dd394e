// The solver's kernel: retrograde analysis of the movement phase, one pair of subspaces at a time, and the entries that
// lead there, one number of men in hand at a time: see docs/tablebase.md. All threads run the same phase at once; each
// takes the next free block.

import * as abi from '../src/abi';
import { enterBlock } from './board/block';
import {
  b,
  blackStates,
  classCount,
  dirtyEven,
  dirtyOdd,
  firstMill,
  levels,
  nextBlock,
  w,
  whiteStates,
} from './config';
import { closeInBlock } from './entries/closing';
import { enterMen } from './entries/entries';
import { sweepClosing, tellQuiet } from './entries/moves-in-hand';
import { captureByBlack, captureByWhite, mirror, settle } from './moves/captures';
import { countBlack, countClosing, countWhite } from './moves/counters';
import { decideBoth } from './moves/first-mill';
import { sweepBlock } from './moves/sweep';
import { checkEntries } from './results/check-entries';
import { checkBlock } from './results/check-moves';
import { countBlock, RESULT } from './results/count';

export { buildClasses, listSets } from './board/sets';
export { attach } from './config';
export { buildMobility } from './moves/counters';
export { listMasks } from './planes/planes';
export { pack, packDistances } from './results/pack';

/** The next block that no thread has taken; the number of blocks when there is none. */
function claim(): u32 {
  return atomic.add<u32>(nextBlock, 1);
}

/**
 * Runs one phase over the blocks that this thread gets. What it returns depends on the phase: how many blocks had news, or
 * how many values are wrong. For entries `first` is the side, and twice the number of men in hand; `second` how many
 * mills are closed, and for ENTER marks of the first (16) and the last (32) pass over the layer.
 */
export function run(phase: i32, first: u32, second: u32): u32 {
  const blocks = <u32>classCount(w);
  let result: u32 = 0;
  for (let block = claim(); block < blocks; block = claim()) {
    if (phase === abi.COUNT) {
      enterBlock(block);
      countWhite(block);
      if (w !== b) countBlack(block);
      if (firstMill) decideBoth(block);
    } else if (phase === abi.CAPTURE) {
      enterBlock(block);
      captureByWhite(block);
      if (w !== b) captureByBlack(block);
    } else if (phase === abi.SETTLE) {
      enterBlock(block);
      settle(whiteStates, block);
      if (w !== b) settle(blackStates, block);
      else mirror(block);
      store<u8>(dirtyEven + block, 1);
      if (levels) store<u8>(dirtyOdd + block, 1);
    } else if (phase === abi.SWEEP) {
      if (sweepBlock(block, first)) result++;
    } else if (phase === abi.STATISTICS) {
      countBlock(block);
    } else if (phase === abi.CHECK) {
      result += checkBlock(block, (first + block * 7) % second, second);
    } else if (phase === abi.ENTER) {
      enterMen(block, first & 1, first >> 1);
    } else if (phase === abi.CLOSE) {
      closeInBlock(block, first >> 1);
    } else if (phase === abi.CHECK_ENTRIES) {
      result += checkEntries(block, first & 1, first >> 1, second);
    } else if (phase === abi.COUNT_CLOSING) {
      enterBlock(block);
      countClosing(block);
    } else if (phase === abi.TELL_QUIET) {
      tellQuiet(block);
    } else if (phase === abi.SWEEP_CLOSING) {
      if (sweepClosing(block, first === 0)) result++;
    }
  }
  return result;
}

/** Where a thread's counts are, after STATISTICS. */
export function resultOffset(): u32 {
  return <u32>RESULT;
}
