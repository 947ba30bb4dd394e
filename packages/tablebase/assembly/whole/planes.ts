// What is done to whole planes.

import { entered, keepRow, rowAt, rows, valid } from './rows';

/** A bit for each row of a plane in which there is something. */
export function noteRows(plane: usize, at: usize): void {
  const words: usize = max(<usize>1, <usize>rows >> 6);
  for (let i: usize = 0; i < words; i++) {
    let word: u64 = 0;
    const many: u32 = min<u32>(64, rows);
    for (let bit: u32 = 0; bit < many; bit++)
      if (v128.any_true(rowAt(plane, ((<u32>i) << 6) | bit))) word |= (<u64>1) << bit;
    store<u64>(at + (i << 3), word);
  }
}

/** Whether any row is marked. */
export function isMarked(at: usize): bool {
  const end = at + max(<usize>8, <usize>rows >> 3);
  for (let word = at; word < end; word += 8) if (load<u64>(word) !== 0) return true;
  return false;
}

export function invert(plane: usize): void {
  for (let row: u32 = 0; row < rows; row++) keepRow(plane, row, v128.not(rowAt(plane, row)));
}

export function fill(plane: usize): void {
  memory.fill(plane, 255, (<usize>rows) << 4);
}

export function allValid(plane: usize): void {
  for (let row: u32 = 0; row < rows; row++) keepRow(plane, row, valid(row));
}

/** The sets that an entry leads to. */
export function allEntered(plane: usize): void {
  for (let row: u32 = 0; row < rows; row++) keepRow(plane, row, entered(row));
}

export function copy(to: usize, from: usize): void {
  memory.copy(to, from, (<usize>rows) << 4);
}

export function add(to: usize, what: usize): void {
  for (let row: u32 = 0; row < rows; row++) keepRow(to, row, v128.or(rowAt(to, row), rowAt(what, row)));
}

export function hasAny(plane: usize): bool {
  for (let row: u32 = 0; row < rows; row++) if (v128.any_true(rowAt(plane, row))) return true;
  return false;
}

export function remove(from: usize, what: usize): void {
  for (let row: u32 = 0; row < rows; row++) keepRow(from, row, v128.andnot(rowAt(from, row), rowAt(what, row)));
}

/** The valid sets that are in neither of two planes. */
export function openOf(to: usize, won: usize, lost: usize): void {
  for (let row: u32 = 0; row < rows; row++)
    keepRow(to, row, v128.andnot(valid(row), v128.or(rowAt(won, row), rowAt(lost, row))));
}
