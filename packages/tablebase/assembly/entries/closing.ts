// The value of closing a mill by an entry: the men that may then be taken, or the turn that is kept.

import { ALWAYS, FURTHER_TURN, NEVER, TAKES } from '../../src/abi';
import {
  canWhiteMove,
  enterBlock,
  freeCount,
  isolate,
  linesIn,
  menOn,
  onBoard,
  white,
  whiteInMills,
} from '../board/block';
import { packedAt, probe } from '../board/lookup';
import { choose, rankOf } from '../board/sets';
import { atEntry, b, blockSize, closedValues, finished, leastMen, protection, rankHigh, setOfRank, w } from '../config';
import {
  addBits,
  clearPlanes,
  fillThere,
  setAt,
  sourcePlane,
  there,
  thereAsked,
  thereSafe,
  thereWon,
} from '../planes/planes';
import { takeEachBlack } from '../planes/taking';
import { better, flip, LOSS, WIN } from '../states';

/** Bytes of a block of {@link closedValues}: whole words of 32 values. */
export function closedStride(size: u32): u32 {
  return ((size + 31) >> 5) << 3;
}

/** The black men that may be taken while Black has so many in hand, within the block. */
function takeableBlack(black: u32, hand: i32): u32 {
  if (protection === NEVER) return black;
  const lines = linesIn(black);
  const free = lines === 0 ? black : black & ~menOn(lines);
  if (protection === ALWAYS) return <i32>popcnt(black) + hand === leastMen ? black : free;
  return free === 0 ? black : free;
}

/** The value for White, which has closed mills in the present block and takes so many men, one after the other. */
function takeBlack(black: u32, hand: i32, left: i32, block: u32): u32 {
  const men = <i32>popcnt(black);
  if (men + hand < leastMen) return WIN;
  let targets = left === 0 ? 0 : takeableBlack(black, hand);
  if (targets === 0) {
    // Where Black has as many men as White and none can be taken, enterBlack does not use this value.
    const index = block * choose(freeCount, men) + rankOf(black, rankHigh(men));
    return flip(packedAt(finished(w, men, 1), index));
  }
  let best = LOSS;
  for (; targets !== 0 && best !== WIN; targets &= targets - 1)
    best = better(takeBlack(black & ~isolate(targets), hand, left - 1, block), best);
  return best;
}

/** Keeps a value seen by White. */
function keep(at: usize, bit: u64, value: u32): void {
  addBits(thereWon, at, (<u64>(value === WIN)) << bit);
  addBits(thereSafe, at, (<u64>(value !== LOSS)) << bit);
}

/** The value for White, which plays again in the present block; with its last man entered it moves, or forfeits the turn. */
function keepTurn(black: u32, rank: u32, hands: u32, block: u32): u32 {
  const hasEntered = (hands - 1 + <u32>(w + b)) >> 1 === <u32>w;
  if (hasEntered && !canWhiteMove(black)) return flip(probe(onBoard(black), white));
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
  if (atEntry === TAKES && mills === 1 && b > 0 && b + hand > leastMen) takeEachBlack(block);
  else memory.fill(there, 0, sourcePlane);
  // What is left, one by one.
  for (let at: usize = 0; at < sourcePlane; at += 8)
    for (let asked = load<u64>(thereAsked + at) & ~load<u64>(there + at); asked !== 0; asked &= asked - 1) {
      const bit = ctz(asked);
      const black = setAt(setOfRank, at, bit);
      const rank = <u32>((at << 3) + <usize>bit);
      keep(
        at,
        bit,
        atEntry === FURTHER_TURN ? keepTurn(black, rank, hands, block) : takeBlack(black, hand, mills, block),
      );
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

/** Writes the values asked for, seen by Black. Another thread may be writing their neighbours: so bits are only cleared. */
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
  fillThere(thereAsked);
  findClosed(block, hands, 1, closedValues + block * closedStride(blockSize));
}
