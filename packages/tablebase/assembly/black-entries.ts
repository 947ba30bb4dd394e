// Black's entries lead into the block of the same number, where Black has a man more. Where its men stand says the rest:
// so planes are all that is needed to know which entries close mills.

import { closeMills, findClosing } from './black-mills';
import { freeCount, pairFree, white } from './block';
import { takeableOf } from './check-entries';
import {
  AGAIN,
  atEntry,
  b,
  FORBIDDEN,
  finished,
  NO_PAIR,
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
  addMarks,
  addWins,
  closing,
  countOpen,
  countThere,
  here,
  holding,
  lacking,
  marks,
  safe,
  size,
  sourcePlane,
  there,
  thereSafe,
  thereWon,
  won,
} from './planes';

/** The present block. */
let block: u32 = 0;

/** Finds where quiet entries at a point come from ({@link here}) and lead to ({@link there}). */
function findQuiet(point: i32, all: bool): void {
  const entered = lacking(point);
  const after = holding(point);
  if (all) {
    memory.copy(here, entered, size);
    memory.copy(there, after, sourcePlane);
    return;
  }
  for (let at: usize = 0; at < size; at += 8) store<u64>(here + at, load<u64>(entered + at) & ~load<u64>(closing + at));
  memory.copy(there, after, sourcePlane);
  for (let i = 0; i < 4; i++) {
    const pair = pairFree(point, i);
    if (pair === NO_PAIR) continue;
    const one = holding(ctz(pair));
    const other = holding(31 - clz(pair));
    for (let at: usize = 0; at < sourcePlane; at += 8)
      store<u64>(there + at, load<u64>(there + at) & ~(load<u64>(one + at) & load<u64>(other + at)));
  }
}

/** Tells the positions before quiet entries at a point what a plane holds. */
function tell(point: i32, plane: usize): void {
  const low = rankLow;
  const high = rankHigh(b);
  const sets = sourceSets;
  const to = marks;
  const end = sourcePlane;
  const quiet = there;
  const man = (<u32>1) << point;
  for (let at: usize = 0; at < end; at += 8) {
    for (let useful = load<u64>(plane + at) & load<u64>(quiet + at); useful !== 0; useful &= useful - 1) {
      const before = load<u32>(sets + (at << 5) + (<usize>ctz(useful) << 2)) ^ man;
      store<u8>(to + load<u32>(low + ((before & 2047) << 2)) + load<u32>(high + ((before >> 11) << 2)), 1);
    }
  }
}

/** Asks what quiet entries at a point lead to, for all positions that they come from that are not yet in a plane. */
function ask(point: i32, plane: usize, table: usize): void {
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
      const after = load<u32>(sets + (at << 5) + (<usize>bit << 2)) | man;
      const rank = load<u32>(low + ((after & 2047) << 2)) + load<u32>(high + ((after >> 11) << 2));
      const value = <u64>packedAt(table, first + rank);
      wins |= (value >> 1) << bit;
      notLost |= (~value & 1) << bit;
    }
    store<u64>(won + at, load<u64>(won + at) | wins);
    store<u64>(safe + at, load<u64>(safe + at) | notLost);
  }
}

/** Learns what quiet entries at a point earn: told from there, or asked for from here, whichever is less work. */
function learn(point: i32, table: usize, losses: usize, draws: usize): void {
  const open = countOpen(won, here);
  if (open === 0) return;
  const drawCount = countThere(draws, there);
  if (open <= countThere(losses, there) + min(drawCount, countOpen(safe, here))) {
    ask(point, won, table);
    return;
  }
  tell(point, losses);
  addMarks(won, size);
  addWins();
  const drawnOpen = countOpen(safe, here);
  if (drawnOpen === 0 || drawCount === 0) return;
  if (drawCount < drawnOpen) {
    tell(point, draws);
    addMarks(safe, size);
  } else ask(point, safe, table);
}

/** Black's quiet entries; those that close mills too, unless they are told apart. */
function enterQuietly(apart: bool): void {
  const table = finished(w, b + 1, 0);
  const losses = thereWon;
  const draws = thereSafe;
  readValues(table, block * sourceSize, sourceSize, losses, draws);
  for (let point = 0; point < freeCount; point++) {
    if (apart) findClosing(point);
    findQuiet(point, !apart);
    learn(point, table, losses, draws);
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
