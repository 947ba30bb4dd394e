// Sets of points: symmetries, ranks, canonical sets.

import { SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import {
  binomials,
  classSets,
  classTable,
  images,
  permutations,
  pickings,
  points,
  rankHigh12,
  rankLow,
  rankLow12,
  symmetries,
} from '../config';

export const CANONICAL_MASK: u32 = 0x3fffffff;
/** In a list of canonical sets: some symmetry other than the identity leaves the set alone. */
export const SYMMETRIC: u32 = 0x80000000;

export function permute(set: u32, symmetry: u32): u32 {
  const table = permutations + (symmetry << 12);
  return (
    load<u32>(table + ((set & 255) << 2)) |
    load<u32>(table + 1024 + (((set >> 8) & 255) << 2)) |
    load<u32>(table + 2048 + (((set >> 16) & 255) << 2)) |
    load<u32>(table + 3072 + ((set >> 24) << 2))
  );
}

export function imageOf(point: u32, symmetry: u32): u32 {
  return load<u8>(images + (symmetry << 5) + point);
}

/** The place of a set among all sets of as many points, in rising order of their bits. */
export function rankOnBoard(set: u32, men: i32): u32 {
  return load<u32>(rankLow12 + ((set & 4095) << 2)) + load<u32>(rankHigh12(men) + ((set >> 12) << 2));
}

/** The class of a set (above {@link SYMMETRY_BITS}) and a symmetry that carries it onto its canonical set. */
export function classify(set: u32, men: i32): u32 {
  return load<u32>(classTable(men) + (rankOnBoard(set, men) << 2));
}

/** The rank of a set of free points, numbered without the gaps; `high` is the table for its count. */
export function rankOf(set: u32, high: usize): u32 {
  return rankBy(set, rankLow, high);
}

/** The same with both tables given: inner loops keep them in locals. */
export function rankBy(set: u32, low: usize, high: usize): u32 {
  return load<u32>(low + ((set & 2047) << 2)) + load<u32>(high + ((set >> 11) << 2));
}

export function choose(n: i32, k: i32): u32 {
  return load<u32>(binomials + (((<usize>n) << 5) + k) * 4);
}

/** The points of a set numbered without the gaps that the other points of `mask` leave. */
export function pick(set: u32, mask: u32): u32 {
  const low = load<u8>(pickings + ((mask & 255) << 8) + (set & 255));
  const middle = load<u8>(pickings + (((mask >> 8) & 255) << 8) + ((set >> 8) & 255));
  const high = load<u8>(pickings + (((mask >> 16) & 255) << 8) + ((set >> 16) & 255));
  const highest = load<u8>(pickings + ((mask >> 24) << 8) + (set >> 24));
  const shift = popcnt<u32>(mask & 255);
  return (
    low |
    ((<u32>middle) << shift) |
    ((<u32>high) << (shift + popcnt<u32>(mask & 0xff00))) |
    ((<u32>highest) << popcnt<u32>(mask & 0xffffff))
  );
}

/** The set after this one, in rising order, of as many points. */
export function nextSet(set: u32): u32 {
  const low = set & (0 - set);
  const ripple = set + low;
  return ripple | (((set ^ ripple) >> 2) / low);
}

/** Fills the tables for sets of `men`: finds the canonical ones. Returns how many there are. */
export function buildClasses(men: i32): i32 {
  const sets = classSets(men);
  const classes = classTable(men);
  const total = choose(points, men);
  let count = 0;
  let set: u32 = men === 0 ? 0 : (1 << men) - 1;
  for (let rank: u32 = 0; rank < total; rank++) {
    let smallest = set;
    let by: u32 = 0;
    let fixed = false;
    for (let s = 1; s < symmetries; s++) {
      const image = permute(set, s);
      if (image < smallest) {
        smallest = image;
        by = s;
      } else if (image === set) fixed = true;
    }
    if (by === 0) {
      store<u32>(classes + (rank << 2), count << SYMMETRY_BITS);
      store<u32>(sets + ((<usize>count) << 2), set | (fixed ? SYMMETRIC : 0));
      count++;
    } else {
      // Its canonical set is smaller, so it has its number already.
      const known = load<u32>(classes + (rankOnBoard(smallest, men) << 2));
      store<u32>(classes + (rank << 2), (known & ~SYMMETRY_MASK) | by);
    }
    if (men > 0) set = nextSet(set);
  }
  return count;
}

/** Fills a table with all sets of `men` of so many points, in rising order. */
export function listSets(men: i32, among: i32, at: usize): void {
  const total = choose(among, men);
  let set: u32 = men === 0 ? 0 : (1 << men) - 1;
  for (let rank: u32 = 0; rank < total; rank++) {
    store<u32>(at + (rank << 2), set);
    if (men > 0) set = nextSet(set);
  }
}

/** The canonical set of a class. */
export function classSet(men: i32, class_: u32): u32 {
  return load<u32>(classSets(men) + (class_ << 2)) & CANONICAL_MASK;
}
