// Which lines of the present block a black set fills: for each of its three bytes a table says which lines want no point
// that the byte lacks.

import { freeCount, lineAt, lineCount } from './block';
import { AFTER_VICTIMS } from './captures';
import { scratch } from './config';

/** Three tables of 256 words, by the bits that a byte lacks. */
const TABLES: usize = AFTER_VICTIMS;
export const AFTER_LINES: usize = TABLES + 3 * 1024;

/** Prepares {@link linesIn} for the present block. */
export function prepareLines(): void {
  const all: u32 = lineCount === 32 ? 0xffffffff : ((<u32>1) << (<u32>lineCount)) - 1;
  for (let part = 0; part < 3; part++) {
    const table = scratch + TABLES + part * 1024;
    store<u32>(table, all);
    for (let bit = 0; bit < 8; bit++) {
      let through: u32 = 0;
      for (let line = 0; line < lineCount; line++)
        through |= ((lineAt(line) >> (part * 8 + bit)) & 1) << (<u32>line);
      const half: usize = (<usize>1) << bit;
      for (let i: usize = 0; i < half; i++)
        store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) & ~through);
    }
  }
}

/** The lines that a black set fills, a bit each. */
export function linesIn(black: u32): u32 {
  const table = scratch + TABLES;
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
