// Black's moves stay inside the block. Telling the positions before them: point by point for a whole plane, or one position
// after the other where there are few.

import { blackInMills, canBlackPlay, freeCount, freeMask, nearFree, nearFreeTable, whiteShut } from '../board/block';
import { rankBy } from '../board/sets';
import { b, blockSize, extra, flying, rankHigh, rankLow, setOfRank } from '../config';
import { closing, here, holding, lacking, setAt, size } from '../planes/planes';
import { findMills } from '../planes/taking';
import { COUNTS, countDown, save, WINS, win } from './telling';

// What tellings share: where Black's states of the block begin, and the states of a new win and of a new loss.
let states: usize = 0;
let won: u32 = 0;
let lost: u32 = 0;

/** Sets what the next tellings share; `ownStates` are Black's of the present block. */
export function startTelling(ownStates: usize, newlyWon: u32, newlyLost: u32): void {
  states = ownStates;
  won = newlyWon;
  lost = newlyLost;
}

/** Tells positions what their moves to a point lead to, for all positions of a plane. Not 0 where there is news. */
export function tellArrivals(point: i32, plane: usize, what: i32): u32 {
  const base = states;
  const newWin = won;
  const newLoss = lost;
  const low = rankLow;
  const high = rankHigh(b);
  const end = size;
  const to = (<u32>1) << point;
  let news: u32 = 0;
  for (let origins = b <= flying ? freeMask & ~to : nearFree(point); origins !== 0; origins &= origins - 1) {
    const empty = lacking(ctz(origins));
    const both = to | (origins & (0 - origins));
    for (let at: usize = 0; at < end; at += 8) {
      let told = load<u64>(plane + at) & load<u64>(empty + at);
      if (told === 0) continue;
      const sets = setOfRank + (at << 5);
      if (what === WINS)
        for (; told !== 0; told &= told - 1)
          news |= win(base + rankBy(load<u32>(sets + ((<usize>ctz(told)) << 2)) ^ both, low, high), newWin);
      else if (what === COUNTS)
        for (; told !== 0; told &= told - 1)
          news |= countDown(base + rankBy(load<u32>(sets + ((<usize>ctz(told)) << 2)) ^ both, low, high), newLoss);
      else
        for (; told !== 0; told &= told - 1)
          save(base + rankBy(load<u32>(sets + ((<usize>ctz(told)) << 2)) ^ both, low, high));
    }
  }
  return news;
}

/** Tells what quiet moves lead to, in all positions of a plane that holds so many. */
export function tellQuietMoves(plane: usize, count: u32, what: i32): u32 {
  let news: u32 = 0;
  // With an extra turn a mill that takes nothing is quiet in some positions only.
  if (count < blockSize >> 5 || (whiteShut && extra)) {
    for (let at: usize = 0; at < size; at += 8)
      for (let rest = load<u64>(plane + at); rest !== 0; rest &= rest - 1) {
        const black = setAt(setOfRank, at, ctz(rest));
        const takesNothing = whiteShut && !(extra && canBlackPlay(black));
        news |= tellEach(black, takesNothing ? black : black & ~blackInMills(black), what);
      }
    return news;
  }
  for (let point = 0; point < freeCount; point++) {
    const men = holding(point);
    if (whiteShut) memory.fill(closing, 0, size);
    else findMills(point, closing);
    for (let at: usize = 0; at < size; at += 8)
      store<u64>(here + at, load<u64>(plane + at) & load<u64>(men + at) & ~load<u64>(closing + at));
    news |= tellArrivals(point, here, what);
  }
  return news;
}

/** Tells the positions before a move of one of these men what it leads to. */
export function tellEach(black: u32, arrivals: u32, what: i32): u32 {
  const flies = b <= flying;
  const free = freeMask & ~black;
  const low = rankLow;
  const high = rankHigh(b);
  const around = nearFreeTable();
  let news: u32 = 0;
  for (let men = arrivals; men !== 0; men &= men - 1) {
    let origins = flies ? free : load<u32>(around + (ctz(men) << 2)) & free;
    const rest = black & ~(men & (0 - men));
    for (; origins !== 0; origins &= origins - 1) {
      const before = rest | (origins & (0 - origins));
      const at = states + rankBy(before, low, high);
      news |= what === WINS ? win(at, won) : countDown(at, lost);
    }
  }
  return news;
}
