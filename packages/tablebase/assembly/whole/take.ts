// What White wins and loses by taking a man, having closed a mill: black men in mills are safe while there are others.

import { closedIn } from './black-moves';
import { linesOf } from './block';
import { all, keepRow, lifted, own, places, rowAt, rowBit, rows, WITHIN, within } from './rows';

const NOBODY: v128 = i64x2(1, 0);
const OUTSIDE: usize = 0x5c00;
/** A byte for each row: it is to be looked at. */
export let marks: usize = 0;
export let protects: bool = true;

export function enterTaking(at: usize, mills: bool): void {
  marks = at;
  protects = mills;
}

/** Marks the rows in which men are taken whose sets a plane holds without them. */
export function markRows(news: usize): void {
  for (let row: u32 = 0; row < rows; row++) {
    if (!v128.any_true(rowAt(news, row))) continue;
    store<u8>(marks + row, 1);
    for (let place = WITHIN; place < places; place++) store<u8>(marks + (row | rowBit(place)), 1);
  }
}

function noteRow(bits: usize, row: u32, change: v128): void {
  const at = bits + (row >> 3);
  if (v128.any_true(change)) store<u8>(at, <u8>(<u32>load<u8>(at) | (1 << (row & 7))));
}

/** Finds both for the rows that are marked, and unmarks them; where told to, says in which rows anything changed, a bit each. */
export function takeBlack(wins: usize, loses: usize, lost: usize, won: usize, winRows: usize, loseRows: usize): void {
  if (winRows !== 0) {
    memory.fill(winRows, 0, max(8, rows >> 3));
    memory.fill(loseRows, 0, max(8, rows >> 3));
  }
  for (let row: u32 = 0; row < rows; row++) {
    if (load<u8>(marks + row) === 0) continue;
    store<u8>(marks + row, 0);
    let some = all(false);
    if (protects)
      for (let place = 0; place < places; place++) {
        const bit = rowBit(place);
        let outside = all(true);
        if (bit === 0) outside = within(place);
        else if ((row & bit) === 0) continue;
        if (load<u8>(linesOf(place)) !== 0) outside = v128.andnot(outside, closedIn(place, row));
        some = v128.or(some, outside);
        v128.store(own + OUTSIDE + ((<usize>place) << 4), outside);
      }
    const open = v128.not(some);
    let good = all(false);
    let fine = all(false);
    for (let place = 0; place < places; place++) {
      const bit = rowBit(place);
      if (bit !== 0 && (row & bit) === 0) continue;
      let can = open;
      if (bit === 0) can = v128.and(can, within(place));
      if (protects) can = v128.or(can, v128.load(own + OUTSIDE + ((<usize>place) << 4)));
      const after = row & ~bit;
      const losses = rowAt(lost, after);
      const winnings = rowAt(won, after);
      good = v128.or(good, v128.and(bit === 0 ? lifted(losses, place) : losses, can));
      fine = v128.or(fine, v128.andnot(can, bit === 0 ? lifted(winnings, place) : winnings));
    }
    if (row === 0) {
      // Where there is nobody to take, the turn is over.
      good = v128.or(good, v128.and(rowAt(lost, 0), NOBODY));
      fine = v128.or(fine, v128.andnot(NOBODY, rowAt(won, 0)));
    }
    if (winRows !== 0) {
      noteRow(winRows, row, v128.xor(good, rowAt(wins, row)));
      noteRow(loseRows, row, v128.xor(v128.not(fine), rowAt(loses, row)));
    }
    keepRow(wins, row, good);
    keepRow(loses, row, v128.not(fine));
  }
}
