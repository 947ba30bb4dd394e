// Entries: what they lead to lies in levels that are finished.

import {
  BEFORE_LOST,
  BEFORE_WON,
  BLACK_SAFE,
  ENTERED_LOST,
  ENTERED_WON,
  TAKING_LOSES,
  TAKING_WINS,
  WHITE_SAFE,
  WHITE_WON,
} from '../../src/whole/abi';
import { tellEntries } from './black-moves';
import { enterBlock, hasMill, takes } from './block';
import { enterExposed, findCaptures } from './captures';
import { fetch, keep } from './host';
import { closesIn, ENTRIES, firstOf, follow, plane, SOURCE } from './links';
import { allEntered, allValid, copy, hasAny, invert } from './planes';
import { pullAnd, pullOr } from './pull';
import { clear, keepRow, over, rowAt, rows, valid } from './rows';
import { marks, takeBlack } from './take';
import { blackPlane } from './visit';

/** Whether a mill closed by an entry takes a man. */
let entriesTake: bool = true;
export function enterEntries(take: bool): void {
  entriesTake = take;
}

/** Leaves in planes 0 and 1 what White's entries, to the level with one white man more, win, and what they all lose. */
function followWhite(block: u32): void {
  enterBlock(block);
  const wins = plane(0);
  const loses = plane(1);
  const asked = plane(4);
  clear(wins);
  allValid(asked);
  const begin = firstOf(ENTRIES, block);
  const end = firstOf(ENTRIES, block + 1);
  for (let at = begin; at < end; at++) {
    follow(ENTRIES, at, entriesTake && closesIn(ENTRIES, at) ? TAKING_WINS : ENTERED_LOST);
    pullOr(plane(SOURCE), wins, asked, true, 0, 0);
  }
  copy(loses, asked);
  for (let at = begin; at < end; at++) {
    follow(ENTRIES, at, entriesTake && closesIn(ENTRIES, at) ? TAKING_LOSES : ENTERED_WON);
    if (!pullAnd(plane(SOURCE), loses, 0) && !hasAny(loses)) break;
  }
}

/** White's entries, of a block. */
export function enterWhite(block: u32, won: i32, lost: i32): void {
  followWhite(block);
  keep(won, block, plane(0));
  keep(lost, block, plane(1));
}

/** What White's entries win and save, where men may move as well. */
export function beginWhite(block: u32): void {
  followWhite(block);
  const wins = plane(0);
  const saves = plane(1);
  for (let row: u32 = 0; row < rows; row++)
    keepRow(saves, row, v128.andnot(valid(row), v128.or(rowAt(wins, row), rowAt(saves, row))));
  keep(WHITE_WON, block, wins);
  keep(WHITE_SAFE, block, saves);
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

/**
 * Leaves in planes 0 and 1 what Black's entries of a block win, and what they do not lose; what they lead to is that of White to play,
 * with as many white men or one less.
 */
function followBlack(block: u32): void {
  enterExposed(block);
  const wins = plane(0);
  const saves = plane(1);
  const takingWins = plane(10);
  const takingLoses = plane(11);
  const takesByEntry = entriesTake && takes;
  if (takesByEntry) {
    allEntered(plane(4));
    findCaptures(block, takingWins, takingLoses);
    invert(takingLoses);
  }
  clear(wins);
  clear(saves);
  fetch(BEFORE_LOST, block, plane(2));
  fetch(BEFORE_WON, block, plane(3));
  tellEntries(wins, saves, plane(2), plane(3), takesByEntry, takingWins, takingLoses);
}

/** Black's entries of a block. */
export function enterBlack(block: u32, won: i32, lost: i32): void {
  followBlack(block);
  const wins = plane(0);
  const fails = plane(1);
  for (let row: u32 = 0; row < rows; row++) {
    const few = over(row);
    keepRow(wins, row, v128.andnot(rowAt(wins, row), few));
    keepRow(fails, row, v128.or(v128.not(rowAt(fails, row)), few));
  }
  keep(won, block, wins);
  keep(lost, block, fails);
}

/** What Black's entries win and save, where men may move as well. */
export function beginBlack(block: u32): void {
  followBlack(block);
  const wins = plane(0);
  const to = blackPlane(0, block);
  for (let row: u32 = 0; row < rows; row++) keepRow(to, row, v128.and(rowAt(wins, row), valid(row)));
  keep(BLACK_SAFE, block, plane(1));
}
