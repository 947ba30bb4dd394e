// Fourth phase, repeated until nothing changes: what is newly known of a position is told to those that lead to it. Black's
// moves stay inside the block; White's are told one whole block at a time.

import { ALWAYS, PASSES } from '../../src/abi';
import {
  blackInMills,
  canBlackMove,
  canBlackPlay,
  canWhiteMove,
  canWhitePlay,
  enterBlock,
  isBlackShut,
  whiteShut,
} from '../board/block';
import {
  blackDistances,
  blackStates,
  blocked,
  blockSize,
  dirtyEven,
  dirtyOdd,
  extra,
  levels,
  protection,
  setOfRank,
  whiteDistances,
  whiteStates,
} from '../config';
import { takeNews } from '../planes/news';
import { addBits, addPlane, count, layPlanes, size, spare } from '../planes/planes';
import { NEWLY_LOST, NEWLY_WON } from '../states';
import { startTelling, tellEach, tellQuietMoves } from './black-moves';
import { edgeCount, edgeMills, listEdges } from './edges';
import {
  COUNTING,
  closeEdge,
  FEW,
  KEPT,
  listFew,
  lock,
  openEdge,
  pushFew,
  pushPlane,
  startPushing,
  unlock,
} from './push';
import { COUNTS, tell, WINS } from './telling';

// The planes of a sweep: news with White to play and with Black to play, in this round of it and in all; then where Black's
// men are all safe, so that White's mills take nothing; and White's news that such mills with a further turn lead to.
let whiteWon: usize = 0;
let whiteLost: usize = 0;
let blackWon: usize = 0;
let blackLost: usize = 0;
let allWon: usize = 0;
let allLost: usize = 0;
let shut: usize = 0;
let keptWon: usize = 0;
let keptLost: usize = 0;

function laySweep(): void {
  layPlanes();
  whiteWon = spare(0);
  whiteLost = spare(1);
  blackWon = spare(2);
  blackLost = spare(3);
  allWon = spare(4);
  allLost = spare(5);
  shut = spare(6);
  keptWon = spare(7);
  keptLost = spare(8);
  memory.fill(allWon, 0, size * 5);
}

let parity: u32 = 0;
let nextWon: u32 = 0;
let nextLost: u32 = 0;
let whites: usize = 0;
let blacks: usize = 0;
/** Whether Black has told positions of its own side, or of White's, inside the block: then there is another round. */
let again: bool = false;

/** White's news of special rules: passes, and mills that take nothing and keep the turn. */
function tellWhiteSpecials(plane: usize, isWin: bool, kept: usize): u32 {
  const keeps = extra && protection === ALWAYS;
  let news: u32 = 0;
  for (let at: usize = 0; at < size; at += 8)
    for (let rest = load<u64>(plane + at); rest !== 0; rest &= rest - 1) {
      const rank = (at << 3) + <usize>ctz(rest);
      const black = load<u32>(setOfRank + (rank << 2));
      if (blocked === PASSES && !canBlackMove(black))
        news |= tell(blacks + rank, isWin ? COUNTS : WINS, nextWon, nextLost);
      if (keeps && isBlackShut(black) && canWhitePlay(black)) addBits(kept, at, rest & (0 - rest));
    }
  return news;
}

/** The same for Black's news. */
function tellBlackSpecials(plane: usize, isWin: bool): u32 {
  const always = protection === ALWAYS;
  let news: u32 = 0;
  for (let at: usize = 0; at < size; at += 8)
    for (let rest = load<u64>(plane + at); rest !== 0; rest &= rest - 1) {
      const rank = (at << 3) + <usize>ctz(rest);
      const black = load<u32>(setOfRank + (rank << 2));
      if (always && isBlackShut(black) && !(extra && canWhitePlay(black))) addBits(shut, at, rest & (0 - rest));
      if (blocked === PASSES && !canWhiteMove(black)) {
        news |= tell(whites + rank, isWin ? COUNTS : WINS, nextWon, nextLost);
        again = !levels;
      }
      if (extra && always && whiteShut && canBlackPlay(black)) {
        news |= tellEach(black, blackInMills(black), isWin ? WINS : COUNTS);
        again = !levels;
      }
    }
  return news;
}

/** Works off the news of one block; false if it has none. `ply` is the distance of the news, where distances are kept. */
export function sweepBlock(block: u32, ply: u32): bool {
  parity = levels ? ply & 1 : 0;
  const dirty = levels && parity === 1 ? dirtyOdd : dirtyEven;
  const dirtyNext = levels && parity === 0 ? dirtyOdd : dirtyEven;
  if (load<u8>(dirty + block) === 0) return false;
  store<u8>(dirty + block, 0);
  enterBlock(block);
  laySweep();
  nextWon = NEWLY_WON | (levels ? parity ^ 1 : 0);
  nextLost = NEWLY_LOST | (levels ? parity ^ 1 : 0);
  const first = block * blockSize;
  whites = whiteStates + first;
  blacks = blackStates + first;
  const always = protection === ALWAYS;
  const special = blocked === PASSES || always;
  let news: u32 = 0;

  startTelling(blacks, nextWon, nextLost);
  startPushing(whiteStates, dirtyNext, nextWon, nextLost);
  lock(block);
  do {
    again = false;
    if (takeNews(whites, parity, whiteWon, whiteLost, whiteDistances + first, ply)) {
      const wins = count(whiteWon);
      const losses = count(whiteLost);
      if (wins !== 0) news |= tellQuietMoves(whiteWon, wins, COUNTS);
      if (losses !== 0) news |= tellQuietMoves(whiteLost, losses, WINS);
      if (special) news |= tellWhiteSpecials(whiteWon, true, keptWon) | tellWhiteSpecials(whiteLost, false, keptLost);
    }
    if (takeNews(blacks, parity, blackWon, blackLost, blackDistances + first, ply)) {
      addPlane(allWon, blackWon);
      addPlane(allLost, blackLost);
      if (special) news |= tellBlackSpecials(blackWon, true) | tellBlackSpecials(blackLost, false);
    }
  } while (again);
  // What was told inside the block is news of the next ply.
  if (levels && news !== 0) store<u8>(dirtyNext + block, 1);
  unlock(block);

  const told = count(allWon) + count(allLost) + count(keptWon) + count(keptLost);
  if (told === 0) return true;
  listEdges(true, always);
  if (told <= FEW) {
    const list = spare(9);
    const only = always ? shut : 0;
    let end = listFew(allLost, 0, only, list);
    end = listFew(allWon, COUNTING, only, end);
    end = listFew(keptWon, KEPT, 0, end);
    end = listFew(keptLost, KEPT | COUNTING, 0, end);
    for (let edge = 0; edge < edgeCount; edge++) pushFew(list, end, edge, edgeMills(edge) > 0);
    return true;
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    const closes = edgeMills(edge) > 0;
    openEdge(edge);
    pushPlane(allLost, closes ? shut : 0, WINS);
    pushPlane(allWon, closes ? shut : 0, COUNTS);
    if (closes) {
      pushPlane(keptWon, 0, WINS);
      pushPlane(keptLost, 0, COUNTS);
    }
    closeEdge();
  }
  return true;
}
