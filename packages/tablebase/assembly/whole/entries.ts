// Entries: what they lead to lies in levels that are finished.

import { tellEntries } from './black-moves';
import { enterBlock, hasMill, set } from './block';
import { findCaptures } from './captures';
import { ENTERED_LOST, ENTERED_WON, fetch, keep, TAKING_LOSES, TAKING_WINS } from './host';
import { closesIn, ENTRIES, firstOf, follow, plane, SOURCE } from './links';
import { allValid, copy, invert } from './planes';
import { pullAnd, pullOr } from './pull';
import { clear, keepRow, over, rowAt, rows } from './rows';
import { marks, takeBlack } from './take';

/** White's entries, of a block, to the level with one white man more. */
export function enterWhite(block: u32, won: i32, lost: i32): void {
  enterBlock(block);
  const wins = plane(0);
  const loses = plane(1);
  const asked = plane(4);
  clear(wins);
  allValid(asked);
  const begin = firstOf(ENTRIES, block);
  const end = firstOf(ENTRIES, block + 1);
  for (let at = begin; at < end; at++) {
    follow(ENTRIES, at, closesIn(ENTRIES, at) ? TAKING_WINS : ENTERED_LOST);
    pullOr(plane(SOURCE), wins, asked, true, 0);
  }
  copy(loses, asked);
  for (let at = begin; at < end; at++) {
    follow(ENTRIES, at, closesIn(ENTRIES, at) ? TAKING_LOSES : ENTERED_WON);
    pullAnd(plane(SOURCE), loses);
  }
  keep(won, block, wins);
  keep(lost, block, loses);
}

/** What White, having closed a mill in a block, wins and loses by taking a man, where Black is to play then. */
export function prepareTaking(block: u32): void {
  enterBlock(block);
  if (!hasMill) return;
  fetch(ENTERED_WON, block, plane(0));
  fetch(ENTERED_LOST, block, plane(1));
  memory.fill(marks, 1, rows);
  takeBlack(plane(2), plane(3), plane(1), plane(0), 0, 0);
  keep(TAKING_WINS, block, plane(2));
  keep(TAKING_LOSES, block, plane(3));
}

/** Black's entries of a block; what they lead to is that of White to play, with as many white men or one less. */
export function enterBlack(block: u32, won: i32, lost: i32): void {
  enterBlock(block);
  const wins = plane(0);
  const fails = plane(1);
  const takingWins = plane(10);
  const takingLoses = plane(11);
  if (set === 0) {
    // There is nobody to take.
    fetch(ENTERED_LOST, block, takingWins);
    fetch(ENTERED_WON, block, takingLoses);
  } else findCaptures(block, takingWins, takingLoses);
  clear(wins);
  clear(fails);
  fetch(ENTERED_LOST, block, plane(2));
  tellEntries(wins, plane(2), false);
  tellEntries(wins, takingWins, true);
  fetch(ENTERED_WON, block, plane(2));
  invert(plane(2));
  invert(takingLoses);
  tellEntries(fails, plane(2), false);
  tellEntries(fails, takingLoses, true);
  for (let row: u32 = 0; row < rows; row++) {
    const few = over(row);
    keepRow(wins, row, v128.andnot(rowAt(wins, row), few));
    keepRow(fails, row, v128.or(v128.not(rowAt(fails, row)), few));
  }
  keep(won, block, wins);
  keep(lost, block, fails);
}
