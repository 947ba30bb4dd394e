// White's entries lead out of the block: those at one point all into the same other block. What that holds can be told
// from there, or asked for from here; whichever is less work is done.

import { enterBlock, freeCount, millsAt, placeOf, white } from './block';
import {
  AGAIN,
  atEntry,
  b,
  closedSize,
  closedValues,
  FORBIDDEN,
  finished,
  inverses,
  perMill,
  presentSource,
  rankHigh,
  rankLow,
  setOfRank,
  sourceSets,
  sourceSize,
  TAKES,
  UNKNOWN,
  w,
} from './config';
import { closedStride, findClosed } from './closing';
import { half, imageAt, imageTables, prepareImages } from './images';
import { packedAt } from './lookup';
import { addMarks, addWins, countOpen, lacking, list, marks, safe, size, sourcePlane, thereAsked, won } from './planes';
import { classify, classSet } from './sets';

/** The low bit of each of 28 values: as many as a word holds wherever they begin. */
const LOW_BITS: u64 = 0x0055555555555555;

/** What Black loses among 28 values from an index on, as a bit of two each. */
function lossesAt(values: u64): u64 {
  return (values >> 1) & LOW_BITS;
}

/** The same for draws. */
function drawsAt(values: u64): u64 {
  return ~(values | (values >> 1)) & LOW_BITS;
}

/** The values of a table from an index on, 28 at least. */
function valuesAt(table: usize, index: u32): u64 {
  return load<u64>(table + (index >> 2)) >> <u64>((index & 3) << 1);
}

/** Marks of those of 28 that lie before the end of the block. */
function upTo(left: u32): u64 {
  return left >= 28 ? LOW_BITS : (((<u64>1) << <u64>(left << 1)) - 1) & LOW_BITS;
}

let lossCount: u32 = 0;
let drawCount: u32 = 0;

/** Counts what the other block holds for Black, from an index on. */
function countValues(table: usize, first: u32): void {
  let losses: u64 = 0;
  let draws: u64 = 0;
  for (let start: u32 = 0; start < sourceSize; start += 28) {
    const values = valuesAt(table, first + start);
    const counted = upTo(sourceSize - start);
    losses += popcnt(lossesAt(values) & counted);
    draws += popcnt(drawsAt(values) & counted);
  }
  lossCount = <u32>losses;
  drawCount = <u32>draws;
}

/** Tells this block what the other one holds: what Black loses, or what is drawn. */
function tell(table: usize, first: u32, losses: bool): void {
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const sets = sourceSets;
  const count = sourceSize;
  const at = marks;
  const width = half;
  for (let start: u32 = 0; start < count; start += 28) {
    const values = valuesAt(table, first + start);
    let useful = (losses ? lossesAt(values) : drawsAt(values)) & upTo(count - start);
    for (; useful !== 0; useful &= useful - 1) {
      const set = load<u32>(sets + ((start + (<u32>ctz(useful) >> 1)) << 2));
      const image = imageAt(images, set, width);
      store<u8>(at + load<u32>(low + ((image & 2047) << 2)) + load<u32>(high + ((image >> 11) << 2)), 1);
    }
  }
}

/** The rank in the other block of a set of this one. */
function rankThere(set: u32, width: i32, images: usize, low: usize, high: usize): u32 {
  const image = imageAt(images, set, width);
  return load<u32>(low + ((image & 2047) << 2)) + load<u32>(high + ((image >> 11) << 2));
}

/** Asks the other block for all positions of a mask that are not yet in a plane. */
function ask(table: usize, first: u32, plane: usize, mask: usize): void {
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const sets = setOfRank;
  const width = half;
  const end = size;
  for (let at: usize = 0; at < end; at += 8) {
    let asked = load<u64>(mask + at) & ~load<u64>(plane + at);
    if (asked === 0) continue;
    let wins: u64 = 0;
    let notLost: u64 = 0;
    for (; asked !== 0; asked &= asked - 1) {
      const bit = ctz(asked);
      const set = load<u32>(sets + (at << 5) + (<usize>bit << 2));
      const value = <u64>packedAt(table, first + rankThere(set, width, images, low, high));
      wins |= (value >> 1) << bit;
      notLost |= (~value & 1) << bit;
    }
    store<u64>(won + at, load<u64>(won + at) | wins);
    store<u64>(safe + at, load<u64>(safe + at) | notLost);
  }
}

/** Learns what entries at a point earn, from the values of the other block seen by Black; `mask` has all they come from. */
function learn(table: usize, first: u32, mask: usize, symmetry: u32, others: u32): void {
  countValues(table, first);
  const open = countOpen(won, mask);
  const asking = min(drawCount, countOpen(safe, mask));
  if (open <= lossCount + asking) {
    prepareImages(symmetry, white, others);
    ask(table, first, won, mask);
    return;
  }
  const back = load<u8>(inverses + symmetry);
  prepareImages(back, others, white);
  tell(table, first, true);
  addMarks(won, size);
  addWins();
  const drawnOpen = countOpen(safe, mask);
  if (drawnOpen === 0 || drawCount === 0) return;
  if (drawCount < drawnOpen) {
    tell(table, first, false);
    addMarks(safe, size);
  } else {
    prepareImages(symmetry, white, others);
    ask(table, first, safe, mask);
  }
}

/**
 * Learns what entries earn that close mills, from the values that such positions of the other block have; those that nobody
 * has asked for yet are found first.
 */
function learnClosing(block: u32, target: u32, hands: u32, mills: i32, mask: usize): void {
  const closed = closedValues + <usize>(mills - 1) * closedSize + target * closedStride(sourceSize);
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const width = half;
  let next = list;
  let unknown: u32 = 0;
  for (let at: usize = 0; at < size; at += 8)
    for (let asked = load<u64>(mask + at) & ~load<u64>(won + at); asked !== 0; asked &= asked - 1) {
      const set = load<u32>(setOfRank + (at << 5) + (<usize>ctz(asked) << 2));
      const rank = rankThere(set, width, images, low, high);
      const isUnknown = <u32>(packedAt(closed, rank) === UNKNOWN);
      store<u32>(next, rank);
      store<u8>(marks + rank, <u8>isUnknown);
      unknown |= isUnknown;
      next += 4;
    }
  if (unknown !== 0) {
    memory.fill(thereAsked, 0, sourcePlane);
    addMarks(thereAsked, sourcePlane);
    presentSource(true);
    enterBlock(target);
    findClosed(target, hands, mills, closed);
    presentSource(false);
    enterBlock(block);
  }
  next = list;
  for (let at: usize = 0; at < size; at += 8) {
    let wins: u64 = 0;
    let notLost: u64 = 0;
    for (let asked = load<u64>(mask + at) & ~load<u64>(won + at); asked !== 0; asked &= asked - 1, next += 4) {
      const value = <u64>packedAt(closed, load<u32>(next));
      wins |= (value >> 1) << ctz(asked);
      notLost |= (~value & 1) << ctz(asked);
    }
    store<u64>(won + at, load<u64>(won + at) | wins);
    store<u64>(safe + at, load<u64>(safe + at) | notLost);
  }
}

/** Of an entry that closes so many mills: how many count, 0 where it is like a quiet one. */
function earnedBy(closed: i32): i32 {
  if (closed === 0) return 0;
  return atEntry === TAKES ? (perMill ? closed : 1) : atEntry === AGAIN ? 1 : 0;
}

/** White's entries: first those that earn nothing, since after them fewer positions want to know of the others. */
export function enterWhite(block: u32, hands: u32): void {
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < freeCount; index++) {
      const point = placeOf(index);
      const after = white | ((<u32>1) << point);
      const mills = millsAt(after, point);
      if (mills > 0 && atEntry === FORBIDDEN) continue;
      const earned = earnedBy(mills);
      if ((earned === 0) !== (round === 0)) continue;
      const mask = lacking(index);
      if (countOpen(won, mask) === 0) continue;
      const found = classify(after, w + 1);
      const target = found >> 5;
      const others = classSet(w + 1, target);
      if (earned === 0) {
        learn(finished(w + 1, b, 1), target * sourceSize, mask, found & 31, others);
        continue;
      }
      prepareImages(found & 31, white, others);
      learnClosing(block, target, hands, earned, mask);
    }
    addWins();
  }
}
