// Black's moves that take nothing, all of a block at once. They stay in the block: from a set with a man on the place of
// arrival to the one with that man on the place of origin. What the host says of each place of the block (its shape):
// how many places lie beside it, and these; how many others a flying man comes from, and these; how many pairs of places
// make a line with it, and these. A pair that is there closes a mill, which takes: so such arrivals are left out.

import { addToRow, all, atOf, count, having, keepRow, lifted, lowered, rowAt, rowBit, rowOf } from './rows';

/** Bytes of a place's shape, and where its parts begin. */
const SHAPE: usize = 96;
const FAR: usize = 32;
const PAIRS: usize = 64;

/** The sets of a row with both places of a pair that makes a line with a place. */
function closedIn(shape: usize, row: u32): v128 {
  let found = all(false);
  const pairs = shape + PAIRS;
  const end = pairs + 1 + 2 * <usize>load<u8>(pairs);
  for (let pair = pairs + 1; pair < end; pair += 2)
    found = v128.or(found, v128.and(having(load<u8>(pair), row), having(load<u8>(pair, 1), row)));
  return found;
}

/** Arrivals at a place, as the sets before them from one origin. */
function before(bits: v128, arrived: i32, origin: i32): v128 {
  const left = rowBit(arrived) === 0 ? lowered(bits, arrived) : bits;
  return rowBit(origin) === 0 ? lifted(left, origin) : left;
}

/** Adds to a plane what arrivals in another one tell the sets before them; flying ones have no sets in `grounded`. */
export function tellMoves(to: usize, from: usize, shapes: usize, places: i32, grounded: usize): void {
  for (let at: u32 = 0; at < count; at++) {
    const told = rowAt(from, at);
    if (!v128.any_true(told)) continue;
    const row = rowOf(at);
    for (let arrived = 0; arrived < places; arrived++) {
      const shape = shapes + <usize>arrived * SHAPE;
      const holding = v128.and(told, having(arrived, row));
      if (!v128.any_true(holding)) continue;
      const bits = v128.andnot(holding, closedIn(shape, row));
      tellOrigins(to, bits, row, arrived, shape);
      if (load<u8>(shape + FAR) > 0) tellOrigins(to, v128.andnot(bits, rowAt(grounded, at)), row, arrived, shape + FAR);
    }
  }
}

function tellOrigins(to: usize, bits: v128, row: u32, arrived: i32, origins: usize): void {
  if (!v128.any_true(bits)) return;
  const left = row & ~rowBit(arrived);
  const end = origins + 1 + <usize>load<u8>(origins);
  for (let at = origins + 1; at < end; at++) {
    const origin = load<u8>(at);
    const bit = rowBit(origin);
    if ((row & bit) !== 0) continue;
    const target = atOf(left | bit);
    if (target < count) addToRow(to, target, before(bits, arrived, origin));
  }
}

/** Removes the sets from which some move leads to what a plane lacks; whether any are left. */
export function removeMoves(from: usize, lacks: usize, shapes: usize, places: i32, grounded: usize): bool {
  let left = all(false);
  for (let at: u32 = 0; at < count; at++) {
    let bits = rowAt(from, at);
    if (!v128.any_true(bits)) continue;
    const row = rowOf(at);
    for (let arrived = 0; arrived < places; arrived++) {
      if ((row & rowBit(arrived)) !== 0) continue;
      const shape = shapes + <usize>arrived * SHAPE;
      bits = v128.andnot(bits, escapes(lacks, row, arrived, shape, shape));
      if (load<u8>(shape + FAR) > 0)
        bits = v128.andnot(bits, v128.andnot(escapes(lacks, row, arrived, shape, shape + FAR), rowAt(grounded, at)));
      if (!v128.any_true(bits)) break;
    }
    keepRow(from, at, bits);
    left = v128.or(left, bits);
  }
  return v128.any_true(left);
}

/** The sets of a row that a move from one of these origins leads out of, to what a plane lacks. */
function escapes(lacks: usize, row: u32, arrived: i32, shape: usize, origins: usize): v128 {
  let found = all(false);
  const end = origins + 1 + <usize>load<u8>(origins);
  for (let at = origins + 1; at < end; at++) {
    const origin = load<u8>(at);
    const bit = rowBit(origin);
    if ((row & bit) !== bit) continue;
    const after = (row | rowBit(arrived)) & ~bit;
    const open = v128.andnot(having(arrived, after), v128.or(rowAt(lacks, atOf(after)), closedIn(shape, after)));
    found = v128.or(found, before(open, arrived, origin));
  }
  return found;
}
