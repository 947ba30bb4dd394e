// Takes men in all positions of a plane at once: one man after the other, in the positions that are not yet won.

import { MOST_MEN, NEVER, NO_PAIR, SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import { freeCount, pairFree, placeOf, white } from '../board/block';
import { packedAt } from '../board/lookup';
import { choose, classify, classSet, imageOf, rankBy } from '../board/sets';
import { b, finished, linesPerPoint, points, protection, rankHigh, rankLow, scratch, sourceSets, w } from '../config';
import { AFTER_COUNTERS } from '../moves/counters';
import { addBits, closing, holding, setAt, sourcePlane, there, thereAsked, thereSafe, thereWon } from './planes';

/** For each white man that may be taken first: its block, and three tables of 256 words: what a black set is there. */
const VICTIM: usize = 3 * 1024 + 16;
export const AFTER_VICTIMS: usize = AFTER_COUNTERS + MOST_MEN * VICTIM;

function victimAt(index: i32): usize {
  return scratch + AFTER_COUNTERS + <usize>index * VICTIM;
}

/** Prepares the look-ups for each of these white men being taken, Black having so many. Returns how many there are. */
function prepareVictims(targets: u32, blacks: i32): i32 {
  let count = 0;
  for (let men = targets; men !== 0; men &= men - 1, count++) {
    const victim = victimAt(count);
    const found = classify(white & ~(men & (0 - men)), w - 1);
    const free = (((<u32>1) << points) - 1) & ~classSet(w - 1, found >> SYMMETRY_BITS);
    store<u32>(victim, (found >> SYMMETRY_BITS) * choose(points - w + 1, blacks));
    for (let part = 0; part < 3; part++) {
      const table = victim + 16 + part * 1024;
      store<u32>(table, 0);
      const bits = min(8, freeCount - part * 8);
      for (let bit = 0; bit < bits; bit++) {
        const image = (<u32>1) << imageOf(placeOf(part * 8 + bit), found & SYMMETRY_MASK);
        const packed = (<u32>1) << popcnt(free & (image - 1));
        const half: usize = (<usize>1) << bit;
        for (let i: usize = 0; i < half; i++)
          store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) | packed);
      }
    }
  }
  return count;
}

/**
 * Takes each of these white men in turn, Black having `blacks` men, in the positions of {@link thereAsked}: those that
 * Black thus wins are marked in {@link thereWon}, those worth a draw at least in {@link thereSafe}. White must have no
 * fewer men left than Black.
 */
export function takeEachWhite(victims: u32, blacks: i32): void {
  const count = prepareVictims(victims, blacks);
  const table = finished(w - 1, blacks, 0);
  const low = rankLow;
  const high = rankHigh(blacks);
  const sets = sourceSets;
  const end = sourcePlane;
  const asking = thereAsked;
  const winning = thereWon;
  const saving = thereSafe;
  for (let index = 0; index < count; index++) {
    const victim = victimAt(index);
    const first = load<u32>(victim);
    for (let at: usize = 0; at < end; at += 8) {
      let asked = load<u64>(asking + at) & ~load<u64>(winning + at);
      if (asked === 0) continue;
      let wins: u64 = 0;
      let notLost: u64 = 0;
      for (; asked !== 0; asked &= asked - 1) {
        const bit = ctz(asked);
        const black = setAt(sets, at, bit);
        const image =
          load<u32>(victim + ((black & 255) << 2), 16) |
          load<u32>(victim + (((black >> 8) & 255) << 2), 1040) |
          load<u32>(victim + (((black >> 16) & 255) << 2), 2064);
        const rank = rankBy(image, low, high);
        const value = <u64>packedAt(table, first + rank);
        wins |= (value >> 1) << bit;
        notLost |= (~value & 1) << bit;
      }
      addBits(winning, at, wins);
      addBits(saving, at, notLost);
    }
  }
}

/**
 * Takes each black man in turn that stands in no mill, or any where `NEVER` protects: as {@link takeEachWhite}, for White.
 * In {@link there} it leaves the positions in which there is such a man.
 */
export function takeEachBlack(block: u32): void {
  const table = finished(w, b - 1, 1);
  const first = block * choose(freeCount, b - 1);
  const low = rankLow;
  const high = rankHigh(b - 1);
  const sets = sourceSets;
  const end = sourcePlane;
  const asking = thereAsked;
  const winning = thereWon;
  const saving = thereSafe;
  memory.fill(there, 0, end);
  for (let point = 0; point < freeCount; point++) {
    const men = holding(point);
    if (protection === NEVER) memory.fill(closing, 0, end);
    else findMills(point, closing);
    const man = (<u32>1) << point;
    for (let at: usize = 0; at < end; at += 8) {
      const takeable = load<u64>(men + at) & ~load<u64>(closing + at);
      addBits(there, at, takeable);
      let asked = load<u64>(asking + at) & ~load<u64>(winning + at) & takeable;
      if (asked === 0) continue;
      let wins: u64 = 0;
      let notLost: u64 = 0;
      for (; asked !== 0; asked &= asked - 1) {
        const bit = ctz(asked);
        const left = setAt(sets, at, bit) ^ man;
        const rank = rankBy(left, low, high);
        const value = <u64>packedAt(table, first + rank);
        wins |= (value >> 1) << bit;
        notLost |= (~value & 1) << bit;
      }
      addBits(winning, at, wins);
      addBits(saving, at, notLost);
    }
  }
}

/** The sets with men on both points of some pair that makes a line with a point, into a plane. */
export function findMills(point: i32, to: usize): void {
  memory.fill(to, 0, sourcePlane);
  for (let i = 0; i < linesPerPoint; i++) {
    const pair = pairFree(point, i);
    if (pair === NO_PAIR) continue;
    const one = holding(ctz(pair));
    const other = holding(31 - clz(pair));
    for (let at: usize = 0; at < sourcePlane; at += 8) addBits(to, at, load<u64>(one + at) & load<u64>(other + at));
  }
}
