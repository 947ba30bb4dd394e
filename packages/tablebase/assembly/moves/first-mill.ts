// Where the first mill wins, a position in which one stands is over. Tables hold what it came to, as a value that is known
// from the beginning, so that nothing is told to it and it tells nothing; it is neither counted nor checked.

import { linesIn, whiteInMills } from '../board/block';
import {
  b,
  blackDistances,
  blackStates,
  blockSize,
  firstMill,
  levels,
  setOfRank,
  w,
  whiteDistances,
  whiteStates,
} from '../config';
import { LOST, WON } from '../states';

/** Whether the position of the present block with these black men is over. */
export function isOver(black: u32): bool {
  return firstMill && (whiteInMills !== 0 || linesIn(black) !== 0);
}

/** Decides what is over in the present block, with White to play at `states`, or with Black; the mill is who just played's. */
export function decideOver(states: usize, whitePlays: bool): void {
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if (!isOver(black)) continue;
    const lost = whitePlays ? linesIn(black) !== 0 : whiteInMills !== 0;
    store<u8>(states + rank, <u8>(lost ? LOST : WON));
  }
}

/** The same for a pair of subspaces that is being solved, once its turns are counted. */
export function decideBoth(block: u32): void {
  const first = block * blockSize;
  decideOver(whiteStates + first, true);
  if (w !== b) decideOver(blackStates + first, false);
  if (!levels) return;
  memory.fill(whiteDistances + first, 0, blockSize);
  memory.fill(blackDistances + first, 0, blockSize);
}
