// White's quiet entries at one point: the other block tells what it holds, or this one asks it.

import { SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import { white } from '../board/block';
import { half, imageAt, imageTables, prepareImages } from '../board/images';
import { packedAt } from '../board/lookup';
import { classify, classSet, rankBy } from '../board/sets';
import { b, finished, inverses, rankHigh, rankLow, setOfRank, sourceSets, sourceSize, w } from '../config';
import { addBits, here, marks, safe, setAt, size, sourcePlane, won } from '../planes/planes';

/** The block at the other end of the present entry, its white set, and the symmetry that leads there. */
export let target: u32 = 0;
export let others: u32 = 0;
export let symmetry: u32 = 0;

/** Turns to the entry that makes White's men these, on the board. */
export function follow(after: u32): void {
  const found = classify(after, w + 1);
  target = found >> SYMMETRY_BITS;
  symmetry = found & SYMMETRY_MASK;
  others = classSet(w + 1, target);
}

/** Tells this block what a plane of the other one holds. */
export function tellAcross(plane: usize): void {
  prepareImages(load<u8>(inverses + symmetry), others, white);
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const sets = sourceSets;
  const to = marks;
  const end = sourcePlane;
  const width = half;
  for (let at: usize = 0; at < end; at += 8)
    for (let useful = load<u64>(plane + at); useful !== 0; useful &= useful - 1)
      store<u8>(to + rankBy(imageAt(images, setAt(sets, at, ctz(useful)), width), low, high), 1);
}

/** Asks the other block what entries lead to, for all positions that they come from that are not yet in a plane. */
export function askAcross(plane: usize): void {
  prepareImages(symmetry, white, others);
  const table = finished(w + 1, b, 1);
  const first = target * sourceSize;
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const sets = setOfRank;
  const width = half;
  const end = size;
  const mask = here;
  for (let at: usize = 0; at < end; at += 8) {
    let asked = load<u64>(mask + at) & ~load<u64>(plane + at);
    if (asked === 0) continue;
    let wins: u64 = 0;
    let notLost: u64 = 0;
    for (; asked !== 0; asked &= asked - 1) {
      const bit = ctz(asked);
      const value = <u64>packedAt(table, first + rankBy(imageAt(images, setAt(sets, at, bit), width), low, high));
      wins |= (value >> 1) << bit;
      notLost |= (~value & 1) << bit;
    }
    addBits(won, at, wins);
    addBits(safe, at, notLost);
  }
}
