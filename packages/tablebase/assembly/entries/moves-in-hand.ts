// Moves of a side that has entered all its men while the other still has some in hand, where a mill at entry earns a
// further turn: then a mill never takes, it only keeps the turn. Quiet moves lead to positions in which the other side
// enters, that are known; those that close a mill lead to others of the same kind, and may go round in circles. White is
// the side that moves: it has more men on the board.

import { enterBlock } from '../board/block';
import { b, blockSize, dirtyEven, finished, w, whiteStates } from '../config';
import { edgeCount, listEdges } from '../moves/edges';
import {
  COUNTING,
  closeEdge,
  FEW,
  listFew,
  lock,
  openEdge,
  pushFew,
  pushPlane,
  SHUT,
  startPushing,
  unlock,
} from '../moves/push';
import { COUNTS, SAVES, WINS } from '../moves/telling';
import { readValues, takeNews } from '../planes/news';
import { count, layPlanes, spare } from '../planes/planes';
import { NEWLY_LOST, NEWLY_WON } from '../states';

/** Tells the positions before quiet moves what Black, which is to enter, loses or draws; its wins are of no use there. */
export function tellQuiet(block: u32): void {
  enterBlock(block);
  layPlanes();
  const losses = spare(0);
  const draws = spare(1);
  readValues(finished(w, b, 1), block * blockSize, blockSize, losses, draws);
  if (count(losses) + count(draws) === 0) return;
  listEdges(true, false);
  startPushing(whiteStates, 0, NEWLY_WON, 0);
  for (let edge = 0; edge < edgeCount; edge++) {
    openEdge(edge);
    pushPlane(losses, 0, WINS);
    pushPlane(draws, 0, SAVES);
    closeEdge();
  }
}

/**
 * Works off the news of one block: tells the positions before moves that close mills. In the first round all blocks have
 * news, and a position without such a move that was told nothing is lost. False where there is no news.
 */
export function sweepClosing(block: u32, isFirst: bool): bool {
  if (!isFirst && load<u8>(dirtyEven + block) === 0) return false;
  store<u8>(dirtyEven + block, 0);
  enterBlock(block);
  layPlanes();
  const states = whiteStates + block * blockSize;
  const wins = spare(0);
  const losses = spare(1);
  lock(block);
  if (isFirst)
    for (let rank: u32 = 0; rank < blockSize; rank++)
      if (load<u8>(states + rank) === 0) store<u8>(states + rank, <u8>NEWLY_LOST);
  const any = takeNews(states, 0, wins, losses, 0, 0);
  unlock(block);
  if (!any) return true;
  listEdges(false, true);
  startPushing(whiteStates, dirtyEven, NEWLY_WON, NEWLY_LOST);
  if (count(wins) + count(losses) <= FEW) {
    const list = spare(2);
    const end = listFew(losses, COUNTING | SHUT, 0, listFew(wins, SHUT, 0, list));
    for (let edge = 0; edge < edgeCount; edge++) pushFew(list, end, edge, true);
    return true;
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    openEdge(edge);
    pushPlane(wins, 0, WINS);
    pushPlane(losses, 0, COUNTS);
    closeEdge();
  }
  return true;
}
