// What Black gets for a mill, from the level with one white man less.

import { TAKEN_LOST, TAKEN_WON } from '../../src/whole/abi';
import { tellMoves } from './black-moves';
import { enterBlock, enterTakes, takes } from './block';
import { fetch } from './host';
import { CAPTURES, firstOf, follow, plane, SOURCE, targetOf } from './links';
import { allValid, copy, fill } from './planes';
import { pullAnd, pullOr } from './pull';
import { clear, keepRow, rowAt, rows, valid } from './rows';

/** Whether White, having lost one more man, has too few. */
let isOver: bool = false;
export function enterCaptures(over: bool): void {
  isOver = over;
}

/** Makes a block the present one, with what Black may take there. */
export function enterExposed(block: u32): void {
  enterBlock(block);
  enterTakes(firstOf(CAPTURES, block) !== firstOf(CAPTURES, block + 1));
}

/** What Black wins, and does not lose, by moves that close mills. */
export function closeMills(block: u32, won: usize, safe: usize): void {
  if (!takes) return;
  const wins = plane(10);
  const loses = plane(11);
  allValid(plane(4));
  findCaptures(block, wins, loses);
  tellMoves(won, wins, true);
  if (isOver) return;
  for (let row: u32 = 0; row < rows; row++) keepRow(loses, row, v128.andnot(valid(row), rowAt(loses, row)));
  tellMoves(safe, loses, true);
}

/** What Black wins and loses by taking a man, of the positions in plane 4, which it leaves changed. */
export function findCaptures(block: u32, wins: usize, loses: usize): void {
  if (isOver) {
    fill(wins);
    clear(loses);
    return;
  }
  const asked = plane(4);
  clear(wins);
  copy(loses, asked);
  const end = firstOf(CAPTURES, block + 1);
  for (let at = firstOf(CAPTURES, block); at < end; at++) {
    follow(CAPTURES, at, TAKEN_LOST);
    pullOr(plane(SOURCE), wins, asked, true, 0, 0);
    fetch(TAKEN_WON, targetOf(CAPTURES, at), plane(SOURCE));
    pullAnd(plane(SOURCE), loses, 0);
  }
}
