// Black's entries that close mills.

import { FURTHER_TURN, NO_PAIR, SYMMETRY_BITS, SYMMETRY_MASK, TAKES } from '../../src/abi';
import { freeCount, millsWith, pairFree, white } from '../board/block';
import { packedAt } from '../board/lookup';
import { classify, classSet, permute, pick, rankBy, rankOf } from '../board/sets';
import {
  atEntry,
  b,
  closedValues,
  finished,
  leastMen,
  linesPerPoint,
  perMill,
  rankHigh,
  rankLow,
  scratch,
  setOfRank,
  sourceSets,
  sourceSize,
  symmetries,
  w,
} from '../config';
import { expand, prepareBoards } from '../moves/counters';
import { readValues } from '../planes/news';
import {
  addBits,
  addMarks,
  bitAt,
  closing,
  here,
  lacking,
  list,
  marks,
  safe,
  setAt,
  size,
  sourcePlane,
  thereAsked,
  thereSafe,
  thereWon,
  twice,
  won,
} from '../planes/planes';
import { AFTER_VICTIMS, takeEachWhite } from '../planes/taking';
import { LOSS, WIN } from '../states';
import { afterEntry } from './after-entry';
import { closedStride } from './closing';

/** Finds from which positions an entry at a point closes mills: into {@link closing}, more than one into {@link twice}. */
export function findClosing(point: i32): void {
  const entered = lacking(point);
  memory.fill(closing, 0, size << 1);
  for (let i = 0; i < linesPerPoint; i++) {
    const pair = pairFree(point, i);
    if (pair === NO_PAIR) continue;
    const one = lacking(ctz(pair));
    const other = lacking(31 - clz(pair));
    for (let at: usize = 0; at < size; at += 8) {
      const closes = load<u64>(entered + at) & ~(load<u64>(one + at) | load<u64>(other + at));
      const before = load<u64>(closing + at);
      addBits(twice, at, before & closes);
      store<u64>(closing + at, before | closes);
    }
  }
}

/** Whether closing several mills at once earns more than closing one. */
function countsMills(): bool {
  return perMill && atEntry === TAKES;
}

/** The positions of a plane's word for which the value of closing one mill is still needed. */
function openClosing(at: usize, known: usize): u64 {
  const asked = load<u64>(closing + at) & ~load<u64>(known + at);
  return countsMills() ? asked & ~load<u64>(twice + at) : asked;
}

/**
 * Lists the positions that entries lead to that close a mill and whose value is still needed, in the order of
 * {@link openClosing}, and marks them. Returns where the list ends.
 */
function listClosing(known: usize): usize {
  const low = rankLow;
  const high = rankHigh(b + 1);
  const sets = setOfRank;
  let end = list;
  for (let point = 0; point < freeCount; point++) {
    findClosing(point);
    const man = (<u32>1) << point;
    for (let at: usize = 0; at < size; at += 8)
      for (let asked = openClosing(at, known); asked !== 0; asked &= asked - 1) {
        const rank = rankBy(setAt(sets, at, ctz(asked)) | man, low, high);
        store<u32>(end, rank);
        store<u8>(marks + rank, 1);
        end += 4;
      }
  }
  return end;
}

/** The symmetric images of the present white set. */
const TURNED: usize = AFTER_VICTIMS;

/**
 * Where both sides have equally many men once Black has entered one, the worth of its mills stands in {@link closedValues}
 * with the colours changed: White has closed them, and Black is to play.
 */
function fetchTurned(places: usize): void {
  for (let s: u32 = 0; s < <u32>symmetries; s++) store<u32>(scratch + TURNED + (s << 2), permute(white, s));
  const boards = prepareBoards();
  const high = rankHigh(w);
  const stride = closedStride(sourceSize);
  // All addresses are found first: a loop that only fetches lets the processor wait for many values at once.
  let to = places;
  for (let at: usize = 0; at < sourcePlane; at += 8)
    for (let asked = load<u64>(thereAsked + at); asked !== 0; asked &= asked - 1) {
      const black = setAt(sourceSets, at, ctz(asked));
      const found = classify(expand(black, boards), w);
      const others = load<u32>(scratch + TURNED + ((found & SYMMETRY_MASK) << 2));
      const rank = rankOf(pick(others, ~classSet(w, found >> SYMMETRY_BITS)), high);
      store<u32>(to, (((found >> SYMMETRY_BITS) * stride) << 2) + rank);
      to += 4;
    }
  for (let at = places; at < to; at += 4) store<u32>(at, packedAt(closedValues, load<u32>(at)));
  let next = places;
  for (let at: usize = 0; at < sourcePlane; at += 8)
    for (let asked = load<u64>(thereAsked + at); asked !== 0; asked &= asked - 1, next += 4)
      keep(at, ctz(asked), load<u32>(next));
}

/** Keeps the value of a position of the other block, seen by White. */
function keep(at: usize, bit: u64, value: u32): void {
  addBits(thereWon, at, (<u64>value >> 1) << bit);
  addBits(thereSafe, at, (~(<u64>value) & 1) << bit);
}

/** Finds the values of the positions marked by {@link listClosing}, in which a mill has just been closed. */
function findValues(block: u32, hand: i32, victims: u32, end: usize): void {
  memory.fill(thereAsked, 0, sourcePlane);
  addMarks(thereAsked, sourcePlane);
  if (atEntry === FURTHER_TURN && w !== b + 1) {
    // Black goes on, so that what it loses and wins changes places.
    readValues(finished(w, b + 1, 1), block * sourceSize, sourceSize, thereSafe, thereWon);
    for (let at: usize = 0; at < sourcePlane; at += 8) {
      const lost = load<u64>(thereSafe + at);
      store<u64>(thereSafe + at, ~lost);
      store<u64>(thereWon + at, ~(lost | load<u64>(thereWon + at)));
    }
    return;
  }
  memory.fill(thereWon, 0, sourcePlane << 1);
  if (w === b + 1) fetchTurned(end);
  else if (w - 1 + hand < leastMen) memory.copy(thereWon, thereAsked, sourcePlane);
  else takeEachWhite(victims, b + 1);
}

/** Black's entries that close mills and earn something by it, where their value is still needed. */
export function closeMills(block: u32, hand: i32, victims: u32): void {
  // The list must not change with what becomes known meanwhile.
  const known = here;
  memory.copy(known, won, size);
  const end = listClosing(known);
  findValues(block, hand, victims, end);
  const boards = prepareBoards();
  let next = list;
  for (let point = 0; point < freeCount; point++) {
    findClosing(point);
    for (let at: usize = 0; at < size; at += 8) {
      let wins: u64 = 0;
      let notLost: u64 = 0;
      for (let asked = openClosing(at, known); asked !== 0; asked &= asked - 1, next += 4) {
        const rank = load<u32>(next);
        const bit = ctz(asked);
        wins |= (<u64>bitAt(thereWon, rank)) << bit;
        notLost |= (<u64>bitAt(thereSafe, rank)) << bit;
      }
      if (countsMills())
        for (let asked = load<u64>(twice + at) & ~load<u64>(known + at); asked !== 0; asked &= asked - 1) {
          const bit = ctz(asked);
          const black = setAt(setOfRank, at, bit) | ((<u32>1) << point);
          const value = afterEntry(expand(black, boards), white, hand, millsWith(black, point));
          wins |= (<u64>(value === WIN)) << bit;
          notLost |= (<u64>(value !== LOSS)) << bit;
        }
      addBits(won, at, wins);
      addBits(safe, at, notLost | wins);
    }
  }
}
