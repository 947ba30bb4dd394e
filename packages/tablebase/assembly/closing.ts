// What closing a mill by an entry is worth: the men that may then be taken, or the turn that is kept.

import { canWhiteMove, enterBlock, freeCount, isolate, linesIn, menOn, pairFree, white, whiteInMills } from './block';
import { better, onBoard } from './captures';
import {
  AGAIN,
  ALWAYS,
  atEntry,
  b,
  blockSize,
  closedValues,
  finished,
  NEVER,
  NO_PAIR,
  protection,
  rankHigh,
  rankLow,
  setOfRank,
  sourceSize,
  TAKES,
  w,
} from './config';
import { packedAt, valueOf } from './lookup';
import { clearPlanes, closing, holding, sourcePlane, there, thereAsked, thereSafe, thereWon } from './planes';
import { choose, rankOf } from './sets';
import { DRAW, flip, LOSS, WIN } from './states';

/** Bytes of a block of {@link closedValues}: whole words of 32 values. */
export function closedStride(size: u32): u32 {
  return ((size + 31) >> 5) << 3;
}

/** The black men that may be taken while Black has so many in hand, within the block. */
function takeableBlack(black: u32, hand: i32): u32 {
  if (protection === NEVER) return black;
  const lines = linesIn(black);
  const free = lines === 0 ? black : black & ~menOn(lines);
  if (protection === ALWAYS) return <i32>popcnt(black) + hand === 3 ? black : free;
  return free === 0 ? black : free;
}

/** What White gets that closed mills in the present block and takes so many men, one after the other. */
function takeBlack(black: u32, hand: i32, left: i32, block: u32): u32 {
  const men = <i32>popcnt(black);
  if (men + hand < 3) return WIN;
  let targets = left === 0 ? 0 : takeableBlack(black, hand);
  if (targets === 0) {
    // Where nothing can be taken from as many men as White's, nobody asks what this says: see enterBlack.
    const index = block * choose(freeCount, men) + rankOf(black, rankHigh(men));
    return flip(packedAt(finished(w, men, 1), index));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(takeBlack(black & ~isolate(targets), hand, left - 1, block), best);
  return best;
}

/**
 * The same for one man of many, in all positions asked for: each point in turn, and the men there that stand in no mill. Of
 * those that `NEVER` protects, mills are no matter.
 */
function takeEachBlack(hand: i32, block: u32): void {
  const table = finished(w, b - 1, 1);
  const first = block * choose(freeCount, b - 1);
  const low = rankLow;
  const high = rankHigh(b - 1);
  const sets = setOfRank;
  const end = sourcePlane;
  const takeable = there;
  memory.fill(takeable, 0, end);
  for (let point = 0; point < freeCount; point++) {
    const men = holding(point);
    findMills(point);
    const man = (<u32>1) << point;
    for (let at: usize = 0; at < end; at += 8) {
      const free = load<u64>(men + at) & ~load<u64>(closing + at);
      store<u64>(takeable + at, load<u64>(takeable + at) | free);
      let asked = load<u64>(thereAsked + at) & ~load<u64>(thereWon + at) & free;
      if (asked === 0) continue;
      let wins: u64 = 0;
      let notLost: u64 = 0;
      for (; asked !== 0; asked &= asked - 1) {
        const bit = ctz(asked);
        const left = load<u32>(sets + (at << 5) + (<usize>bit << 2)) ^ man;
        const rank = load<u32>(low + ((left & 2047) << 2)) + load<u32>(high + ((left >> 11) << 2));
        const value = <u64>packedAt(table, first + rank);
        wins |= (value >> 1) << bit;
        notLost |= (~value & 1) << bit;
      }
      store<u64>(thereWon + at, load<u64>(thereWon + at) | wins);
      store<u64>(thereSafe + at, load<u64>(thereSafe + at) | notLost);
    }
  }
  for (let at: usize = 0; at < end; at += 8)
    for (let asked = load<u64>(thereAsked + at) & ~load<u64>(takeable + at); asked !== 0; asked &= asked - 1)
      keep(at, ctz(asked), takeBlack(setAt(at, ctz(asked)), hand, 1, block));
}

/** The positions in which a man at a point would stand in a mill, into {@link closing}. */
function findMills(point: i32): void {
  memory.fill(closing, 0, sourcePlane);
  if (protection === NEVER) return;
  for (let i = 0; i < 4; i++) {
    const pair = pairFree(point, i);
    if (pair === NO_PAIR) continue;
    const one = holding(ctz(pair));
    const other = holding(31 - clz(pair));
    for (let at: usize = 0; at < sourcePlane; at += 8)
      store<u64>(closing + at, load<u64>(closing + at) | (load<u64>(one + at) & load<u64>(other + at)));
  }
}

/** The black set that a bit of a plane stands for. */
function setAt(at: usize, bit: u64): u32 {
  return load<u32>(setOfRank + (at << 5) + (<usize>bit << 2));
}

/** Keeps a value seen by White. */
function keep(at: usize, bit: u64, value: u32): void {
  store<u64>(thereWon + at, load<u64>(thereWon + at) | ((<u64>(value === WIN)) << bit));
  store<u64>(thereSafe + at, load<u64>(thereSafe + at) | ((<u64>(value !== LOSS)) << bit));
}

/** What White gets that plays again in the present block; with its last man entered it moves, or forfeits the turn. */
function keepTurn(black: u32, rank: u32, hands: u32, block: u32): u32 {
  const hasEntered = (hands - 1 + <u32>(w + b)) >> 1 === <u32>w;
  if (hasEntered && !canWhiteMove(black)) return flip(valueOf(onBoard(black), white));
  return packedAt(finished(w, b, 0), block * blockSize + rank);
}

/**
 * Finds what having just closed so many mills is worth in the present block, of the pair that the entry leads to: in all
 * positions of {@link thereAsked}, into {@link closedValues}.
 */
export function findClosed(block: u32, hands: u32, mills: i32, closed: usize): void {
  memory.fill(thereWon, 0, sourcePlane);
  memory.fill(thereSafe, 0, sourcePlane);
  const hand = <i32>(hands >> 1);
  if (atEntry === TAKES && mills === 1 && b > 0 && b + hand > 3) takeEachBlack(hand, block);
  else
    for (let at: usize = 0; at < sourcePlane; at += 8)
      for (let asked = load<u64>(thereAsked + at); asked !== 0; asked &= asked - 1) {
        const bit = ctz(asked);
        const black = setAt(at, bit);
        const rank = <u32>((at << 3) + <usize>bit);
        keep(at, bit, atEntry === AGAIN ? keepTurn(black, rank, hands, block) : takeBlack(black, hand, mills, block));
      }
  writeClosed(closed);
}

/** Each of 32 bits at the even places of a word. */
function interleave(bits: u32): u64 {
  let x = <u64>bits;
  x = (x | (x << 16)) & 0x0000ffff0000ffff;
  x = (x | (x << 8)) & 0x00ff00ff00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f0f0f0f0f;
  x = (x | (x << 2)) & 0x3333333333333333;
  return (x | (x << 1)) & 0x5555555555555555;
}

/** Writes what was asked for, seen by Black. Another thread may be writing its neighbours: bits are only ever taken away. */
function writeClosed(closed: usize): void {
  for (let at: usize = 0; at < sourcePlane; at += 4) {
    const asked = load<u32>(thereAsked + at);
    if (asked === 0) continue;
    const wins = interleave(asked & ~load<u32>(thereSafe + at));
    const losses = interleave(asked & load<u32>(thereWon + at));
    atomic.and<u64>(closed + (at << 1), ~(interleave(asked) * 3) | wins | (losses << 1));
  }
}

/** The same for one mill in all positions of a block, where far blocks will ask for them. */
export function closeInBlock(block: u32, hands: u32): void {
  enterBlock(block);
  if (whiteInMills === 0) return;
  clearPlanes();
  memory.fill(thereAsked, 255, sourcePlane);
  const beyond = sourceSize & 63;
  if (beyond !== 0) store<u64>(thereAsked + sourcePlane - 8, (((<u64>1) << <u64>beyond) - 1));
  findClosed(block, hands, 1, closedValues + block * closedStride(blockSize));
}
