// White's entries lead out of the block, those at one point all into the same other block.

import { ENDS, FORBIDDEN, FURTHER_TURN, TAKES, UNKNOWN } from '../../src/abi';
import { enterBlock, freeCount, millsAt, placeOf, white } from '../board/block';
import { half, imageAt, imageTables, prepareImages } from '../board/images';
import { packedAt } from '../board/lookup';
import { rankBy } from '../board/sets';
import {
  atEntry,
  b,
  closedSize,
  closedValues,
  finished,
  perMill,
  presentSource,
  rankHigh,
  rankLow,
  setOfRank,
  sourceSize,
  w,
} from '../config';
import { readValues } from '../planes/news';
import {
  addBits,
  addMarks,
  addPlane,
  addWins,
  countOpen,
  fillThere,
  here,
  lacking,
  list,
  marks,
  safe,
  setAt,
  size,
  sourcePlane,
  there,
  thereAsked,
  thereSafe,
  thereWon,
  won,
} from '../planes/planes';
import { closedStride, findClosed } from './closing';
import { learn } from './quiet-entries';
import { follow, others, symmetry, target } from './white-quiet';

/**
 * Learns what entries that close mills earn from the values of the positions they lead to in the other block; values that
 * are not known yet are found first.
 */
function learnClosing(block: u32, hands: u32, mills: i32): void {
  prepareImages(symmetry, white, others);
  const closed = closedValues + <usize>(mills - 1) * closedSize + target * closedStride(sourceSize);
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const width = half;
  let next = list;
  let unknown: u32 = 0;
  for (let at: usize = 0; at < size; at += 8)
    for (let asked = load<u64>(here + at) & ~load<u64>(won + at); asked !== 0; asked &= asked - 1) {
      const rank = rankBy(imageAt(images, setAt(setOfRank, at, ctz(asked)), width), low, high);
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
    for (let asked = load<u64>(here + at) & ~load<u64>(won + at); asked !== 0; asked &= asked - 1, next += 4) {
      const value = <u64>packedAt(closed, load<u32>(next));
      wins |= (value >> 1) << ctz(asked);
      notLost |= (~value & 1) << ctz(asked);
    }
    addBits(won, at, wins);
    addBits(safe, at, notLost);
  }
}

/** Of an entry that closes so many mills: how many count, 0 where it is like a quiet one. */
function earnedBy(closed: i32): i32 {
  if (closed === 0) return 0;
  return atEntry === TAKES ? (perMill ? closed : 1) : atEntry === FURTHER_TURN ? 1 : 0;
}

/** White's entries: first those that earn nothing, since they leave fewer positions for which the others matter. */
export function enterWhite(block: u32, hands: u32): void {
  for (let round = 0; round < 2; round++) {
    for (let index = 0; index < freeCount; index++) {
      const point = placeOf(index);
      const after = white | ((<u32>1) << point);
      const mills = millsAt(after, point);
      if (mills > 0 && atEntry === FORBIDDEN) continue;
      const earned = earnedBy(mills);
      if ((earned === 0) !== (round === 0)) continue;
      memory.copy(here, lacking(index), size);
      if (countOpen(won, here) === 0) continue;
      if (mills > 0 && atEntry === ENDS) {
        addPlane(won, here);
        continue;
      }
      follow(after);
      if (earned !== 0) {
        learnClosing(block, hands, earned);
        continue;
      }
      fillThere(there);
      readValues(finished(w + 1, b, 1), target * sourceSize, sourceSize, thereWon, thereSafe);
      learn(false);
    }
    addWins();
  }
}
