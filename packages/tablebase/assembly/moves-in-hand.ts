// Moves of a side that has entered all its men while the other still has some in hand, where a mill at entry earns a
// further turn: then a mill never takes, it only keeps the turn. Quiet moves lead to positions in which the other side
// enters, that are known; those that close a mill lead to others of the same kind, and may go round in circles. White is
// the side that moves: it has more men on the board.

import { enterBlock } from './block';
import {
  b,
  blockSize,
  dirtyEven,
  finished,
  longest,
  scratch,
  setOfRank,
  w,
  whiteStates,
} from './config';
import { AFTER_COUNTERS } from './counters';
import { edgeCount, listEdges } from './edges';
import { packedAt } from './lookup';
import { COUNTS, closeEdge, lock, openEdge, pushList, SAVES, unlock, WINS } from './push';
import { DRAW, LOST, NEWLY_LOST, NEWLY_WON, WIN, WON } from './states';

const HIGH_BITS: u64 = 0x8080808080808080;

/** Tells the positions before quiet moves what Black, who is to enter, gets; what it wins is of no use. */
export function tellQuiet(block: u32): void {
  enterBlock(block);
  const others = finished(w, b, 1);
  const first = block * blockSize;
  const lostList = scratch + AFTER_COUNTERS;
  const drawnList = lostList + (longest << 2);
  let losses: u32 = 0;
  let draws: u32 = 0;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const value = packedAt(others, first + rank);
    const black = load<u32>(setOfRank + (rank << 2));
    // Written whatever it is, and kept where it counts: cheaper than branches that nobody can predict.
    store<u32>(lostList + (losses << 2), black);
    store<u32>(drawnList + (draws << 2), black);
    losses += value >> 1;
    draws += <u32>(value === DRAW);
  }
  if (losses + draws === 0) return;
  listEdges(true, false);
  for (let edge = 0; edge < edgeCount; edge++) {
    openEdge(edge, whiteStates);
    pushList(lostList, losses, false, WINS, NEWLY_WON, 0);
    pushList(drawnList, draws, false, SAVES, NEWLY_WON, 0);
    closeEdge(0);
  }
}

/**
 * Works off the news of one block: tells the positions before moves that close mills. In the first round all blocks have
 * news, and what has no such move and was told nothing is lost. False where there is no news.
 */
export function sweepClosing(block: u32, isFirst: bool): bool {
  if (!isFirst && load<u8>(dirtyEven + block) === 0) return false;
  store<u8>(dirtyEven + block, 0);
  enterBlock(block);
  const states = whiteStates + block * blockSize;
  const lostList = scratch + AFTER_COUNTERS;
  const wonList = lostList + (longest << 2);
  let losses: u32 = 0;
  let wins: u32 = 0;
  lock(block);
  if (isFirst)
    for (let rank: u32 = 0; rank < blockSize; rank++)
      if (load<u8>(states + rank) === 0) store<u8>(states + rank, <u8>NEWLY_LOST);
  for (let start: u32 = 0; start < blockSize; start += 8) {
    const eight = load<u64>(states + start);
    if ((eight & (eight << 1) & HIGH_BITS) === 0) continue;
    const end = min(start + 8, blockSize);
    for (let rank = start; rank < end; rank++) {
      const state = <u32>load<u8>(states + rank);
      if (state !== NEWLY_WON && state !== NEWLY_LOST) continue;
      const isWin = state === NEWLY_WON;
      store<u8>(states + rank, <u8>(isWin ? WON : LOST));
      const black = load<u32>(setOfRank + (rank << 2));
      if (isWin) store<u32>(wonList + (wins++ << 2), black);
      else store<u32>(lostList + (losses++ << 2), black);
    }
  }
  unlock(block);
  if (wins + losses === 0) return true;
  listEdges(false, true);
  for (let edge = 0; edge < edgeCount; edge++) {
    openEdge(edge, whiteStates);
    pushList(wonList, wins, false, WINS, NEWLY_WON, 0);
    pushList(lostList, losses, false, COUNTS, NEWLY_WON, NEWLY_LOST);
    closeEdge(dirtyEven);
  }
  return true;
}
