// Reads the values of a block in the order of tables, four to a byte, and counts them without symmetric twins.

import { COUNTS, HIGH_SETS, LOW_PLACES, LOW_SETS, ORDER, WITHIN } from '../../src/whole/abi';
import { enterBlock, imageOf, placeIn, pointOf, set } from './block';
import { own, places, rowAt, rows } from './rows';

const LOW_BYTES: usize = LOW_SETS * 4;
const BOTH_SETS: usize = (LOW_SETS + HIGH_SETS) * 4;

/** Tables that carry a set, by its lowest twelve places and the others, to the number of its bit; then, for each symmetry that leaves the
 * block alone, such numbers to those of their images. */
let tables: usize = 0;
let points: i32 = 0;
let allSymmetries: i32 = 0;
let symmetries: i32 = 0;
/** Where values are packed to, and how many are there. */
let to: usize = 0;
export let packed: u32 = 0;
export let wins: u32 = 0;
export let losses: u32 = 0;
export let looked: u32 = 0;

export function enterReading(at: usize, boardPoints: i32, boardSymmetries: i32, packTo: usize): void {
  tables = at;
  points = boardPoints;
  allSymmetries = boardSymmetries;
  to = packTo;
}

/** Begins anew to pack and to count. */
export function beginReading(): void {
  packed = 0;
  wins = 0;
  losses = 0;
  looked = 0;
}

export function enterBlockToRead(block: u32): void {
  enterBlock(block);
  let place = 0;
  begin(tables);
  for (let point = 0; point < points; point++) {
    const here = load<u8>(own + ORDER + point);
    if ((set >> here) & 1) continue;
    extend(tables, place++, 1 << placeIn(set, here));
  }
  symmetries = 0;
  for (let symmetry = 0; symmetry < allSymmetries; symmetry++) {
    let keeps = true;
    let same = true;
    for (let point = 0; point < points && keeps; point++) {
      const image = imageOf(point, symmetry);
      same = same && image === point;
      keeps = ((set >> image) & 1) === ((set >> point) & 1);
    }
    if (!keeps || same) continue;
    const table = tables + BOTH_SETS * <usize>++symmetries;
    begin(table);
    for (let here = 0; here < places; here++) extend(table, here, 1 << placeIn(set, imageOf(pointOf(here), symmetry)));
  }
}

function begin(table: usize): void {
  store<u32>(table, 0);
  store<u32>(table + LOW_BYTES, 0);
}

/** Says what the next bit of a set becomes. */
function extend(table: usize, bit: i32, image: u32): void {
  const part = bit < LOW_PLACES ? table : table + LOW_BYTES;
  const half: usize = (<usize>1) << (bit < LOW_PLACES ? bit : bit - LOW_PLACES);
  for (let i: usize = 0; i < half; i++) store<u32>(part + ((half + i) << 2), load<u32>(part + (i << 2)) | image);
}

function carried(table: usize, bits: u32): u32 {
  return (
    load<u32>(table + ((<usize>bits & (LOW_SETS - 1)) << 2)) |
    load<u32>(table + LOW_BYTES + ((<usize>bits >> LOW_PLACES) << 2))
  );
}

/** Whether a set is the smallest of those that the block's symmetries carry onto each other. */
function isFirst(bits: u32): bool {
  for (let i = 1; i <= symmetries; i++) if (carried(tables + BOTH_SETS * <usize>i, bits) < bits) return false;
  return true;
}

/** The bits of a row whose sets have so many of the lowest places. */
const LOW_COUNTS: usize = 0x6c00;

/**
 * Adds to the counts, of each number of men, how many sets are won and lost; only for a block that no symmetry leaves alone, which it
 * says.
 */
export function countAll(won: usize, lost: usize): bool {
  if (symmetries > 0) return false;
  for (let low = 0; low <= WITHIN; low++) {
    const at = own + LOW_COUNTS + ((<usize>low) << 4);
    v128.store(at, i64x2.splat(0));
    for (let bit: usize = 0; bit < 128; bit++)
      if (popcnt(<i32>bit) === low)
        store<u8>(at + (bit >> 3), <u8>(<u32>load<u8>(at + (bit >> 3)) | (1 << (<u32>bit & 7))));
  }
  for (let row: u32 = 0; row < rows; row++) {
    countRow(rowAt(won, row), <i32>popcnt(row), 0);
    countRow(rowAt(lost, row), <i32>popcnt(row), 1);
  }
  return true;
}

function countRow(bits: v128, high: i32, kind: usize): void {
  if (!v128.any_true(bits)) return;
  for (let low = 0; low <= WITHIN; low++) {
    const some = v128.and(bits, v128.load(own + LOW_COUNTS + ((<usize>low) << 4)));
    const count = popcnt(i64x2.extract_lane(some, 0)) + popcnt(i64x2.extract_lane(some, 1));
    const at = own + COUNTS + ((((<usize>(high + low)) << 1) + kind) << 3);
    store<i64>(at, load<i64>(at) + count);
  }
}

/** Reads so many sets of equally many men, from one on, in rising order. Where `keeps`, packs their values. */
export function readValues(won: usize, lost: usize, first: u32, many: u32, keeps: bool): void {
  let men = first;
  let won_: u32 = 0;
  let lost_: u32 = 0;
  let seen: u32 = 0;
  let at = packed;
  let byte: u32 = (at & 3) === 0 ? 0 : load<u8>(to + (at >> 2));
  for (let i: u32 = 0; i < many; i++) {
    const bit = carried(tables, men);
    const isWon = (<u32>load<u8>(won + (bit >> 3)) >> (bit & 7)) & 1;
    const isLost = (<u32>load<u8>(lost + (bit >> 3)) >> (bit & 7)) & 1;
    if (symmetries === 0 || isFirst(bit)) {
      won_ += isWon;
      lost_ += isLost;
      seen++;
    }
    if (keeps) {
      byte |= (isWon | (isLost << 1)) << ((at & 3) << 1);
      if ((++at & 3) === 0) {
        store<u8>(to + (at >> 2) - 1, <u8>byte);
        byte = 0;
      }
    }
    if (men !== 0) {
      const ripple = men + (men & (0 - men));
      men = ripple | ((men ^ ripple) >> (2 + ctz(men)));
    }
  }
  if (keeps && (at & 3) !== 0) store<u8>(to + (at >> 2), <u8>byte);
  packed = at;
  wins += won_;
  losses += lost_;
  looked += seen;
}
