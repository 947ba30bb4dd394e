// Second phase: turns that capture lead to smaller, finished subspaces. The value of closing a mill is found once for each
// position in which the mill is closed and nothing has been taken yet, and told to all positions that may precede it.

import { ALWAYS, SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import {
  blackInMills,
  blackTakeable,
  canPlayOn,
  canWhitePlay,
  freeCount,
  freeMask,
  millsWith,
  nearFree,
  onBoard,
  takeable,
  white,
  whiteInMills,
} from '../board/block';
import { packedAt, probe } from '../board/lookup';
import { choose, classify, classSet, permute, pick, rankOf } from '../board/sets';
import {
  b,
  blackStates,
  blockSize,
  extra,
  finished,
  firstMill,
  flying,
  leastMen,
  levels,
  linesPerPoint,
  perMill,
  protection,
  rankHigh,
  scratch,
  setOfRank,
  symmetries,
  w,
  whiteStates,
} from '../config';
import {
  addBits,
  addPlane,
  closing,
  fillThere,
  here,
  holding,
  layPlanes,
  removePlane,
  setAt,
  size,
  there,
  thereAsked,
  thereSafe,
  thereWon,
} from '../planes/planes';
import { findMills, takeEachBlack, takeEachWhite } from '../planes/taking';
import { better, DRAW, flip, LOSS, NEWLY_LOST, NEWLY_WON, WIN } from '../states';
import { startTelling, tellArrivals } from './black-moves';
import { AFTER_COUNTERS, expand, prepareBoards } from './counters';
import { edgeCount, edgeMills, listEdges } from './edges';
import { closeEdge, openEdge, pushPlane, startPushing } from './push';
import { SAVES, tell, WINS } from './telling';

/** In place of a value: the mill takes nothing. */
export const NOTHING: u32 = 3;

/** The value for White, which has closed mills in the present block and takes so many men, one after the other. */
function afterTaking(black: u32, left: i32, block: u32): u32 {
  const men = <i32>popcnt(black);
  if (men < leastMen) return WIN;
  let targets = left === 0 ? 0 : blackTakeable(black);
  if (targets === 0) {
    if (men === b) return NOTHING;
    const index = block * choose(freeCount, men) + rankOf(black, rankHigh(men));
    if (extra && canWhitePlay(black)) return packedAt(finished(w, men, 0), index);
    return flip(packedAt(finished(w, men, 1), index));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(afterTaking(black & ~(targets & (0 - targets)), left - 1, block), best);
  return best;
}

/** Finds what White gets for so many closed mills in all positions of the block: {@link thereWon}, {@link thereSafe}. */
function takeAllBlack(block: u32, mills: i32): void {
  memory.fill(thereWon, 0, size);
  memory.fill(thereSafe, 0, size);
  fillThere(thereAsked);
  if (mills === 1 && b > leastMen && protection !== ALWAYS && !extra) takeEachBlack(block);
  else memory.fill(there, 0, size);
  // What is left, one by one.
  for (let at: usize = 0; at < size; at += 8) {
    for (let rest = load<u64>(thereAsked + at) & ~load<u64>(there + at); rest !== 0; rest &= rest - 1) {
      const value = afterTaking(setAt(setOfRank, at, ctz(rest)), mills, block);
      const bit = rest & (0 - rest);
      if (value === WIN) addBits(thereWon, at, bit);
      else if (value === DRAW) addBits(thereSafe, at, bit);
    }
  }
  removePlane(thereSafe, thereWon, size);
}

/** The same where the first mill wins. */
function winAll(): void {
  fillThere(thereWon);
  memory.fill(thereSafe, 0, size);
}

/** White's captures, out of every position of the block. */
export function captureByWhite(block: u32): void {
  if (whiteInMills === 0) return;
  layPlanes();
  listEdges(false, true);
  startPushing(whiteStates, 0, NEWLY_WON | <u32>levels, 0);
  const most = perMill ? linesPerPoint : 1;
  for (let mills = 1; mills <= most; mills++) {
    let wanted = false;
    for (let edge = 0; edge < edgeCount; edge++) wanted = wanted || (perMill ? edgeMills(edge) : 1) === mills;
    if (!wanted) continue;
    if (firstMill) winAll();
    else takeAllBlack(block, mills);
    for (let edge = 0; edge < edgeCount; edge++) {
      if ((perMill ? edgeMills(edge) : 1) !== mills) continue;
      openEdge(edge);
      pushPlane(thereWon, 0, WINS);
      pushPlane(thereSafe, 0, SAVES);
      closeEdge();
    }
  }
}

/** The value for a side that has closed mills and takes so many men, one after the other, on the board. */
export function afterTakingOn(own: u32, opponent: u32, before: u32, left: i32): u32 {
  if (<i32>popcnt(opponent) < leastMen) return WIN;
  let targets = left === 0 ? 0 : takeable(opponent);
  if (targets === 0) {
    if (opponent === before) return NOTHING;
    return extra && canPlayOn(own, opponent) ? probe(own, opponent) : flip(probe(opponent, own));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(afterTakingOn(own, opponent & ~(targets & (0 - targets)), before, left - 1), best);
  return best;
}

/** Black's captures, out of every position of the block; for blocks where White has more men than Black. */
export function captureByBlack(block: u32): void {
  const victims = takeable(white);
  if (w > leastMen && victims === 0) return;
  if (extra || perMill) {
    captureOneByOne(block);
    return;
  }
  layPlanes();
  memory.fill(thereWon, 0, size);
  memory.fill(thereSafe, 0, size);
  memory.fill(thereAsked, 0, size);
  for (let point = 0; point < freeCount; point++) {
    findClosers(point);
    addPlane(thereAsked, closing);
  }
  if (w === leastMen || firstMill) memory.copy(thereWon, thereAsked, size);
  else takeEachWhite(victims, b);
  removePlane(thereSafe, thereWon, size);
  startTelling(blackStates + block * blockSize, NEWLY_WON | <u32>levels, 0);
  for (let point = 0; point < freeCount; point++) {
    findClosers(point);
    tellClosing(point, thereWon, WINS);
    tellClosing(point, thereSafe, SAVES);
  }
}

/** The positions in which a black man at a point stands in a mill, into {@link closing}. */
function findClosers(point: i32): void {
  findMills(point, closing);
  const men = holding(point);
  for (let at: usize = 0; at < size; at += 8) store<u64>(closing + at, load<u64>(closing + at) & load<u64>(men + at));
}

/** Tells what moves to a point lead to that close mills, in the positions of a plane. */
function tellClosing(point: i32, plane: usize, what: i32): void {
  for (let at: usize = 0; at < size; at += 8) store<u64>(here + at, load<u64>(plane + at) & load<u64>(closing + at));
  tellArrivals(point, here, what);
}

/** The same where a capture may keep the turn, or takes several men. */
function captureOneByOne(block: u32): void {
  const base = blackStates + block * blockSize;
  const high = rankHigh(b);
  const won = NEWLY_WON | <u32>levels;
  const flies = b <= flying;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    const closers = blackInMills(black);
    if (closers === 0) continue;
    const free = freeMask & ~black;
    let known: u32 = 0;
    let single: u32 = NOTHING;
    for (let men = closers; men !== 0; men &= men - 1) {
      const arrived = ctz(men);
      let origins = flies ? free : nearFree(arrived) & free;
      if (origins === 0) continue;
      const mills = perMill ? millsWith(black, arrived) : 1;
      let value: u32;
      if (w === leastMen) value = WIN;
      else if (mills === 1 && known !== 0) value = single;
      else value = afterTakingOn(onBoard(black), white, white, mills);
      if (mills === 1) {
        single = value;
        known = 1;
      }
      if (value !== WIN && value !== DRAW) continue;
      const rest = black & ~((<u32>1) << arrived);
      for (; origins !== 0; origins &= origins - 1)
        tell(base + rankOf(rest | (origins & (0 - origins)), high), value === WIN ? WINS : SAVES, won, 0);
    }
  }
}

/** Third phase: a position is lost if all its turns are captures and each of them loses. */
export function settle(states: usize, block: u32): void {
  const base = states + block * blockSize;
  const lost = <u8>(NEWLY_LOST | <u32>levels);
  for (let rank: u32 = 0; rank < blockSize; rank++) if (load<u8>(base + rank) === 0) store<u8>(base + rank, lost);
}

/**
 * With equally many men, Black's positions are White's with the colours changed: fetches them once White's turns are
 * counted and their captures told.
 */
export function mirror(block: u32): void {
  const base = blackStates + block * blockSize;
  const high = rankHigh(b);
  const lost = <u8>(NEWLY_LOST | <u32>levels);
  const boards = prepareBoards();
  const turned = scratch + AFTER_COUNTERS;
  for (let s: u32 = 0; s < <u32>symmetries; s++) store<u32>(turned + (s << 2), permute(white, s));
  // All addresses are found first: a loop that only fetches lets the processor wait for many states at once.
  const places = turned + 64 * 4;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const found = classify(expand(load<u32>(setOfRank + (rank << 2)), boards), w);
    const others = load<u32>(turned + ((found & SYMMETRY_MASK) << 2));
    const twin = rankOf(pick(others, ~classSet(w, found >> SYMMETRY_BITS)), high);
    store<u32>(places + (rank << 2), (found >> SYMMETRY_BITS) * blockSize + twin);
  }
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const state = load<u8>(whiteStates + load<u32>(places + (rank << 2)));
    store<u8>(base + rank, state === 0 ? lost : state);
  }
}
