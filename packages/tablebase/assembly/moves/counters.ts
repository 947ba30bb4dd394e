// First phase: how many turns of each position stay within the subspace. What is blocked is settled at once.

import { ALWAYS, PASSES } from '../../src/abi';
import {
  freeCount,
  freeMask,
  isBlackShut,
  losesWhenStuck,
  nearFree,
  pairFree,
  placeOf,
  white,
  whiteReach,
  whiteShut,
} from '../board/block';
import { packedAt } from '../board/lookup';
import { choose, nextSet, rankOnBoard } from '../board/sets';
import {
  b,
  blackStates,
  blocked,
  blockSize,
  finished,
  flying,
  linesPerPoint,
  mobilityTable,
  near,
  partnersOf,
  points,
  protection,
  scratch,
  setOfRank,
  w,
  whiteStates,
} from '../config';
import { DRAW, LOSS, NEWLY_LOST, NEWLY_WON, SAFE, WIN } from '../states';
import { AFTER_EDGES } from './edges';

/** The state of a position without a move: lost, drawn for good, or waiting for the result of its pass. */
function stuck(): u8 {
  return losesWhenStuck(w + b) ? <u8>NEWLY_LOST : blocked === PASSES ? 1 : <u8>SAFE;
}

/** Three tables of 256 bytes: how many of White's quiet moves end on the points of a set; three more for closing ones. */
const QUIET: usize = AFTER_EDGES;
const CLOSING: usize = QUIET + 768;
/** Four tables of 256 words: the points of the board for the bits of a set of the block. */
const BOARDS: usize = CLOSING + 768;
export const AFTER_COUNTERS: usize = BOARDS + 4096;

/** Prepares `expand` for the present block; returns where its tables are. */
export function prepareBoards(): usize {
  const tables = scratch + BOARDS;
  for (let part = 0; part < 4; part++) {
    const table = tables + part * 1024;
    store<u32>(table, 0);
    const bits = min(8, freeCount - part * 8);
    for (let bit = 0; bit < bits; bit++) {
      const point = (<u32>1) << placeOf(part * 8 + bit);
      const half: usize = (<usize>1) << bit;
      for (let i: usize = 0; i < half; i++) store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) | point);
    }
  }
  return tables;
}

/** A set of the block's numbering on the board. */
export function expand(set: u32, tables: usize): u32 {
  return (
    load<u32>(tables + ((set & 255) << 2)) |
    load<u32>(tables + (((set >> 8) & 255) << 2), 1024) |
    load<u32>(tables + (((set >> 16) & 255) << 2), 2048) |
    load<u32>(tables + ((set >> 24) << 2), 3072)
  );
}

function sum(table: usize, set: u32): u32 {
  return (
    <u32>load<u8>(scratch + table + (set & 255)) +
    <u32>load<u8>(scratch + table + 256 + ((set >> 8) & 255)) +
    <u32>load<u8>(scratch + table + 512 + ((set >> 16) & 255))
  );
}

function extend(table: usize, index: i32, by: u8): void {
  const at = scratch + table + ((index >> 3) << 8);
  const half: usize = (<usize>1) << (index & 7);
  for (let i: usize = 0; i < half; i++) store<u8>(at + half + i, load<u8>(at + i) + by);
}

/** White's moves to all free points: those that close no mill, those that do. */
let allQuiet: u32 = 0;
let allClosing: u32 = 0;

/** Prepares the sums of White's moves for the present block. */
function prepareMoves(): void {
  for (let part: usize = 0; part < 3; part++) {
    store<u8>(scratch + QUIET + (part << 8), 0);
    store<u8>(scratch + CLOSING + (part << 8), 0);
  }
  allQuiet = 0;
  allClosing = 0;
  for (let index = 0; index < freeCount; index++) {
    const to = placeOf(index);
    let quiet: u8 = 0;
    let closing: u8 = 0;
    let movers = w <= flying ? white : white & load<u32>(near + (to << 2));
    for (; movers !== 0; movers &= movers - 1) {
      const rest = white & ~(movers & (0 - movers));
      let closes = false;
      for (let i = 0; i < linesPerPoint; i++) {
        const pair = partnersOf(to, i);
        if ((rest & pair) === pair) closes = true;
      }
      if (closes) closing++;
      else quiet++;
    }
    extend(QUIET, index, quiet);
    extend(CLOSING, index, closing);
    allQuiet += quiet;
    allClosing += closing;
  }
}

/** White's turns, for every black set of the block. */
export function countWhite(block: u32): void {
  prepareMoves();
  const none = stuck();
  const base = whiteStates + block * blockSize;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if ((whiteReach & ~black) === 0) {
      store<u8>(base + rank, none);
      continue;
    }
    let turns = allQuiet - sum(QUIET, black);
    if (protection === ALWAYS && isBlackShut(black)) turns += allClosing - sum(CLOSING, black);
    store<u8>(base + rank, <u8>turns);
  }
}

/**
 * White's moves that close a mill, where those keep the turn: while Black still has men in hand. The value of a blocked
 * position follows from that with Black to play.
 */
export function countClosing(block: u32): void {
  prepareMoves();
  const base = whiteStates + block * blockSize;
  const others = finished(w, b, 1);
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if ((whiteReach & ~black) === 0) {
      const value =
        blocked === PASSES ? packedAt(others, block * blockSize + rank) : losesWhenStuck(w + b) ? WIN : DRAW;
      store<u8>(base + rank, <u8>(value === WIN ? NEWLY_LOST : value === LOSS ? NEWLY_WON : SAFE));
    } else store<u8>(base + rank, <u8>(allClosing - sum(CLOSING, black)));
  }
}

/** The most flying men that the table of mobility has room for: it keeps three bits a point. */
const MOST_PLANES: i32 = 7;

/**
 * How many quiet moves of a side end on a point depends on its own men alone, not on the opponent's, who only take
 * points away. So for every set of so many men: four words, the points on which 1, 2 and 4 quiet moves end (added up),
 * and the points that a man can reach at all.
 */
export function buildMobility(men: i32, at: usize): void {
  const all = ((<u32>1) << points) - 1;
  const flies = men <= flying;
  if (flies && men > MOST_PLANES) unreachable();
  const total = choose(points, men);
  let set: u32 = (1 << men) - 1;
  for (let rank: u32 = 0; rank < total; rank++, set = nextSet(set)) {
    let ones: u32 = 0;
    let twos: u32 = 0;
    let fours: u32 = 0;
    let reach: u32 = 0;
    for (let free = all & ~set; free !== 0; free &= free - 1) {
      const to = ctz(free);
      const bit = (<u32>1) << to;
      const movers = flies ? set : load<u32>(near + (to << 2)) & set;
      if (movers === 0) continue;
      reach |= bit;
      let closing: u32 = 0;
      for (let i = 0; i < linesPerPoint; i++) {
        const pair = partnersOf(to, i);
        if ((set & pair) === pair) closing |= movers & ~pair;
      }
      const quiet = popcnt(movers & ~closing);
      if ((quiet & 1) !== 0) ones |= bit;
      if ((quiet & 2) !== 0) twos |= bit;
      if ((quiet & 4) !== 0) fours |= bit;
    }
    const entry = at + (rank << 4);
    store<u32>(entry, ones);
    store<u32>(entry, twos, 4);
    store<u32>(entry, fours, 8);
    store<u32>(entry, reach, 12);
  }
}

/** Black's turns, for every black set of the block. */
export function countBlack(block: u32): void {
  const mobility = mobilityTable(b);
  if (mobility === 0 || whiteShut) {
    countBlackSlowly(block);
    return;
  }
  const none = stuck();
  const base = blackStates + block * blockSize;
  const boards = prepareBoards();
  const free = ~white;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = expand(load<u32>(setOfRank + (rank << 2)), boards);
    const entry = mobility + (rankOnBoard(black, b) << 4);
    const turns =
      popcnt(load<u32>(entry) & free) +
      (popcnt(load<u32>(entry, 4) & free) << 1) +
      (popcnt(load<u32>(entry, 8) & free) << 2);
    store<u8>(base + rank, (load<u32>(entry, 12) & free) === 0 ? none : <u8>turns);
  }
}

/** The same without the table: where mills of Black's take nothing, and count as quiet. */
function countBlackSlowly(block: u32): void {
  const none = stuck();
  const base = blackStates + block * blockSize;
  const flies = b <= flying;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    let turns: u32 = 0;
    let any: u32 = 0;
    for (let free = freeMask & ~black; free !== 0; free &= free - 1) {
      const to = ctz(free);
      const movers = flies ? black : nearFree(to) & black;
      if (movers === 0) continue;
      any = 1;
      let closing: u32 = 0;
      if (!whiteShut) {
        for (let i = 0; i < linesPerPoint; i++) {
          const pair = pairFree(to, i);
          if ((black & pair) === pair) closing |= movers & ~pair;
        }
      }
      turns += popcnt(movers & ~closing);
    }
    store<u8>(base + rank, any === 0 ? none : <u8>turns);
  }
}
