// A plane has one bit for each set of a block's free points: the set is the bit's number. It is stored in rows of 128 bits:
// the lowest seven places of a set choose the bit in the row, the others the row. Rows that only sets with too many men have
// are left out; a layout says which are there. After the last one comes a row that is always empty, for those left out.

/** Places that choose a bit within a row. */
export const WITHIN: i32 = 7;

/** A layout is a number of rows, the address of their numbers, and the address of where each number is. */
export function rowCount(layout: usize): u32 {
  return load<u32>(layout);
}
export function rowList(layout: usize): usize {
  return load<u32>(layout, 4);
}
export function rowIndex(layout: usize): usize {
  return load<u32>(layout, 8);
}

/** The layout of the present block. */
export let count: u32 = 0;
let list: usize = 0;
let index: usize = 0;

export function enter(layout: usize): void {
  count = rowCount(layout);
  list = rowList(layout);
  index = rowIndex(layout);
}

/** The number of the row at a place of the present layout, and the other way. */
export function rowOf(at: u32): u32 {
  return load<u32>(list + ((<usize>at) << 2));
}
export function atOf(row: u32): u32 {
  return load<u32>(index + ((<usize>row) << 2));
}

/** The bits of a row whose sets hold one of its lowest places. */
export function within(place: i32): v128 {
  if (place === 0) return i64x2.splat(0xaaaaaaaaaaaaaaaa);
  if (place === 1) return i64x2.splat(0xcccccccccccccccc);
  if (place === 2) return i64x2.splat(0xf0f0f0f0f0f0f0f0);
  if (place === 3) return i64x2.splat(0xff00ff00ff00ff00);
  if (place === 4) return i64x2.splat(0xffff0000ffff0000);
  if (place === 5) return i64x2.splat(0xffffffff00000000);
  return i64x2(0, -1);
}

/** All bits of a row, or none. */
export function all(yes: bool): v128 {
  return i64x2.splat(yes ? -1 : 0);
}

/** The bit of a row's number that a place chooses; 0 for the lowest places. */
export function rowBit(place: i32): u32 {
  return place < WITHIN ? 0 : (<u32>1) << (place - WITHIN);
}

/** The bits of a row whose sets hold a place. */
export function having(place: i32, row: u32): v128 {
  return place < WITHIN ? within(place) : all((row & rowBit(place)) !== 0);
}

/** The halves of a row changed. */
export function turned(row: v128): v128 {
  return i8x16.shuffle(row, row, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
}

/** Of a row, the bits of sets without one of its lowest places, moved to where those with it are; and the other way. */
export function lifted(row: v128, place: i32): v128 {
  const without = v128.andnot(row, within(place));
  return place === WITHIN - 1 ? turned(without) : i64x2.shl(without, 1 << place);
}
export function lowered(row: v128, place: i32): v128 {
  const holding = v128.and(row, within(place));
  return place === WITHIN - 1 ? turned(holding) : i64x2.shr_u(holding, 1 << place);
}

export function rowAt(plane: usize, at: u32): v128 {
  return v128.load(plane + ((<usize>at) << 4));
}
export function keepRow(plane: usize, at: u32, bits: v128): void {
  v128.store(plane + ((<usize>at) << 4), bits);
}
export function addToRow(plane: usize, at: u32, bits: v128): void {
  keepRow(plane, at, v128.or(rowAt(plane, at), bits));
}
