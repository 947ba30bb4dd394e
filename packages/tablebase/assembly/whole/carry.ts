// How planes of other blocks are carried over to the present one: a permutation of the places of its sets. Rows are copied whole to
// their places, so that only the lowest seven places cost something: those that come from among the higher ones are exchanged with them
// in tiles of rows; what is left is a permutation within rows.

import { WITHIN } from '../../src/whole/abi';
import { imageOf, placeIn, pointOf } from './block';
import { all, halvesTurned, own, places, rowBit, within } from './rows';

/** For each place here the place there. */
const SOURCES: usize = 0xe00;
/** For each of the lowest places where its bit lies once a tile is exchanged. */
const LABELS: usize = 0xe20;
/** The exchanges of a tile: places within rows. */
const LOWS: usize = 0xe40;
/** Masks and shifts of exchanges within rows, 48 bytes each. */
const SWAPS: usize = 0xe80;
/** What the lower and the upper half of a row number become. */
const LOW_ROWS: usize = 0x2000;
const HIGH_ROWS: usize = 0x3000;
/** Where rows are made up from bytes. */
const ROW: usize = 0xf80;
/** The bits in which the rows of a tile differ from its first, here and there: as many as a row has, at most. */
const TILE_TO: usize = 0x5800;
const TILE_FROM: usize = 0x5a00;
/** What each bit of a row number becomes. */
const IMAGE_BITS: usize = 0xfa0;
/** Rows that are being carried over. */
const CARRIED: usize = 0xe000;
export const MOST_CARRIED: u32 = 256;

/** Exchanges of a tile, and exchanges within rows. */
export let crossings: i32 = 0;
let swaps: i32 = 0;
let hasBits: bool = false;
let hasBytes: bool = false;
let lowBits: v128 = i64x2.splat(0);
let highBits: v128 = i64x2.splat(0);
let bytes: v128 = i64x2.splat(0);
/** Bits of row numbers that neither a tile nor what is passed over has. */
let others: u32 = 0;
/** The same bits as the numbers of rows there have them. */
export let othersThere: u32 = 0;
/** Bits of the numbers of rows that are passed over: those where White's man comes to, and those that are not there. */
export let passed: u32 = 0;
/** The bits of the numbers of the rows there that nothing comes from. */
export let passedThere: u32 = 0;
/** Places of the larger of both blocks. */
export let manyPlaces: i32 = 0;
/** The bits of the lower half of a row number. */
let lowerBits: i32 = 0;
/** Within rows, where White's man comes to. */
export let entered: v128 = i64x2.splat(0);

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
  othersThere = 0;
  for (let high = WITHIN; high < many; high++) if ((others & rowBit(high)) !== 0) othersThere |= rowBit(sourceOf(high));
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
export function fillTables(goes: bool): void {
  const bits = manyPlaces - WITHIN;
  for (let bit = 0; bit < bits; bit++) store<u32>(own + IMAGE_BITS + (bit << 2), 0);
  for (let bit = 0; bit < bits; bit++) {
    if (((others >> bit) & 1) === 0) continue;
    const source = sourceOf(WITHIN + bit) - WITHIN;
    store<u32>(own + IMAGE_BITS + ((goes ? source : bit) << 2), 1 << (goes ? bit : source));
  }
  lowerBits = bits >> 1;
  fillRows(own + LOW_ROWS, 0, lowerBits);
  fillRows(own + HIGH_ROWS, lowerBits, bits - lowerBits);
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

/** The first row of a tile there, for the number of the first one here; or the other way: see {@link fillTables}. */
export function carriedRow(row: u32): u32 {
  const low = row & ((1 << lowerBits) - 1);
  return (
    load<u32>(own + LOW_ROWS + ((<usize>low) << 2)) | load<u32>(own + HIGH_ROWS + ((<usize>(row >> lowerBits)) << 2))
  );
}

/** The bits in which the rows of a tile differ from its first, here and there. */
export function offsetsHere(): usize {
  return own + TILE_TO;
}
export function offsetsThere(): usize {
  return own + TILE_FROM;
}

/** Where rows lie while they are carried over, tile after tile. */
export function carried(): usize {
  return own + CARRIED;
}

/** Makes of so many rows, as they are there, what they are here: each step in a loop of its own, all the rows being near. */
export function carry(count: u32): void {
  const begin = own + CARRIED;
  const end = begin + ((<usize>count) << 4);
  for (let i = 0; i < crossings; i++) crossTiles(count, i);
  for (let swap = 0; swap < swaps; swap++) swapWithin(begin, end, own + SWAPS + 48 * <usize>swap);
  if (hasBits) {
    const low = lowBits;
    const high = highBits;
    const nibble = i8x16.splat(15);
    for (let at = begin; at < end; at += 16) {
      const row = v128.load(at);
      const one = i8x16.swizzle(low, v128.and(row, nibble));
      v128.store(at, v128.or(one, i8x16.swizzle(high, i8x16.shr_u(row, 4))));
    }
  }
  if (hasBytes) {
    const order = bytes;
    for (let at = begin; at < end; at += 16) v128.store(at, i8x16.swizzle(v128.load(at), order));
  }
}

function swapWithin(begin: usize, end: usize, plan: usize): void {
  const lower = v128.load(plan);
  const upper = v128.load(plan, 16);
  const by = load<i32>(plan, 32);
  if (load<i32>(plan, 36) === 0) {
    for (let at = begin; at < end; at += 16) {
      const row = v128.load(at);
      const change = v128.and(v128.xor(i64x2.shr_u(row, by), row), lower);
      v128.store(at, v128.xor(row, v128.xor(change, i64x2.shl(change, by))));
    }
    return;
  }
  const stays = v128.not(v128.or(lower, upper));
  for (let at = begin; at < end; at += 16) {
    const row = v128.load(at);
    const halves = halvesTurned(row);
    const moved = v128.or(v128.and(i64x2.shl(halves, by), lower), v128.and(i64x2.shr_u(halves, by), upper));
    v128.store(at, v128.or(v128.and(row, stays), moved));
  }
}

/** Exchanges a place within rows with the place that rows of a tile differ in whose numbers there differ in this bit. */
function crossTiles(count: u32, bit: i32): void {
  const low = load<u8>(own + LOWS + bit);
  const by = 1 << low;
  const lower = v128.not(within(low));
  const halves = low === WITHIN - 1;
  const step: usize = (<usize>16) << bit;
  const below: u32 = (1 << bit) - 1;
  const begin = own + CARRIED;
  for (let pair: u32 = 0; pair < count >> 1; pair++) {
    const at = begin + ((<usize>(((pair & ~below) << 1) | (pair & below))) << 4);
    const a = v128.load(at);
    const b = v128.load(at + step);
    if (halves) {
      v128.store(at, i64x2.shuffle(a, b, 0, 2));
      v128.store(at + step, i64x2.shuffle(a, b, 1, 3));
    } else {
      const change = v128.and(v128.xor(i64x2.shr_u(a, by), b), lower);
      v128.store(at + step, v128.xor(b, change));
      v128.store(at, v128.xor(a, i64x2.shl(change, by)));
    }
  }
}
