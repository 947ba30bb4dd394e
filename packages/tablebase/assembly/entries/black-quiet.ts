// Black's quiet entries at one point: their results are told to the positions before them, or asked for by these.

import { packedAt } from '../board/lookup';
import { rankBy } from '../board/sets';
import { b, finished, rankHigh, rankLow, setOfRank, sourceSets, sourceSize, w } from '../config';
import {
  addBits,
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
  won,
} from '../planes/planes';
import { findMills } from '../planes/taking';

/** The block and the point at which Black is to enter. */
let block: u32 = 0;
let point: i32 = 0;

/**
 * Turns to the quiet entries at a point of the present block, to all entries there if `all`: finds where they come from
 * ({@link here}) and lead to ({@link there}).
 */
export function findQuiet(present: u32, at: i32, all: bool): void {
  block = present;
  point = at;
  memory.copy(here, lacking(point), size);
  memory.copy(there, holding(point), sourcePlane);
  if (all) return;
  removePlane(here, closing, size);
  // The plane for closed mills is still free.
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
