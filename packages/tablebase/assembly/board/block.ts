// A block: all sets of Black for one canonical set of White. Within it Black's points are the free ones, numbered without
// gaps, so that a set of Black is its bits in fewer than 24 and its rank a sum of two look-ups.

import { ALWAYS, LOSES, LOSES_UNLESS_FULL, NEVER, NO_PAIR, PARTNER_ROOM, PASSES } from '../../src/abi';
import {
  b,
  blocked,
  classSets,
  flying,
  leastMen,
  linesPerPoint,
  near,
  partnersOf,
  points,
  protection,
  scratch,
  w,
} from '../config';
import { CANONICAL_MASK, SYMMETRIC } from './sets';

/** Most points of a board, and so of the free ones. */
const ROOM: usize = 32;
const PAIRS: usize = ROOM * 5;
const LINE_LIST: usize = PAIRS + ROOM * 4 * PARTNER_ROOM;

/** The canonical white set of the block, on the board. */
export let white: u32 = 0;
export let isSymmetric: bool = false;
export let freeCount: i32 = 0;
/** All free points, without gaps. */
export let freeMask: u32 = 0;
/** The white men that stand in mills, on the board. */
export let whiteInMills: u32 = 0;
/** Whether no white man may be taken (`always`, and all are in mills). */
export let whiteShut: bool = false;
/** The free points that a white man can move to. */
export let whiteReach: u32 = 0;
export let lineCount: i32 = 0;

/** For each free point: its place on the board. */
export function placeOf(index: i32): u32 {
  return load<u8>(scratch + index);
}
/** For each free point: the free points beside it. */
export function nearFree(index: i32): u32 {
  return load<u32>(scratch + ROOM + ((<usize>index) << 2));
}
/** Where {@link nearFree} reads. */
export function nearFreeTable(): usize {
  return scratch + ROOM;
}
/** For each free point: the pairs of free points that make a line with it. */
export function pairFree(index: i32, which: i32): u32 {
  return load<u32>(scratch + PAIRS + ((<usize>index * PARTNER_ROOM + which) << 2));
}
/** The points of one of the {@link lineCount} lines that Black could fill. */
export function lineAt(line: i32): u32 {
  return load<u32>(scratch + LINE_LIST + ((<usize>line) << 2));
}

/** A set of the block's numbering on the board. */
export function onBoard(black: u32): u32 {
  let set: u32 = 0;
  for (let rest = black; rest !== 0; rest &= rest - 1) set |= (<u32>1) << placeOf(ctz(rest));
  return set;
}

/** The lowest point of a set. */
export function isolate(set: u32): u32 {
  return set & (0 - set);
}

/** The men of a set that stand in mills, on the board. */
export function inMills(set: u32): u32 {
  let found: u32 = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const point = ctz(rest);
    for (let i = 0; i < linesPerPoint; i++) {
      const pair = partnersOf(point, i);
      if ((set & pair) === pair) found |= 1 << point;
    }
  }
  return found;
}

/** How many mills a man of the set stands in, on the board. */
export function millsAt(set: u32, point: u32): i32 {
  let mills = 0;
  for (let i = 0; i < linesPerPoint; i++) {
    const pair = partnersOf(point, i);
    if ((set & pair) === pair) mills++;
  }
  return mills;
}

/** The men of a set that may be taken, on the board, both hands empty. */
export function takeable(set: u32): u32 {
  if (protection === NEVER) return set;
  const free = set & ~inMills(set);
  if (protection === ALWAYS) return <i32>popcnt(set) === leastMen ? set : free;
  return free === 0 ? set : free;
}

/** Makes a block the present one. */
export function enterBlock(block: u32): void {
  const canonical = load<u32>(classSets(w) + (block << 2));
  white = canonical & CANONICAL_MASK;
  isSymmetric = (canonical & SYMMETRIC) !== 0;
  const free = (((<u32>1) << points) - 1) & ~white;
  freeCount = points - w;
  freeMask = ((<u32>1) << freeCount) - 1;
  whiteInMills = inMills(white);
  whiteShut = protection === ALWAYS && w > leastMen && whiteInMills === white;

  let index: usize = 0;
  lineCount = 0;
  whiteReach = 0;
  for (let rest = free; rest !== 0; rest &= rest - 1, index++) {
    const point = ctz(rest);
    store<u8>(scratch + index, <u8>point);
    const around = load<u32>(near + (point << 2));
    store<u32>(scratch + ROOM + (index << 2), squeeze(around & free, free));
    if ((around & white) !== 0) whiteReach |= (<u32>1) << (<u32>index);
    let kept: usize = 0;
    for (let i = 0; i < linesPerPoint; i++) {
      const pair = partnersOf(point, i);
      if (pair === NO_PAIR || (pair & white) !== 0) continue;
      const packed = squeeze(pair, free);
      store<u32>(scratch + PAIRS + ((index * PARTNER_ROOM + kept) << 2), packed);
      kept++;
      if ((packed & (((<u32>1) << (<u32>index)) - 1)) === 0) {
        store<u32>(scratch + LINE_LIST + ((<usize>lineCount) << 2), packed | ((<u32>1) << (<u32>index)));
        lineCount++;
      }
    }
    for (; kept < <usize>linesPerPoint; kept++)
      store<u32>(scratch + PAIRS + ((index * PARTNER_ROOM + kept) << 2), NO_PAIR);
  }
  if (w <= flying) whiteReach = freeMask;
  prepareLines();
}

/** The points of a set numbered without the gaps; a loop, for what is done once a block. */
function squeeze(set: u32, mask: u32): u32 {
  let packed: u32 = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) packed |= (<u32>1) << popcnt(mask & ((rest & (0 - rest)) - 1));
  return packed;
}

/**
 * Which lines of the block a black set fills: three tables of 256 words say for each of its bytes which lines need no point
 * that the byte lacks.
 */
const LINES: usize = LINE_LIST + 4 * 64;
/** Where the rest of a thread's working memory begins. */
export const AFTER_BLOCK: usize = LINES + 3 * 1024;

/** Prepares {@link linesIn} for the present block. */
function prepareLines(): void {
  const all: u32 = lineCount === 32 ? 0xffffffff : ((<u32>1) << (<u32>lineCount)) - 1;
  for (let part = 0; part < 3; part++) {
    const table = scratch + LINES + part * 1024;
    store<u32>(table, all);
    for (let bit = 0; bit < 8; bit++) {
      let through: u32 = 0;
      for (let line = 0; line < lineCount; line++) through |= ((lineAt(line) >> (part * 8 + bit)) & 1) << (<u32>line);
      const half: usize = (<usize>1) << bit;
      for (let i: usize = 0; i < half; i++)
        store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) & ~through);
    }
  }
}

/** The lines that a black set fills, a bit each. */
export function linesIn(black: u32): u32 {
  const table = scratch + LINES;
  const lacks = ~black;
  return (
    load<u32>(table + ((lacks & 255) << 2)) &
    load<u32>(table + (((lacks >> 8) & 255) << 2), 1024) &
    load<u32>(table + (((lacks >> 16) & 255) << 2), 2048)
  );
}

/** The men on these lines. */
export function menOn(lines: u32): u32 {
  let men: u32 = 0;
  for (let rest = lines; rest !== 0; rest &= rest - 1) men |= lineAt(ctz(rest));
  return men;
}

/** The black men in mills, within the block. */
export function blackInMills(black: u32): u32 {
  return menOn(linesIn(black));
}

/** In how many mills a black man stands, within the block. */
export function millsWith(black: u32, man: i32): i32 {
  let mills = 0;
  for (let i = 0; i < linesPerPoint; i++) {
    const pair = pairFree(man, i);
    if ((black & pair) === pair) mills++;
  }
  return mills;
}

/** The black men that may be taken, within the block. */
export function blackTakeable(black: u32): u32 {
  if (protection === NEVER) return black;
  const free = black & ~blackInMills(black);
  if (protection === ALWAYS) return <i32>popcnt(black) === leastMen ? black : free;
  return free === 0 ? black : free;
}

export function canWhiteMove(black: u32): bool {
  return (whiteReach & ~black) !== 0;
}

export function canBlackMove(black: u32): bool {
  const free = freeMask & ~black;
  if (<i32>popcnt(black) <= flying) return free !== 0;
  for (let rest = black; rest !== 0; rest &= rest - 1) if ((nearFree(ctz(rest)) & free) !== 0) return true;
  return false;
}

/** Whether White can play a turn: a move, or a pass where the rules have it and Black is not stuck too. */
export function canWhitePlay(black: u32): bool {
  return canWhiteMove(black) || (blocked === PASSES && canBlackMove(black));
}

export function canBlackPlay(black: u32): bool {
  return canBlackMove(black) || (blocked === PASSES && canWhiteMove(black));
}

/** Whether a side can move, on the board, both hands empty. */
export function canMoveOn(own: u32, opponent: u32): bool {
  const free = (((<u32>1) << points) - 1) & ~(own | opponent);
  if (<i32>popcnt(own) <= flying) return free !== 0;
  for (let rest = own; rest !== 0; rest &= rest - 1) if ((load<u32>(near + (ctz(rest) << 2)) & free) !== 0) return true;
  return false;
}

/** Whether a side can play a turn, on the board, both hands empty. */
export function canPlayOn(own: u32, opponent: u32): bool {
  return canMoveOn(own, opponent) || (blocked === PASSES && canMoveOn(opponent, own));
}

/** Whether a side that cannot move has lost, so many men standing on the board: a full board may be a draw. */
export function losesWhenStuck(men: i32): bool {
  return blocked === LOSES || (blocked === LOSES_UNLESS_FULL && men !== points);
}

/** Whether Black's men are all safe, so that a mill of White's takes nothing. */
export function isBlackShut(black: u32): bool {
  return protection === ALWAYS && b > leastMen && blackInMills(black) === black;
}
