// Fourth phase, until nothing changes: what is newly known of a position is told to those that lead to it. Black's moves
// stay inside the block; White's are told one whole block at a time.

import {
  blackInMills,
  canBlackMove,
  canBlackPlay,
  canWhiteMove,
  canWhitePlay,
  enterBlock,
  freeMask,
  isBlackShut,
  nearFreeTable,
  whiteShut,
} from './block';
import {
  ALWAYS,
  b,
  blackDistances,
  blackStates,
  blocked,
  blockSize,
  dirtyEven,
  dirtyOdd,
  extra,
  flying,
  levels,
  longest,
  PASSES,
  protection,
  rankHigh,
  rankLow,
  scratch,
  setOfRank,
  whiteDistances,
  whiteStates,
} from './config';
import { AFTER_COUNTERS } from './counters';
import { edgeCount, edgeMills, listEdges } from './edges';
import { COUNTS, closeEdge, lock, openEdge, pushList, SHUT, tell, unlock, WINS } from './push';
import { LOST, NEWLY_LOST, NEWLY_WON, SAFE, WON } from './states';

const HIGH_BITS: u64 = 0x8080808080808080;

/**
 * Tells Black's positions before a move of one of these men what it leads to. Quiet moves end outside mills; those that
 * closed one count only where it took nothing.
 */
function tellBlack(black: u32, arrivals: u32, what: i32, won: u32, lost: u32, base: usize, high: usize): u32 {
  const flies = b <= flying;
  const free = freeMask & ~black;
  const low = rankLow;
  const around = nearFreeTable();
  let news: u32 = 0;
  for (let men = arrivals; men !== 0; men &= men - 1) {
    let origins = flies ? free : load<u32>(around + (ctz(men) << 2)) & free;
    const rest = black & ~(men & (0 - men));
    for (; origins !== 0; origins &= origins - 1) {
      const before = rest | (origins & (0 - origins));
      const at = base + load<u32>(low + ((before & 2047) << 2)) + load<u32>(high + ((before >> 11) << 2));
      const state = <u32>load<u8>(at);
      if (what === WINS) {
        const open = <u32>(state <= SAFE);
        store<u8>(at, <u8>(state ^ ((state ^ won) & (0 - open))));
        news |= open;
      } else {
        const last = <u32>(state === 1);
        store<u8>(at, <u8>(state - <u32>(state < SAFE) + (lost & (0 - last))));
        news |= last;
      }
    }
  }
  return news;
}

/** Works off the news of one block; false if it has none. `ply` is the distance of the news, where distances are kept. */
export function sweepBlock(block: u32, ply: u32): bool {
  const parity = levels ? ply & 1 : 0;
  const dirty = levels && parity === 1 ? dirtyOdd : dirtyEven;
  const dirtyNext = levels && parity === 0 ? dirtyOdd : dirtyEven;
  if (load<u8>(dirty + block) === 0) return false;
  store<u8>(dirty + block, 0);
  enterBlock(block);

  const won = NEWLY_WON | parity;
  const lost = NEWLY_LOST | parity;
  const nextWon = levels ? won ^ 1 : won;
  const nextLost = levels ? lost ^ 1 : lost;
  const high = rankHigh(b);
  const whites = whiteStates + block * blockSize;
  const blacks = blackStates + block * blockSize;
  const passes = blocked === PASSES;
  const always = protection === ALWAYS;
  // White's mills that take nothing and earn a further turn come from positions with White to play.
  const keeps = extra && always;

  const lostList = scratch + AFTER_COUNTERS;
  const wonList = lostList + (longest << 2);
  const keptWonList = wonList + (longest << 2);
  const keptLostList = keptWonList + (longest << 2);
  let losses: u32 = 0;
  let wins: u32 = 0;
  let keptWins: u32 = 0;
  let keptLosses: u32 = 0;
  let again = false;
  let news: u32 = 0;

  lock(block);
  do {
    again = false;
    for (let start: u32 = 0; start < blockSize; start += 8) {
      const eight = load<u64>(whites + start);
      if ((eight & (eight << 1) & HIGH_BITS) === 0) continue;
      const end = min(start + 8, blockSize);
      for (let rank = start; rank < end; rank++) {
        const state = <u32>load<u8>(whites + rank);
        if (state !== won && state !== lost) continue;
        const isWin = state === won;
        store<u8>(whites + rank, <u8>(isWin ? WON : LOST));
        if (levels) store<u8>(whiteDistances + block * blockSize + rank, <u8>min(ply, 255));
        const black = load<u32>(setOfRank + (rank << 2));
        const takesNothing = whiteShut && !(extra && canBlackPlay(black));
        const arrivals = takesNothing ? black : black & ~blackInMills(black);
        news |= tellBlack(black, arrivals, isWin ? COUNTS : WINS, nextWon, nextLost, blacks, high);
        if (passes && !canBlackMove(black)) news |= tell(blacks + rank, isWin ? COUNTS : WINS, nextWon, nextLost);
        if (keeps && isBlackShut(black) && canWhitePlay(black)) {
          if (isWin) store<u32>(keptWonList + (keptWins++ << 2), black | SHUT);
          else store<u32>(keptLostList + (keptLosses++ << 2), black | SHUT);
        }
      }
    }
    for (let start: u32 = 0; start < blockSize; start += 8) {
      const eight = load<u64>(blacks + start);
      if ((eight & (eight << 1) & HIGH_BITS) === 0) continue;
      const end = min(start + 8, blockSize);
      for (let rank = start; rank < end; rank++) {
        const state = <u32>load<u8>(blacks + rank);
        if (state !== won && state !== lost) continue;
        const isWin = state === won;
        store<u8>(blacks + rank, <u8>(isWin ? WON : LOST));
        if (levels) store<u8>(blackDistances + block * blockSize + rank, <u8>min(ply, 255));
        const black = load<u32>(setOfRank + (rank << 2));
        let mark: u32 = 0;
        if (always && isBlackShut(black) && !(extra && canWhitePlay(black))) mark = SHUT;
        if (isWin) store<u32>(wonList + (wins++ << 2), black | mark);
        else store<u32>(lostList + (losses++ << 2), black | mark);
        if (passes && !canWhiteMove(black)) {
          news |= tell(whites + rank, isWin ? COUNTS : WINS, nextWon, nextLost);
          again = !levels;
        }
        if (keeps && whiteShut && canBlackPlay(black)) {
          news |= tellBlack(black, blackInMills(black), isWin ? WINS : COUNTS, nextWon, nextLost, blacks, high);
          again = !levels;
        }
      }
    }
  } while (again);
  // What was told inside the block is news of the next ply.
  if (levels && news !== 0) store<u8>(dirtyNext + block, 1);
  unlock(block);

  if (losses + wins + keptWins + keptLosses === 0) return true;
  listEdges(true, always);
  for (let edge = 0; edge < edgeCount; edge++) {
    const closed = edgeMills(edge) > 0;
    openEdge(edge, whiteStates);
    pushList(lostList, losses, closed, WINS, nextWon, nextLost);
    pushList(wonList, wins, closed, COUNTS, nextWon, nextLost);
    if (closed) {
      pushList(keptWonList, keptWins, true, WINS, nextWon, nextLost);
      pushList(keptLostList, keptLosses, true, COUNTS, nextWon, nextLost);
    }
    closeEdge(dirtyNext);
  }
  return true;
}
