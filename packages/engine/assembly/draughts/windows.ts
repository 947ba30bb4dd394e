// Patterns of men in windows of 4×4 squares: the same as src/draughts/windows.ts, which says how their states are counted.

import { patterns, shift } from './config';

/** States of half a window, and bytes of the weights of a window. */
const STRIP: i32 = 81;
const WINDOW: usize = 2 * STRIP * STRIP;

/** What the strips of a band are in, eight bits for each. */
function stripsOf(men: u64, mask: u64): u32 {
  return load<u32>(patterns + ((<usize>(men & mask)) << 2));
}

/** What the patterns of men are worth for White: an empty board's value above a full one's. */
export function weigh(white: u64, black: u64): i32 {
  const bits = 2 * shift + 1;
  const mask = ((<u64>1) << bits) - 1;
  const across = <u32>shift - 1;
  let table = patterns + ((<usize>4) << (<usize>bits));
  let full: i32 = 0;
  let empty: i32 = 0;
  let upper = stripsOf(white, mask) + 2 * stripsOf(black, mask);
  for (let row: u32 = 0; row < across; row++) {
    const below = bits * (row + 1);
    const lower = stripsOf(white >> below, mask) + 2 * stripsOf(black >> below, mask);
    for (let at: u32 = 0; at < 8 * across; at += 8) {
      const state = ((upper >> at) & 255) * STRIP + ((lower >> at) & 255);
      const weights = table + ((<usize>state) << 1);
      full += load<i8>(weights);
      empty += load<i8>(weights, 1);
      table += WINDOW;
    }
    upper = lower;
  }
  return (empty << 16) + full;
}
