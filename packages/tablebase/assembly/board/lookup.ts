// Reading finished tables.

import { SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import { finished, points, rankHigh } from '../config';
import { choose, classify, classSet, permute, pick, rankOf } from './sets';

/** Two bits at an index. */
export function packedAt(table: usize, index: u32): u32 {
  return (load<u8>(table + (index >> 2)) >> <u8>((index & 3) << 1)) & 3;
}

/** The value of a position for the side to play, by the tables that are loaded: of pairs, or of layers with men in hand. */
export function probe(own: u32, opponent: u32): u32 {
  const mine = popcnt(own);
  const theirs = popcnt(opponent);
  return mine >= theirs ? entry(own, opponent, mine, theirs, 0) : entry(opponent, own, theirs, mine, 1);
}

function entry(white: u32, black: u32, whites: i32, blacks: i32, side: i32): u32 {
  return packedAt(finished(whites, blacks, side), indexOf(white, black));
}

/** The index of a position, White having at least as many men. */
export function indexOf(white: u32, black: u32): u32 {
  const whites = popcnt(white);
  const blacks = popcnt(black);
  const found = classify(white, whites);
  const canonical = classSet(whites, found >> SYMMETRY_BITS);
  const block = (found >> SYMMETRY_BITS) * choose(points - whites, blacks);
  return block + rankOf(pick(permute(black, found & SYMMETRY_MASK), ~canonical), rankHigh(blacks));
}
