// The movement phase of a level: White's turns lead from block to block, Black's stay in the block, or take from White. What is known of
// a block grows from nothing, block by block, until no block has news.

import { BLACK_SAFE, WHITE_LOST, WHITE_SAFE, WHITE_WON } from '../../src/whole/abi';
import { having, removeMoves, tellMoves } from './black-moves';
import { hasMill } from './block';
import { closeMills, enterExposed } from './captures';
import { fetch, keep } from './host';
import { closesIn, firstOf, linkTo, MOVES, placeTo, plane, targetOf } from './links';
import { add, copy, fill, hasAny, isMarked, noteRows, openOf, remove } from './planes';
import { pullAnd, pullOr } from './pull';
import { addToRow, all, clear, keepRow, over, own, rowAt, rows, valid } from './rows';
import { markRows, marks, takeBlack } from './take';

/** Rows in which there is something left, a bit each: 65,536 at most. */
const NOTED: usize = 0xa000;

// What threads share of a level: where the planes lie that other blocks look at, first those of Black, then those of blocks with mills,
// which have numbers of their own; the next block, the clock, whether to stop; when each block was looked at and, for sweeps that are even
// and odd, when what Black loses and what Black wins last changed there; and the rows that changed.
let shared: usize = 0;
let blocks: u32 = 0;
let millNumbers: usize = 0;
let blackPlanes: usize = 0;
let takingPlanes: usize = 0;
let stamps: usize = 0;
let rowMarks: usize = 0;
let bytesOfPlane: usize = 0;
let bytesOfMarks: usize = 0;

export function enterShared(
  at: usize,
  many: u32,
  mills: usize,
  black: usize,
  taking: usize,
  times: usize,
  marked: usize,
): void {
  shared = at;
  blocks = many;
  millNumbers = mills;
  blackPlanes = black;
  takingPlanes = taking;
  stamps = times;
  rowMarks = marked;
  bytesOfPlane = (<usize>rows) << 4;
  bytesOfMarks = max(<usize>8, <usize>rows >> 3);
}

/** Whether entries of White's and of Black's have begun what is known; whether a side without a turn is safe. */
let whiteEnters: bool = false;
let blackEnters: bool = false;
let stuckIsSafe: bool = false;
export function enterBegun(white: bool, black: bool, safe: bool): void {
  whiteEnters = white;
  blackEnters = black;
  stuckIsSafe = safe;
}

/** What Black wins (0) or loses (1) in a block; what White, having closed a mill, loses (0) or wins (1). */
export function blackPlane(kind: i32, block: u32): usize {
  return blackPlanes + bytesOfPlane * (((<usize>block) << 1) + kind);
}
function takingPlane(kind: i32, block: u32): usize {
  const number = load<u32>(millNumbers + ((<usize>block) << 2));
  return takingPlanes + bytesOfPlane * (((<usize>number) << 1) + kind);
}
/** The rows of these that changed in the last even or odd sweep. */
function marksOf(kind: i32, taking: bool, parity: u32, block: u32): usize {
  return rowMarks + bytesOfMarks * (((<usize>block) << 3) + (parity << 2) + (taking ? 2 : 0) + kind);
}
function stampOf(kind: i32, parity: u32, block: u32): usize {
  return stamps + ((((<usize>block) << 2) + (parity << 1) + kind) << 2);
}

/**
 * Says that something changed now. Who begins to look after the clock is read, but before that is said, would take a later time for its
 * own without having heard of it: so everybody hears of it first.
 */
function stamp(at: usize): void {
  atomic.store<u32>(at, 0xffffffff);
  atomic.store<u32>(at, atomic.add<u32>(shared + 4, 1));
}

/** Looks at all blocks that have something new, one after the other; the threads take turns. Returns in how many something changed. */
export function sweep(parity: u32, first: bool): u32 {
  let news: u32 = 0;
  const looked = stamps + ((<usize>blocks) << 4);
  while (load<u32>(shared + 8) === 0) {
    const block = atomic.add<u32>(shared, 1);
    if (block >= blocks) break;
    const at = looked + ((<usize>block) << 2);
    const since = load<u32>(at);
    const now = atomic.add<u32>(shared + 4, 1);
    const changed = first ? visitFirst(block, parity) : visit(block, parity, since);
    if (changed < 0) continue;
    store<u32>(at, now);
    if (changed === 0) continue;
    news++;
    if ((changed & 1) !== 0) stamp(stampOf(1, parity, block));
    if ((changed & 2) !== 0) stamp(stampOf(0, parity, block));
  }
  return news;
}

/** Adds to a plane what is new in one that a move leads to: what it says of Black's win (0) or loss (1) and is `asked`. */
function pullNews(at: u32, kind: i32, since: u32, to: usize, settles: bool): bool {
  const target = targetOf(MOVES, at);
  const even = load<u32>(stampOf(kind, 0, target)) > since;
  const odd = load<u32>(stampOf(kind, 1, target)) > since;
  if (!even && !odd) return false;
  const closes = closesIn(MOVES, at);
  linkTo(MOVES, at);
  const from = closes ? takingPlane(kind, target) : blackPlane(kind, target);
  const marked = marksOf(kind, closes, even ? 0 : 1, target);
  return pullOr(from, to, plane(4), settles, marked, even && odd ? marksOf(kind, closes, 1, target) : 0);
}

/** Looks at a block for the first time. */
function visitFirst(block: u32, parity: u32): i32 {
  enterExposed(block);
  const whiteWon = plane(0);
  const whiteLost = plane(1);
  const newWon = plane(2);
  const newLost = plane(3);
  const asked = plane(4);
  if (whiteEnters) fetch(WHITE_WON, block, whiteWon);
  else clear(whiteWon);
  clear(whiteLost);
  clear(newWon);
  openOf(asked, whiteWon, whiteLost);
  const begin = firstOf(MOVES, block);
  const end = firstOf(MOVES, block + 1);
  for (let at = begin; at < end; at++) {
    linkTo(MOVES, at);
    pullOr(movedTo(at, 1), newWon, asked, true, 0, 0);
  }
  copy(newLost, asked);
  if (whiteEnters) removeSafe(block, newLost);
  else if (stuckIsSafe) keepMovable(begin, end, newLost);
  removeByMoves(begin, end, newLost);
  return conclude(block, parity, true, true, true);
}

/** Removes what White's entries save. */
function removeSafe(block: u32, from: usize): void {
  fetch(WHITE_SAFE, block, plane(6));
  remove(from, plane(6));
}

/** Keeps the sets that leave a point free that one of White's men may move to. */
function keepMovable(begin: u32, end: u32, lost: usize): void {
  for (let row: u32 = 0; row < rows; row++) {
    let free = all(false);
    for (let at = begin; at < end; at++) free = v128.or(free, v128.not(having(placeTo(MOVES, at), row)));
    keepRow(lost, row, v128.and(rowAt(lost, row), free));
  }
}

/** The plane that a move leads to. */
function movedTo(at: u32, kind: i32): usize {
  const target = targetOf(MOVES, at);
  return closesIn(MOVES, at) ? takingPlane(kind, target) : blackPlane(kind, target);
}

/** Removes from a plane what some move does not lose; whether anything is left. */
function removeByMoves(begin: u32, end: u32, from: usize): bool {
  // Without men on the board there are more rows than can be noted, and no moves.
  if (begin === end) return hasAny(from);
  const marked = own + NOTED;
  noteRows(from, marked);
  for (let at = begin; at < end; at++) {
    linkTo(MOVES, at);
    if (!pullAnd(movedTo(at, 0), from, marked) && !isMarked(marked)) return false;
  }
  return isMarked(marked);
}

/**
 * Looks at a block again: what White's turns and then Black's lead to by now. `since` is when it was looked at before.
 * Returns what is new, 1 in what Black loses, 2 in what Black wins; -1 where there was nothing to look at.
 */
function visit(block: u32, parity: u32, since: u32): i32 {
  const begin = firstOf(MOVES, block);
  const end = firstOf(MOVES, block + 1);
  let losing = false;
  let winning = false;
  for (let at = begin; at < end; at++) {
    const target = targetOf(MOVES, at);
    losing = losing || load<u32>(stampOf(1, 0, target)) > since || load<u32>(stampOf(1, 1, target)) > since;
    winning = winning || load<u32>(stampOf(0, 0, target)) > since || load<u32>(stampOf(0, 1, target)) > since;
  }
  if (!losing && !winning) return -1;
  enterExposed(block);
  const whiteWon = plane(0);
  const whiteLost = plane(1);
  const newWon = plane(2);
  const newLost = plane(3);
  fetch(WHITE_WON, block, whiteWon);
  fetch(WHITE_LOST, block, whiteLost);
  openOf(plane(4), whiteWon, whiteLost);
  let won = false;
  if (losing) {
    clear(newWon);
    for (let at = begin; at < end; at++) won = pullNews(at, 1, since, newWon, true) || won;
  }
  let lost = false;
  if (winning) {
    clear(newLost);
    for (let at = begin; at < end; at++) lost = pullNews(at, 0, since, newLost, false) || lost;
    if (lost && whiteEnters) removeSafe(block, newLost);
    if (lost) lost = removeByMoves(begin, end, newLost);
  }
  return won || lost ? conclude(block, parity, false, won, lost) : 0;
}

/** Keeps what is new for White in a block, and finds what Black's turns there lead to then. */
function conclude(block: u32, parity: u32, first: bool, won: bool, lost: bool): i32 {
  const whiteWon = plane(0);
  const whiteLost = plane(1);
  const newWon = plane(2);
  const newLost = plane(3);
  const asked = plane(4);
  const blackSafe = plane(8);
  const found = plane(9);
  const blackWon = blackPlane(0, block);
  const blackLost = blackPlane(1, block);
  if (won) {
    add(whiteWon, newWon);
    keep(WHITE_WON, block, whiteWon);
  }
  if (lost) {
    add(whiteLost, newLost);
    keep(WHITE_LOST, block, whiteLost);
  }
  if (lost || first) clear(found);
  if (first) {
    if (blackEnters) fetch(BLACK_SAFE, block, blackSafe);
    else clear(blackSafe);
    closeMills(block, found, blackSafe);
    keep(BLACK_SAFE, block, blackSafe);
  } else if (won) fetch(BLACK_SAFE, block, blackSafe);
  let news = 0;
  if (lost) tellMoves(found, newLost, false);
  if (lost || first) {
    // Only what is new.
    let any = all(false);
    for (let row: u32 = 0; row < rows; row++) {
      const told = rowAt(found, row);
      if (!v128.any_true(told)) continue;
      const before = rowAt(blackWon, row);
      const bits = v128.andnot(v128.and(told, valid(row)), before);
      any = v128.or(any, bits);
      keepRow(found, row, bits);
      keepRow(blackWon, row, v128.or(before, bits));
    }
    if (v128.any_true(any)) {
      news |= 2;
      noteRows(found, marksOf(0, false, parity, block));
      if (hasMill) markRows(found);
    }
  }
  if (first) {
    // Others hear of what entries have begun.
    if (blackEnters) news |= 2;
    for (let row: u32 = 0; row < rows; row++) keepRow(asked, row, valid(row));
    if (stuckIsSafe && !blackEnters) keepBlackMovable(asked);
  } else if (won) {
    clear(asked);
    tellMoves(asked, newWon, false);
  }
  if (first || won) {
    for (let row: u32 = 0; row < rows; row++) {
      const some = rowAt(asked, row);
      if (!v128.any_true(some)) continue;
      const shut = v128.or(v128.or(rowAt(blackWon, row), rowAt(blackLost, row)), rowAt(blackSafe, row));
      keepRow(asked, row, v128.andnot(v128.and(some, valid(row)), shut));
    }
    let some = removeMoves(asked, whiteWon);
    if (first) {
      // Positions that are over.
      for (let row: u32 = 0; row < rows; row++) addToRow(asked, row, over(row));
      some = true;
    }
    if (some) {
      add(blackLost, asked);
      news |= 1;
      noteRows(asked, marksOf(1, false, parity, block));
      if (hasMill) markRows(asked);
    }
  }
  if (hasMill && news !== 0) {
    if (first) memory.fill(marks, 1, rows);
    takeBlack(
      takingPlane(1, block),
      takingPlane(0, block),
      blackLost,
      blackWon,
      marksOf(1, true, parity, block),
      marksOf(0, true, parity, block),
    );
  }
  return news;
}

/** Keeps the sets from which Black has a move. */
function keepBlackMovable(lost: usize): void {
  const movable = plane(6);
  const every = plane(7);
  clear(movable);
  fill(every);
  tellMoves(movable, every, false);
  tellMoves(movable, every, true);
  for (let row: u32 = 0; row < rows; row++) keepRow(lost, row, v128.and(rowAt(lost, row), rowAt(movable, row)));
}
