// Patterns of men in windows of 4×4 squares: the same as src/draughts/windows.ts, which says how their states are counted.

import { patterns, shift } from './config';

/** States of half a window, and bytes of the weights of a window. */
const STRIP: u64 = 81;
const WINDOW: usize = 2 * 81 * 81;

/** What the strips of a band are in, sixteen bits for each. */
function stripsOf(white: u64, black: u64, mask: u64): u64 {
  const both =
    load<u32>(patterns + ((<usize>(white & mask)) << 2)) + 2 * load<u32>(patterns + ((<usize>(black & mask)) << 2));
  const halves = (<u64>both | ((<u64>both) << 16)) & 0x0000ffff0000ffff;
  return (halves | (halves << 8)) & 0x00ff00ff00ff00ff;
}

/** What a window in one of these states, the lowest sixteen bits, is worth: a full board's value in the lower byte. */
function weightOf(table: usize, states: u64): i32 {
  return load<i16>(table + <usize>((states & 0xffff) << 1));
}

/** What the patterns of men are worth for White: an empty board's value above a full one's. */
export function weigh(white: u64, black: u64): i32 {
  const bits = 2 * shift + 1;
  const mask = ((<u64>1) << bits) - 1;
  const across = <i32>shift - 1;
  let table = patterns + ((<usize>4) << (<usize>bits));
  let full: i32 = 0;
  let empty: i32 = 0;
  let upper = stripsOf(white, black, mask);
  let below = bits;
  for (let row: i32 = 0; row < across; row++) {
    const lower = stripsOf(white >> below, black >> below, mask);
    // The states of all windows of a row at once, since none is more than sixteen bits.
    const states = upper * STRIP + lower;
    const first = weightOf(table, states);
    const second = weightOf(table + WINDOW, states >> 16);
    full += <i32>(<i8>first) + <i8>second;
    empty += (first >> 8) + (second >> 8);
    if (across > 2) {
      const third = weightOf(table + 2 * WINDOW, states >> 32);
      full += <i8>third;
      empty += third >> 8;
    }
    if (across > 3) {
      const fourth = weightOf(table + 3 * WINDOW, states >> 48);
      full += <i8>fourth;
      empty += fourth >> 8;
    }
    table += <usize>across * WINDOW;
    upper = lower;
    below += bits;
  }
  return (empty << 16) + full;
}
