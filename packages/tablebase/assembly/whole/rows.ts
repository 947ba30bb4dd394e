// A plane has one bit for each set of a block's free points: the set is the bit's number. The points in their order without
// the gaps are places; the lowest seven choose the bit within a row of 128, the others the row.

import { WITHIN } from '../../src/whole/abi';

/** Where a thread's own memory begins. */
export let own: usize = 0;
export function enterThread(at: usize): void {
  own = at;
}

// What lies there.
const MASKS: usize = 0x100;
const VALID: usize = 0x200;
const FEW: usize = 0x400;
const OVER: usize = 0x600;
const ENTERED: usize = 0x6800;
const LAST: usize = 0x6a00;

/** The most men of a set that is looked at. */
let mostMen: i32 = 0;
/** How many rows the planes of the present level have. */
export let rows: u32 = 0;
/** Free points, which are places, of its blocks. Where they are fewer than a row has, sets with others are none. */
export let places: i32 = 0;

/**
 * Makes a level with so many free points the present one: from `least` to `most` black men may stand on the board, and up to `fly` of
 * them fly; where there are `last` nobody is safe in a mill. A full board is no valid position where it is drawn.
 */
export function enterRows(free: i32, least: i32, most: i32, fly: i32, last: i32, fullIsDrawn: bool): void {
  places = free;
  mostMen = most + 1;
  rows = 1 << max(0, free - WITHIN);
  for (let place = 0; place < WITHIN; place++) v128.store(own + MASKS + ((<usize>place) << 4), pattern(place));
  for (let high = 0; high < 32; high++) {
    const at = (<usize>high) << 4;
    fillCounts(own + VALID + at, high, least, fullIsDrawn ? min(most, free - 1) : most);
    fillCounts(own + FEW + at, high, 0, fly);
    fillCounts(own + OVER + at, high, 0, least - 1);
    fillCounts(own + ENTERED + at, high, least + 1, most + 1);
    fillCounts(own + LAST + at, high, last, last);
  }
}

/** The bits of a row, whose number has `high` bits, whose sets have from `least` to `most` men. */
function fillCounts(at: usize, high: i32, least: i32, most: i32): void {
  v128.store(at, all(false));
  const sets: usize = (<usize>1) << min(places, WITHIN);
  for (let bit: usize = 0; bit < sets; bit++) {
    const men = popcnt(<i32>bit) + high;
    if (men >= least && men <= most)
      store<u8>(at + (bit >> 3), <u8>(<u32>load<u8>(at + (bit >> 3)) | (1 << (<u32>bit & 7))));
  }
}

function pattern(place: i32): v128 {
  if (place === 0) return i64x2.splat(0xaaaaaaaaaaaaaaaa);
  if (place === 1) return i64x2.splat(0xcccccccccccccccc);
  if (place === 2) return i64x2.splat(0xf0f0f0f0f0f0f0f0);
  if (place === 3) return i64x2.splat(0xff00ff00ff00ff00);
  if (place === 4) return i64x2.splat(0xffff0000ffff0000);
  if (place === 5) return i64x2.splat(0xffffffff00000000);
  return i64x2(0, -1);
}

/**
 * The bits of a row whose sets are neither too many nor too few; that are so few that they fly; that are too few; that are what an entry
 * leads to; in which mills protect nobody.
 */
export function valid(row: u32): v128 {
  return v128.load(own + VALID + ((<usize>popcnt(row)) << 4));
}
export function few(row: u32): v128 {
  return v128.load(own + FEW + ((<usize>popcnt(row)) << 4));
}
export function over(row: u32): v128 {
  return v128.load(own + OVER + ((<usize>popcnt(row)) << 4));
}
export function entered(row: u32): v128 {
  return v128.load(own + ENTERED + ((<usize>popcnt(row)) << 4));
}
export function last(row: u32): v128 {
  return v128.load(own + LAST + ((<usize>popcnt(row)) << 4));
}

/**
 * The next of the numbers that are made of some bits, `among`, passing over those that have more bits than a set may have men; 0 after
 * the last one. As long as the lowest bit stays, there are only more.
 */
export function nextRow(row: u32, among: u32): u32 {
  let next = (row - among) & among;
  while (<i32>popcnt(next) > mostMen) next = ((next | ~among) + (next & (0 - next))) & among;
  return next;
}

/** The bits of a row whose sets hold one of its lowest places. */
export function within(place: i32): v128 {
  return v128.load(own + MASKS + ((<usize>place) << 4));
}

export function all(yes: bool): v128 {
  return i64x2.splat(yes ? -1 : 0);
}

/** The bit of a row's number that a place chooses; 0 for the lowest places. */
export function rowBit(place: i32): u32 {
  return place < WITHIN ? 0 : (<u32>1) << (place - WITHIN);
}

export function rowAt(plane: usize, row: u32): v128 {
  return v128.load(plane + ((<usize>row) << 4));
}
export function keepRow(plane: usize, row: u32, bits: v128): void {
  v128.store(plane + ((<usize>row) << 4), bits);
}
export function addToRow(plane: usize, row: u32, bits: v128): void {
  keepRow(plane, row, v128.or(rowAt(plane, row), bits));
}

export function halvesTurned(row: v128): v128 {
  return i8x16.shuffle(row, row, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

/** Of a row, the bits of sets without one of its lowest places, moved to where those with it are; and the other way. */
export function lifted(row: v128, place: i32): v128 {
  const without = v128.andnot(row, within(place));
  return place === WITHIN - 1 ? halvesTurned(without) : i64x2.shl(without, 1 << place);
}
export function lowered(row: v128, place: i32): v128 {
  const holding = v128.and(row, within(place));
  return place === WITHIN - 1 ? halvesTurned(holding) : i64x2.shr_u(holding, 1 << place);
}

export function clear(plane: usize): void {
  memory.fill(plane, 0, (<usize>rows) << 4);
}
