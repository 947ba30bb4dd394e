// What White wins and loses by taking a man, having closed a mill: black men in mills are safe while there are others.

import { ALWAYS, NEVER, WITHIN } from '../../src/whole/abi';
import { closedIn } from './black-moves';
import { linesOf } from './block';
import { all, keepRow, last, lifted, own, places, rowAt, rowBit, rows, within } from './rows';

const OUTSIDE: usize = 0x5c00;
/** A byte for each row: it is to be looked at. */
export let marks: usize = 0;
/** When mills protect: see src/whole/abi.ts. */
let protection: i32 = 0;

export function enterTaking(at: usize, mills: i32): void {
  marks = at;
  protection = mills;
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
    if (protection !== NEVER)
      for (let place = 0; place < places; place++) {
        const bit = rowBit(place);
        let outside = all(true);
        if (bit === 0) outside = within(place);
        else if ((row & bit) === 0) continue;
        if (load<u8>(linesOf(place)) !== 0) outside = v128.andnot(outside, closedIn(place, row));
        some = v128.or(some, outside);
        v128.store(own + OUTSIDE + ((<usize>place) << 4), outside);
      }
    const open = protection === ALWAYS ? last(row) : v128.not(some);
    let any = all(false);
    let good = all(false);
    let fine = all(false);
    for (let place = 0; place < places; place++) {
      const bit = rowBit(place);
      if (bit !== 0 && (row & bit) === 0) continue;
      let can = open;
      if (bit === 0) can = v128.and(can, within(place));
      if (protection !== NEVER) can = v128.or(can, v128.load(own + OUTSIDE + ((<usize>place) << 4)));
      any = v128.or(any, can);
      const after = row & ~bit;
      const losses = rowAt(lost, after);
      const winnings = rowAt(won, after);
      good = v128.or(good, v128.and(bit === 0 ? lifted(losses, place) : losses, can));
      fine = v128.or(fine, v128.andnot(can, bit === 0 ? lifted(winnings, place) : winnings));
    }
    // Where there is nobody to take, the turn is over.
    good = v128.or(good, v128.andnot(rowAt(lost, row), any));
    fine = v128.or(fine, v128.not(v128.or(rowAt(won, row), any)));
    if (winRows !== 0) {
      noteRow(winRows, row, v128.xor(good, rowAt(wins, row)));
      noteRow(loseRows, row, v128.xor(v128.not(fine), rowAt(loses, row)));
    }
    keepRow(wins, row, good);
    keepRow(loses, row, v128.not(fine));
  }
}
