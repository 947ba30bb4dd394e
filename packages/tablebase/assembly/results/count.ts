// How many positions of a block are won, lost and drawn.

import { DRAWN, LONGEST_LOSS, LONGEST_WIN, LOSSES, SIDE_WORDS, WINS } from '../../src/abi';
import { enterBlock, isSymmetric, white } from '../board/block';
import { permute } from '../board/sets';
import {
  blackDistances,
  blackStates,
  blockSize,
  firstMill,
  scratch,
  setOfRank,
  symmetries,
  whiteDistances,
  whiteStates,
} from '../config';
import { AFTER_COUNTERS, expand, prepareBoards } from '../moves/counters';
import { isOver } from '../moves/first-mill';
import { DRAW, LOSS, LOW_BITS, valueOfState, WIN } from '../states';

/** Where a thread's counts are: see abi.ts. */
export const RESULT: usize = AFTER_COUNTERS;
const BLACK_COUNTS: usize = (<usize>SIDE_WORDS) << 2;

/** Adds to one of the words of a side's counts. */
function addTo(counts: usize, word: i32, by: u32): void {
  const at = counts + ((<usize>word) << 2);
  store<u32>(at, load<u32>(at) + by);
}

/** Adds the positions of a block that are not over to the counts, each class of symmetric ones once. */
export function countBlock(block: u32): void {
  enterBlock(block);
  const result = scratch + RESULT;
  const first = block * blockSize;
  if (!isSymmetric && whiteDistances === 0 && !firstMill) {
    countStates(result, whiteStates + first);
    if (blackStates !== whiteStates) countStates(result + BLACK_COUNTS, blackStates + first);
    return;
  }
  let fixing: u64 = 0;
  for (let s = 1; s < symmetries; s++) if (permute(white, s) === white) fixing |= (<u64>1) << s;
  const boards = prepareBoards();
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if (isOver(black) || !isFirstOfClass(expand(black, boards), fixing)) continue;
    const at = first + rank;
    add(result, load<u8>(whiteStates + at), whiteDistances, at);
    add(result + BLACK_COUNTS, load<u8>(blackStates + at), blackDistances, at);
  }
}

/** The same for values alone, eight at once: of the low bits of decided states one says that it is won, one lost. */
function countStates(counts: usize, states: usize): void {
  let wins: u32 = 0;
  let losses: u32 = 0;
  let rank: u32 = 0;
  for (; rank + 8 <= blockSize; rank += 8) {
    const eight = load<u64>(states + rank);
    const decided = (eight >> 7) & LOW_BITS;
    wins += <u32>popcnt(eight & decided);
    losses += <u32>popcnt((eight >> 1) & decided);
  }
  for (; rank < blockSize; rank++) {
    const value = valueOfState(load<u8>(states + rank));
    wins += <u32>(value === WIN);
    losses += <u32>(value === LOSS);
  }
  addTo(counts, WINS, wins);
  addTo(counts, LOSSES, losses);
  addTo(counts, DRAWN, blockSize - wins - losses);
}

function add(counts: usize, state: u32, distances: usize, at: u32): void {
  const value = valueOfState(state);
  addTo(counts, value === WIN ? WINS : value === LOSS ? LOSSES : DRAWN, 1);
  if (distances === 0 || value === DRAW) return;
  const longest = counts + ((<usize>(value === WIN ? LONGEST_WIN : LONGEST_LOSS)) << 2);
  const distance = <u32>load<u8>(distances + at);
  if (distance > load<u32>(longest)) store<u32>(longest, distance);
}

/** Whether none of the symmetries that leave White's set alone, a bit each, makes Black's smaller. */
function isFirstOfClass(black: u32, fixing: u64): bool {
  for (let rest = fixing; rest !== 0; rest &= rest - 1) if (permute(black, <u32>ctz(rest)) < black) return false;
  return true;
}
