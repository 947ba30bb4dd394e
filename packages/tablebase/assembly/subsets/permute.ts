// Carries a plane over to another numbering of the points: a permutation of the places of its sets.

import {
  all,
  count,
  keepRow,
  lifted,
  lowered,
  rowAt,
  rowBit,
  rowCount,
  rowIndex,
  rowList,
  rowOf,
  turned,
  WITHIN,
  within,
} from './rows';

/** What each place holds by now: the old place; then two tables of rows. All of it lies below what the host uses. */
const LABELS: usize = 64;
const ORIGINS: usize = 128;
const LOW_ROWS: usize = 1024;
const LOW_ROW_BITS: i32 = 8;
const HIGH_ROWS: usize = LOW_ROWS + 4 * 256;

function label(place: i32): i32 {
  return load<u8>(LABELS + place);
}

/** Where an old place is by now. */
function placeOf(old: i32): i32 {
  let place = 0;
  while (label(place) !== old) place++;
  return place;
}

function exchange(one: i32, other: i32): void {
  const kept = label(one);
  store<u8>(LABELS + one, <u8>label(other));
  store<u8>(LABELS + other, <u8>kept);
}

/** Exchanges a place within rows with one that chooses rows. Sets of a row that is not there have too many men. */
function exchangeWithRows(plane: usize, low: i32, high: i32, layout: usize): void {
  const rows = rowCount(layout);
  const list = rowList(layout);
  const index = rowIndex(layout);
  const bit = rowBit(high);
  const mask = within(low);
  for (let at: u32 = 0; at < rows; at++) {
    const row = load<u32>(list + ((<usize>at) << 2));
    if ((row & bit) !== 0) continue;
    const other = load<u32>(index + ((<usize>(row | bit)) << 2));
    const first = rowAt(plane, at);
    const second = rowAt(plane, other);
    keepRow(plane, at, v128.or(v128.andnot(first, mask), lifted(second, low)));
    if (other < rows) keepRow(plane, other, v128.or(v128.and(second, mask), lowered(first, low)));
  }
}

/** Exchanges two places within rows, the second one being the higher. */
function exchangeWithin(plane: usize, one: i32, other: i32, rows: u32): void {
  const a = within(one);
  const b = within(other);
  const stay = v128.not(v128.xor(a, b));
  if (other < WITHIN - 1) {
    const onlyA = v128.andnot(a, b);
    const onlyB = v128.andnot(b, a);
    const by = (1 << other) - (1 << one);
    for (let at: u32 = 0; at < rows; at++) {
      const bits = rowAt(plane, at);
      const moved = v128.or(i64x2.shl(v128.and(bits, onlyA), by), i64x2.shr_u(v128.and(bits, onlyB), by));
      keepRow(plane, at, v128.or(v128.and(bits, stay), moved));
    }
    return;
  }
  const both = v128.and(a, b);
  const neither = v128.not(v128.or(a, b));
  const by = 1 << one;
  for (let at: u32 = 0; at < rows; at++) {
    const bits = rowAt(plane, at);
    const halves = turned(bits);
    const moved = v128.or(i64x2.shr_u(v128.and(halves, both), by), i64x2.shl(v128.and(halves, neither), by));
    keepRow(plane, at, v128.or(v128.and(bits, stay), moved));
  }
}

/** What so many bits of a row's number become, the table's first bit being that of a place. */
function fillRows(table: usize, place: i32, bits: i32): void {
  store<u32>(table, 0);
  for (let bit = 0; bit < bits; bit++) {
    const image = rowBit(load<u8>(ORIGINS + place + bit));
    const half: usize = (<usize>1) << bit;
    for (let i: usize = 0; i < half; i++) store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) | image);
  }
}

/**
 * Carries a plane of a layout with so many places over to the present one, so that place `i` of the new sets is place
 * `sources[i]` of the old ones. The old plane is destroyed; the new one lies at `to`.
 */
export function permute(from: usize, layout: usize, to: usize, places: i32, sources: usize): void {
  const rows = rowCount(layout);
  keepRow(from, rows, all(false));
  for (let place = 0; place < places; place++) store<u8>(LABELS + place, <u8>place);
  // What belongs within rows comes there, for something that does not.
  let wanted: u32 = 0;
  for (let place = 0; place < WITHIN; place++) wanted |= (<u32>1) << load<u8>(sources + place);
  for (let place = 0, low = 0; place < WITHIN; place++) {
    const high = placeOf(load<u8>(sources + place));
    if (high < WITHIN) continue;
    while (((wanted >> label(low)) & 1) !== 0) low++;
    exchangeWithRows(from, low, high, layout);
    exchange(low, high);
  }
  for (let place = 0; place < WITHIN; place++) {
    const other = placeOf(load<u8>(sources + place));
    if (other === place) continue;
    exchangeWithin(from, place, other, rows);
    exchange(place, other);
  }
  // Whole rows change their places as they are copied.
  for (let place = WITHIN; place < places; place++) store<u8>(ORIGINS + place, <u8>placeOf(load<u8>(sources + place)));
  fillRows(LOW_ROWS, WITHIN, min(LOW_ROW_BITS, places - WITHIN));
  fillRows(HIGH_ROWS, WITHIN + LOW_ROW_BITS, max(0, places - WITHIN - LOW_ROW_BITS));
  const index = rowIndex(layout);
  for (let at: u32 = 0; at < count; at++) {
    const row = rowOf(at);
    const old = load<u32>(LOW_ROWS + ((row & 255) << 2)) | load<u32>(HIGH_ROWS + ((row >> LOW_ROW_BITS) << 2));
    keepRow(to, at, rowAt(from, load<u32>(index + ((<usize>old) << 2))));
  }
}
