// What sets of free points of one white set are among the free points of another, seen through a symmetry: two tables for
// the two halves of a set.

import { points, scratch } from '../config';
import { AFTER_BLOCK } from './block';
import { imageOf } from './sets';

const HALF: usize = 8192 << 2;
const TABLES: usize = AFTER_BLOCK;
export const AFTER_IMAGES: usize = TABLES + 2 * HALF;

/** How many points the lower half of a set has. */
export let half: i32 = 0;

/**
 * Prepares the images of sets of free points of the white set `from` among those of `to`, through a symmetry; a point that
 * is not free there has none.
 */
export function prepareImages(symmetry: u32, from: u32, to: u32): void {
  const board = ((<u32>1) << points) - 1;
  const free = board & ~to;
  let rest = board & ~from;
  half = (<i32>popcnt(rest) + 1) >> 1;
  for (let part: usize = 0; part < 2; part++) {
    const table = scratch + TABLES + part * HALF;
    store<u32>(table, 0);
    for (let bit = 0; bit < half && rest !== 0; bit++, rest &= rest - 1) {
      const image = (<u32>1) << imageOf(ctz(rest), symmetry);
      const packed = (free & image) !== 0 ? (<u32>1) << popcnt(free & (image - 1)) : 0;
      const size: usize = (<usize>1) << bit;
      for (let i: usize = 0; i < size; i++) store<u32>(table + ((size + i) << 2), load<u32>(table + (i << 2)) | packed);
    }
  }
}

/** Where the tables are, for {@link imageAt}. */
export function imageTables(): usize {
  return scratch + TABLES;
}

/** The image of a set; `width` is {@link half}, kept in a local of the innermost loops. */
export function imageAt(tables: usize, set: u32, width: i32): u32 {
  const low = set & (((<u32>1) << width) - 1);
  return load<u32>(tables + (low << 2)) | load<u32>(tables + HALF + ((set >> width) << 2));
}
