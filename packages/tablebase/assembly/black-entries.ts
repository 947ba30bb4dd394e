// Black's entries lead into the block of the same number, where Black has a man more. Where its men stand says the rest:
// so planes are all that is needed to know which entries close mills.

import { closeMills, findClosing } from './black-mills';
import { freeCount, white } from './block';
import { takeableOf } from './check-entries';
import {
  AGAIN,
  atEntry,
  b,
  finished,
  FORBIDDEN,
  rankHigh,
  rankLow,
  setOfRank,
  sourceSets,
  sourceSize,
  TAKES,
  w,
} from './config';
import { packedAt } from './lookup';
import { readValues } from './news';
import {
  addBits,
  addWins,
  closing,
  here,
  holding,
  lacking,
  marks,
  removePlane,
  safe,
  setAt,
  size,
  sourcePlane,
  there,
  thereAsked,
  thereSafe,
  thereWon,
  won,
} from './planes';
import { learn } from './quiet-entries';
import { rankBy } from './sets';
import { findMills } from './taking';

/** The present block, where Black is to enter at a point. */
let block: u32 = 0;
let point: i32 = 0;

/** Finds where quiet entries at a point come from ({@link here}) and lead to ({@link there}). */
function findQuiet(all: bool): void {
  memory.copy(here, lacking(point), size);
  memory.copy(there, holding(point), sourcePlane);
  if (all) return;
  removePlane(here, closing, size);
  // Nobody asks for closed mills yet: their plane is free.
  findMills(point, thereAsked);
  removePlane(there, thereAsked, sourcePlane);
}

/** Tells the positions before quiet entries what a plane holds. */
export function tellWithin(plane: usize): void {
  const low = rankLow;
  const high = rankHigh(b);
  const sets = sourceSets;
  const to = marks;
  const end = sourcePlane;
  const quiet = there;
  const man = (<u32>1) << point;
  for (let at: usize = 0; at < end; at += 8) {
    for (let useful = load<u64>(plane + at) & load<u64>(quiet + at); useful !== 0; useful &= useful - 1) {
      const before = setAt(sets, at, ctz(useful)) ^ man;
      store<u8>(to + rankBy(before, low, high), 1);
    }
  }
}

/** Asks what quiet entries lead to, for all positions that they come from that are not yet in a plane. */
export function askWithin(plane: usize): void {
  const table = finished(w, b + 1, 0);
  const first = block * sourceSize;
  const low = rankLow;
  const high = rankHigh(b + 1);
  const sets = setOfRank;
  const end = size;
  const quiet = here;
  const man = (<u32>1) << point;
  for (let at: usize = 0; at < end; at += 8) {
    let asked = load<u64>(quiet + at) & ~load<u64>(plane + at);
    if (asked === 0) continue;
    let wins: u64 = 0;
    let notLost: u64 = 0;
    for (; asked !== 0; asked &= asked - 1) {
      const bit = ctz(asked);
      const after = setAt(sets, at, bit) | man;
      const rank = rankBy(after, low, high);
      const value = <u64>packedAt(table, first + rank);
      wins |= (value >> 1) << bit;
      notLost |= (~value & 1) << bit;
    }
    addBits(won, at, wins);
    addBits(safe, at, notLost);
  }
}

/** Black's quiet entries; those that close mills too, unless they are told apart. */
function enterQuietly(apart: bool): void {
  readValues(finished(w, b + 1, 0), block * sourceSize, sourceSize, thereWon, thereSafe);
  for (point = 0; point < freeCount; point++) {
    if (apart) findClosing(point);
    findQuiet(!apart);
    learn(true);
  }
  addWins();
}

/** All of Black's entries. */
export function enterBlack(present: u32, hands: u32): void {
  block = present;
  const hand = <i32>(hands >> 1);
  const victims = takeableOf(white, hand);
  const earns = (atEntry === TAKES && victims !== 0) || atEntry === AGAIN;
  enterQuietly(earns || atEntry === FORBIDDEN);
  if (earns) closeMills(block, hand, victims);
}
