// Carries planes of other blocks over to the present one: a permutation of the places of its sets. Rows are copied whole to their
// places, so that only the lowest seven places cost something: those that come from among the higher ones are exchanged with them in
// tiles of rows; what is left is a permutation within rows.

import { WITHIN } from '../../src/whole/abi';
import { imageOf, placeIn, pointOf } from './block';
import { all, halvesTurned, nextRow, own, places, rowAt, rowBit, rows, within } from './rows';

/** For each place here the place there. */
const SOURCES: usize = 0xe00;
/** For each of the lowest places where its bit lies once a tile is exchanged. */
const LABELS: usize = 0xe20;
/** The exchanges of a tile: places within rows. */
const LOWS: usize = 0xe40;
/** Masks and shifts of exchanges within rows, 48 bytes each. */
const SWAPS: usize = 0xe80;
const LOW_ROWS: usize = 0x2000;
const HIGH_ROWS: usize = 0x2400;
/** Where rows are made up from bytes. */
const ROW: usize = 0xf80;
const TILE: usize = 0x5000;
const TILE_TO: usize = 0x5800;
const TILE_FROM: usize = 0x5a00;
/** What each bit of a row number becomes. */
const IMAGE_BITS: usize = 0xfa0;
/** Rows that are marked, a bit each. */
const FOLDED: usize = 0x8000;

/** Exchanges of a tile, and exchanges within rows. */
let crossings: i32 = 0;
let swaps: i32 = 0;
let hasBits: bool = false;
let hasBytes: bool = false;
let lowBits: v128 = i64x2.splat(0);
let highBits: v128 = i64x2.splat(0);
let bytes: v128 = i64x2.splat(0);
/** Bits of row numbers that neither a tile nor what is passed over has. */
let others: u32 = 0;
/** Bits of the numbers of rows that are passed over: those where White's man comes to, and those that are not there. */
let passed: u32 = 0;
/** The bits of the numbers of the rows there that nothing comes from. */
let passedThere: u32 = 0;
/** Places of the larger of both blocks. */
let manyPlaces: i32 = 0;
/** Within rows, where White's man comes to. */
let entered: v128 = i64x2.splat(0);

/**
 * Prepares pulling from a block whose white set is `there`, with `others` free points, to which a symmetry carries the present one after
 * White's man has come to `place` (-1 where none does).
 */
export function link(there: u32, placesThere: i32, symmetry: u32, place: i32): void {
  const many = max(max(places, placesThere), WITHIN);
  let used: u32 = 0;
  for (let here = 0; here < places; here++) {
    if (here === place) continue;
    const source = placeIn(there, imageOf(pointOf(here), symmetry));
    store<u8>(own + SOURCES + here, <u8>source);
    used |= 1 << source;
  }
  for (let here = 0, next = 0; here < many; here++) {
    if (here < places && here !== place) continue;
    while ((used >> next) & 1) next++;
    store<u8>(own + SOURCES + here, <u8>next);
    next++;
  }
  passed = place >= 0 ? rowBit(place) : 0;
  if (many > places) passed |= rowBit(many - 1);
  passedThere = 0;
  if (place >= 0 && place >= WITHIN) passedThere |= rowBit(sourceOf(place));
  if (many > places) passedThere |= rowBit(sourceOf(many - 1));
  entered = place >= 0 && place < WITHIN ? within(place) : all(false);
  cross(many);
  arrange();
}

function sourceOf(place: i32): i32 {
  return load<u8>(own + SOURCES + place);
}

/** Finds which places within rows are exchanged with higher ones, and where rows come from. */
function cross(many: i32): void {
  for (let low = 0; low < WITHIN; low++) store<u8>(own + LABELS + low, <u8>sourceOf(low));
  crossings = 0;
  others = 0;
  store<u32>(own + TILE_TO, 0);
  store<u32>(own + TILE_FROM, 0);
  let left: u32 = 0;
  for (let high = WITHIN; high < many; high++) {
    const low = sourceOf(high);
    if (low >= WITHIN) {
      others |= rowBit(high);
      continue;
    }
    // What comes there should stay there, if anything does.
    if (sourceOf(low) >= WITHIN) exchange(high, low, low);
    else left |= 1 << high;
  }
  for (let high = WITHIN; high < many; high++) {
    if (((left >> high) & 1) === 0) continue;
    let to = 0;
    while (load<u8>(own + LABELS + to) < <u8>WITHIN) to++;
    exchange(high, sourceOf(high), to);
  }
  others &= ~passed;
  manyPlaces = many;
}

/** In a tile, the place `high` takes what lies at `low`, which takes what place `to` within rows wants. */
function exchange(high: i32, low: i32, to: i32): void {
  const source = load<u8>(own + LABELS + to);
  store<u8>(own + LABELS + to, <u8>low);
  const half: usize = (<usize>1) << crossings;
  store<u8>(own + LOWS + crossings, <u8>low);
  crossings++;
  for (let i: usize = 0; i < half; i++) {
    store<u32>(own + TILE_TO + ((half + i) << 2), load<u32>(own + TILE_TO + (i << 2)) | rowBit(high));
    store<u32>(own + TILE_FROM + ((half + i) << 2), load<u32>(own + TILE_FROM + (i << 2)) | rowBit(source));
  }
}

/** Says where the rows here come from, or, the other way, where those there go to. */
function fillTables(goes: bool): void {
  for (let bit = 0; bit < manyPlaces - WITHIN; bit++) store<u32>(own + IMAGE_BITS + (bit << 2), 0);
  for (let bit = 0; bit < manyPlaces - WITHIN; bit++) {
    if (((others >> bit) & 1) === 0) continue;
    const source = sourceOf(WITHIN + bit) - WITHIN;
    store<u32>(own + IMAGE_BITS + ((goes ? source : bit) << 2), 1 << (goes ? bit : source));
  }
  fillRows(own + LOW_ROWS, 0, min(8, manyPlaces - WITHIN));
  fillRows(own + HIGH_ROWS, 8, max(0, manyPlaces - WITHIN - 8));
}

function fillRows(table: usize, first: i32, bits: i32): void {
  store<u32>(table, 0);
  for (let bit = 0; bit < bits; bit++) {
    const image = load<u32>(own + IMAGE_BITS + ((first + bit) << 2));
    const half: usize = (<usize>1) << bit;
    for (let i: usize = 0; i < half; i++) store<u32>(table + ((half + i) << 2), load<u32>(table + (i << 2)) | image);
  }
}

/** Splits the permutation within rows: exchanges between bits of a byte and bytes, then either by themselves. */
function arrange(): void {
  swaps = 0;
  for (let low = 0; low < 3; low++) {
    const byte = load<u8>(own + LABELS + low);
    if (byte < 3) continue;
    let other = 3;
    while (load<u8>(own + LABELS + other) >= 3) other++;
    const bit = load<u8>(own + LABELS + other);
    addSwap(bit, byte);
    store<u8>(own + LABELS + low, bit);
    store<u8>(own + LABELS + other, byte);
  }
  const first = load<u8>(own + LABELS);
  const second = load<u8>(own + LABELS, 1);
  const third = load<u8>(own + LABELS, 2);
  hasBits = first !== 0 || second !== 1 || third !== 2;
  if (hasBits) {
    for (let nibble: usize = 0; nibble < 16; nibble++) {
      store<u8>(own + ROW + nibble, 0);
      store<u8>(own + ROW + 16 + nibble, 0);
    }
    for (let bit: u32 = 0; bit < 8; bit++) {
      const source = ((bit & 1) << first) | (((bit >> 1) & 1) << second) | ((bit >> 2) << third);
      const table = own + ROW + (source < 4 ? 0 : 16);
      for (let nibble: usize = 0; nibble < 16; nibble++)
        if ((nibble >> (source & 3)) & 1) store<u8>(table + nibble, <u8>(<u32>load<u8>(table + nibble) | (1 << bit)));
    }
    lowBits = v128.load(own + ROW);
    highBits = v128.load(own + ROW, 16);
  }
  hasBytes = false;
  for (let byte: u32 = 0; byte < 16; byte++) {
    let source: u32 = 0;
    for (let bit = 0; bit < 4; bit++) source |= ((byte >> bit) & 1) << (load<u8>(own + LABELS + 3 + bit) - 3);
    store<u8>(own + ROW + byte, <u8>source);
    hasBytes = hasBytes || source !== byte;
  }
  bytes = v128.load(own + ROW);
}

/** Exchanges a place within bytes and one that chooses a byte: where both differ, the bits move by the difference of their weights. */
function addSwap(bit: i32, byte: i32): void {
  const at = own + SWAPS + 48 * <usize>swaps;
  swaps++;
  // What moves down to where the byte's bit is clear and the other is set.
  v128.store(at, v128.andnot(within(bit), within(byte)));
  v128.store(at + 16, v128.andnot(within(byte), within(bit)));
  store<i32>(at + 32, byte === WITHIN - 1 ? 1 << bit : (1 << byte) - (1 << bit));
  store<i32>(at + 36, byte === WITHIN - 1 ? 1 : 0);
}

/** A row as it is here. */
function arranged(there: v128): v128 {
  let row = there;
  for (let swap = 0; swap < swaps; swap++) {
    const at = own + SWAPS + 48 * <usize>swap;
    const lower = v128.load(at);
    const by = load<i32>(at, 32);
    if (load<i32>(at, 36) === 0) {
      const change = v128.and(v128.xor(i64x2.shr_u(row, by), row), lower);
      row = v128.xor(row, v128.xor(change, i64x2.shl(change, by)));
    } else {
      const upper = v128.load(at, 16);
      const halves = halvesTurned(row);
      const moved = v128.or(v128.and(i64x2.shl(halves, by), lower), v128.and(i64x2.shr_u(halves, by), upper));
      row = v128.or(v128.andnot(row, v128.or(lower, upper)), moved);
    }
  }
  if (hasBits) {
    const low = i8x16.swizzle(lowBits, v128.and(row, i8x16.splat(15)));
    row = v128.or(low, i8x16.swizzle(highBits, i8x16.shr_u(row, 4)));
  }
  return hasBytes ? i8x16.swizzle(row, bytes) : row;
}

/** Exchanges a place within rows with the place that two rows differ in. */
function crossTile(): void {
  const end: usize = (<usize>16) << crossings;
  for (let i = 0; i < crossings; i++) {
    const low = load<u8>(own + LOWS + i);
    const step: usize = (<usize>16) << i;
    if (low === WITHIN - 1) {
      for (let base: usize = own + TILE; base < own + TILE + end; base += 2 * step)
        for (let at = base; at < base + step; at += 16) {
          const a = v128.load(at);
          const b = v128.load(at + step);
          v128.store(at, i64x2.shuffle(a, b, 0, 2));
          v128.store(at + step, i64x2.shuffle(a, b, 1, 3));
        }
      continue;
    }
    const by = 1 << low;
    const lower = v128.not(within(low));
    for (let base: usize = own + TILE; base < own + TILE + end; base += 2 * step)
      for (let at = base; at < base + step; at += 16) {
        const a = v128.load(at);
        const b = v128.load(at + step);
        const change = v128.and(v128.xor(i64x2.shr_u(a, by), b), lower);
        v128.store(at + step, v128.xor(b, change));
        v128.store(at, v128.xor(a, i64x2.shl(change, by)));
      }
  }
}

/** The first row of a tile there, for the number of the first one here; or the other way: see {@link fillTables}. */
function carriedRow(row: u32): u32 {
  return load<u32>(own + LOW_ROWS + ((<usize>row & 255) << 2)) | load<u32>(own + HIGH_ROWS + ((<usize>row >> 8) << 2));
}

/**
 * Leaves, of so many row numbers, a bit each, those of a tile's first rows, of tiles in which any is marked. Rows of a tile differ in the
 * bits that a table of them ends with; rows with one of `passed` are left out.
 */
function foldMarks(marks: usize, words: usize, table: usize, passed: u32): void {
  const folded = own + FOLDED;
  memory.copy(folded, marks, words << 3);
  let taken = passed;
  for (let i = 0; i < crossings; i++) taken |= load<u32>(table + (((<usize>1) << i) << 2));
  for (let bit = 0; bit < 32 - <i32>clz(taken); bit++) {
    if (((taken >> bit) & 1) === 0) continue;
    const passes = ((passed >> bit) & 1) !== 0;
    if (bit < 6) {
      const first = firstHalves(bit);
      const by: u64 = 1 << bit;
      for (let i: usize = 0; i < words; i++) {
        const word = load<u64>(folded + (i << 3));
        store<u64>(folded + (i << 3), (passes ? word : word | (word >> by)) & first);
      }
      continue;
    }
    const step: usize = (<usize>1) << (bit - 6);
    for (let i: usize = 0; i < words; i++) {
      if ((i & step) !== 0) continue;
      const other = folded + ((i | step) << 3);
      if (!passes) store<u64>(folded + (i << 3), load<u64>(folded + (i << 3)) | load<u64>(other));
      store<u64>(other, 0);
    }
  }
}

/** The bits whose number lacks a bit. */
function firstHalves(bit: i32): u64 {
  if (bit === 0) return 0x5555555555555555;
  if (bit === 1) return 0x3333333333333333;
  if (bit === 2) return 0x0f0f0f0f0f0f0f0f;
  if (bit === 3) return 0x00ff00ff00ff00ff;
  if (bit === 4) return 0x0000ffff0000ffff;
  return 0x00000000ffffffff;
}

/**
 * Adds to a plane what is `asked` and is in the plane of the linked block; where `settles`, that is no longer asked. With `marks`, a bit
 * for each row there, only what lies in rows that are marked. Whether there was anything.
 */
export function pullOr(from: usize, to: usize, asked: usize, settles: bool, marks: usize): bool {
  let any = all(false);
  if (marks === 0) {
    fillTables(false);
    let row: u32 = 0;
    do {
      any = v128.or(any, pullTile(from, to, asked, settles, row, carriedRow(row)));
      row = nextRow(row, others);
    } while (row !== 0);
    return v128.any_true(any);
  }
  fillTables(true);
  const words: usize = max(<usize>1, ((<usize>1) << (manyPlaces - WITHIN)) >> 6);
  foldMarks(marks, words, own + TILE_FROM, passedThere);
  const folded = own + FOLDED;
  for (let i: usize = 0; i < words; i++) {
    let word = load<u64>(folded + (i << 3));
    while (word !== 0) {
      const there = ((<u32>i) << 6) | <u32>ctz(word);
      word &= word - 1;
      any = v128.or(any, pullTile(from, to, asked, settles, carriedRow(there), there));
    }
  }
  return v128.any_true(any);
}

function pullTile(from: usize, to: usize, asked: usize, settles: bool, row: u32, base: u32): v128 {
  const count: usize = (<usize>1) << crossings;
  let ask = all(false);
  for (let i: usize = 0; i < count; i++) {
    const offset = load<u32>(own + TILE_TO + (i << 2));
    if ((offset & passed) === 0) ask = v128.or(ask, rowAt(asked, row | offset));
  }
  if (!v128.any_true(ask)) return ask;
  let any = all(false);
  for (let i: usize = 0; i < count; i++) {
    const source = rowAt(from, base | load<u32>(own + TILE_FROM + (i << 2)));
    any = v128.or(any, source);
    v128.store(own + TILE + (i << 4), source);
  }
  if (!v128.any_true(any)) return any;
  crossTile();
  any = all(false);
  for (let i: usize = 0; i < count; i++) {
    const offset = load<u32>(own + TILE_TO + (i << 2));
    if ((offset & passed) !== 0) continue;
    const here = row | offset;
    const mask = rowAt(asked, here);
    const found = v128.and(v128.andnot(arranged(v128.load(own + TILE + (i << 4))), entered), mask);
    any = v128.or(any, found);
    v128.store(to + ((<usize>here) << 4), v128.or(rowAt(to, here), found));
    if (settles) v128.store(asked + ((<usize>here) << 4), v128.andnot(mask, found));
  }
  return any;
}

/**
 * Keeps of a plane what is in the plane of the linked block, or has a black man where White's comes to; whether anything is left where
 * none stands. With `marks`, a bit for each row here, there is nothing in the rows that are not marked; those that lose the last are
 * marked no more.
 */
export function pullAnd(from: usize, to: usize, marks: usize): bool {
  fillTables(false);
  let row: u32 = 0;
  let any = all(false);
  if (marks === 0) {
    do {
      any = v128.or(any, keepTile(from, to, row, 0));
      row = nextRow(row, others);
    } while (row !== 0);
    return v128.any_true(any);
  }
  const words: usize = max(<usize>1, <usize>rows >> 6);
  foldMarks(marks, words, own + TILE_TO, passed);
  const folded = own + FOLDED;
  for (let i: usize = 0; i < words; i++) {
    let word = load<u64>(folded + (i << 3));
    while (word !== 0) {
      any = v128.or(any, keepTile(from, to, ((<u32>i) << 6) | <u32>ctz(word), marks));
      word &= word - 1;
    }
  }
  return v128.any_true(any);
}

function keepTile(from: usize, to: usize, row: u32, marks: usize): v128 {
  const count: usize = (<usize>1) << crossings;
  let kept = all(false);
  for (let i: usize = 0; i < count; i++)
    kept = v128.or(kept, rowAt(to, row | (load<u32>(own + TILE_TO + (i << 2)) & ~passed)));
  if (!v128.any_true(kept)) return kept;
  const base = carriedRow(row);
  for (let i: usize = 0; i < count; i++)
    v128.store(own + TILE + (i << 4), rowAt(from, base | load<u32>(own + TILE_FROM + (i << 2))));
  crossTile();
  let any = all(false);
  for (let i: usize = 0; i < count; i++) {
    const offset = load<u32>(own + TILE_TO + (i << 2));
    if ((offset & passed) !== 0) continue;
    const at = to + ((<usize>(row | offset)) << 4);
    const bits = v128.and(v128.load(at), v128.or(arranged(v128.load(own + TILE + (i << 4))), entered));
    any = v128.or(any, bits);
    v128.store(at, bits);
    if (marks !== 0 && !v128.any_true(bits)) unmark(marks, row | offset);
  }
  return any;
}

function unmark(marks: usize, row: u32): void {
  const at = marks + (row >> 3);
  store<u8>(at, <u8>(<u32>load<u8>(at) & ~(1 << (row & 7))));
}
