// What Black gets for a mill, from the level with one white man less.

import { tellMoves } from './black-moves';
import { fetch, TAKEN_LOST, TAKEN_WON } from './host';
import { CAPTURES, firstOf, follow, plane, SOURCE, targetOf } from './links';
import { allValid, copy, fill } from './planes';
import { pullAnd, pullOr } from './pull';
import { clear, keepRow, own, rowAt, rows, valid } from './rows';

/** What Black wins, and does not lose, by moves that close mills. */
export function closeMills(block: u32, won: usize, safe: usize): void {
  const wins = plane(10);
  const loses = plane(11);
  if (!findCaptures(block, wins, loses)) {
    // White has too few men left.
    tellMoves(won, wins, true);
    return;
  }
  tellMoves(won, wins, true);
  for (let row: u32 = 0; row < rows; row++) keepRow(loses, row, v128.andnot(valid(row), rowAt(loses, row)));
  tellMoves(safe, loses, true);
}

/** What Black wins and loses by taking a man; false where any capture wins. */
export function findCaptures(block: u32, wins: usize, loses: usize): bool {
  if (load<u32>(own + CAPTURES) === 0) {
    fill(wins);
    fill(loses);
    return false;
  }
  const asked = plane(4);
  clear(wins);
  allValid(asked);
  copy(loses, asked);
  const end = firstOf(CAPTURES, block + 1);
  for (let at = firstOf(CAPTURES, block); at < end; at++) {
    follow(CAPTURES, at, TAKEN_LOST);
    pullOr(plane(SOURCE), wins, asked, true, 0);
    fetch(TAKEN_WON, targetOf(CAPTURES, at), plane(SOURCE));
    pullAnd(plane(SOURCE), loses);
  }
  return true;
}
