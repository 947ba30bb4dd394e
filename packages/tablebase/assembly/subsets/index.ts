// What is done to whole planes of positions, 128 at once. What the planes mean, and which rules lead from one to the other,
// the host knows: src/subsets. Planes are those of the present layout.

import { addToRow, all, atOf, count, having, keepRow, lifted, lowered, rowAt, rowBit, rowOf } from './rows';

export { permute } from './permute';
export { enter } from './rows';

/** Adds a plane to another, of the sets that `mask` has; whether there was anything new. */
export function add(to: usize, from: usize, mask: usize): bool {
  let news = all(false);
  for (let at: u32 = 0; at < count; at++) {
    const before = rowAt(to, at);
    const bits = v128.and(rowAt(from, at), rowAt(mask, at));
    news = v128.or(news, v128.andnot(bits, before));
    keepRow(to, at, v128.or(before, bits));
  }
  return v128.any_true(news);
}

/** Removes from a plane what another one has; whether anything is left. */
export function remove(from: usize, what: usize): bool {
  let left = all(false);
  for (let at: u32 = 0; at < count; at++) {
    const bits = v128.andnot(rowAt(from, at), rowAt(what, at));
    left = v128.or(left, bits);
    keepRow(from, at, bits);
  }
  return v128.any_true(left);
}

/** What one plane has and another has not. */
export function without(to: usize, from: usize, what: usize): void {
  for (let at: u32 = 0; at < count; at++) keepRow(to, at, v128.andnot(rowAt(from, at), rowAt(what, at)));
}

/** Of a plane, or of what it lacks, the sets without a place. */
export function lacking(to: usize, from: usize, lacks: bool, place: i32): void {
  const change = all(lacks);
  for (let at: u32 = 0; at < count; at++)
    keepRow(to, at, v128.andnot(v128.xor(rowAt(from, at), change), having(place, rowOf(at))));
}

/** The sets that hold both places of one of these pairs, a byte each. */
export function mills(to: usize, pairs: usize, many: i32): void {
  for (let at: u32 = 0; at < count; at++) {
    const row = rowOf(at);
    let found = all(false);
    for (let i = 0; i < many; i++) {
      const pair = pairs + ((<usize>i) << 1);
      found = v128.or(found, v128.and(having(load<u8>(pair), row), having(load<u8>(pair, 1), row)));
    }
    keepRow(to, at, found);
  }
}

/**
 * Of a plane, or of what it lacks: the sets that hold a place and are (`closing`), or are not, in a plane of mills; whether
 * there are any.
 */
export function arriving(to: usize, from: usize, lacks: bool, place: i32, closed: usize, closing: bool): bool {
  const change = all(lacks);
  const asked = all(!closing);
  let any = all(false);
  for (let at: u32 = 0; at < count; at++) {
    const holding = v128.and(v128.xor(rowAt(from, at), change), having(place, rowOf(at)));
    const bits = v128.and(holding, v128.xor(rowAt(closed, at), asked));
    any = v128.or(any, bits);
    keepRow(to, at, bits);
  }
  return v128.any_true(any);
}

/**
 * Adds what arrivals at one place tell to the sets before them, in which that man stood on another place. Rows whose number
 * has more than `most` bits are passed over.
 */
export function moveBack(to: usize, from: usize, arrived: i32, origin: i32, most: i32): void {
  const a = rowBit(arrived);
  const o = rowBit(origin);
  for (let at: u32 = 0; at < count; at++) {
    const row = rowOf(at);
    if ((row & a) !== 0 || (row & o) !== o || <i32>popcnt(row) > most) continue;
    let bits = rowAt(from, a === o ? at : atOf((row | a) & ~o));
    if (a === 0) bits = lowered(bits, arrived);
    if (o === 0) bits = lifted(bits, origin);
    addToRow(to, at, bits);
  }
}

/** Adds what arrivals of an entered man tell to the sets without it. */
export function enterBack(to: usize, from: usize, place: i32): void {
  const bit = rowBit(place);
  for (let at: u32 = 0; at < count; at++) {
    const row = rowOf(at);
    if ((row & bit) !== 0) continue;
    addToRow(to, at, bit === 0 ? lowered(rowAt(from, at), place) : rowAt(from, atOf(row | bit)));
  }
}

/** Adds to a plane the sets with a man on a place who stands in no mill. */
export function addOutside(to: usize, place: i32, closed: usize): void {
  for (let at: u32 = 0; at < count; at++) addToRow(to, at, v128.andnot(having(place, rowOf(at)), rowAt(closed, at)));
}

/**
 * Takes the man on a place, where he stands in no mill or mills do not protect (`open`): adds the sets where he can be taken
 * to `some`, those that then are lost for Black to `good`, and those that are not won for Black to `fine`.
 */
export function take(
  good: usize,
  fine: usize,
  some: usize,
  lost: usize,
  won: usize,
  place: i32,
  closed: usize,
  open: usize,
): void {
  const bit = rowBit(place);
  for (let at: u32 = 0; at < count; at++) {
    const row = rowOf(at);
    if ((row & bit) !== bit) continue;
    const can = v128.and(having(place, row), v128.or(v128.not(rowAt(closed, at)), rowAt(open, at)));
    const after = atOf(row ^ bit);
    const losses = rowAt(lost, after);
    const wins = rowAt(won, after);
    addToRow(some, at, can);
    addToRow(good, at, v128.and(bit === 0 ? lifted(losses, place) : losses, can));
    addToRow(fine, at, v128.andnot(can, bit === 0 ? lifted(wins, place) : wins));
  }
}

/** The values of so many sets, a byte each: 1 won, 2 lost, 0 neither. */
export function values(won: usize, lost: usize, sets: usize, many: u32, to: usize): void {
  for (let i: u32 = 0; i < many; i++) {
    const set = load<u32>(sets + ((<usize>i) << 2));
    const byte = ((<usize>atOf(set >> 7)) << 4) + ((set & 127) >> 3);
    const isWon = (load<u8>(won + byte) >> <u8>(set & 7)) & 1;
    const isLost = (load<u8>(lost + byte) >> <u8>(set & 7)) & 1;
    store<u8>(to + i, isWon | (isLost << 1));
  }
}
