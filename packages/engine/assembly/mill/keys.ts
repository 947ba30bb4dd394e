// The key by which a position is looked up in the table, and turns as they are written into it: the same as src/mill/twins.ts and
// `lookUp` of src/mill/mill-game.ts.

import { INVERSE, KEY, NEAR_DRAW, OTHER, OTHER_HAND, OWN, OWN_HAND, POINTS, QUIET } from '../../src/mill/kernel-memory';
import { NONE, PASS } from '../../src/mill/kernel-turns';
import { LAST_TURNS } from '../../src/search-codes';
import { images, symmetric, symmetries } from './config';
import { limit } from './draws';

/** Whether a position and its symmetric twins may share an entry of the table. */
export const TWINS: bool = true;

/** The symmetry through which the last `keyOf` saw its position. */
export let seenThrough: i32 = 0;

/** Where the images of the part of a set in a chunk of ten points begin: those through all symmetries side by side. */
function imagesOf(chunk: i32, part: i32): usize {
  return images + ((<usize>((chunk * 1024 + part) * symmetries)) << 2);
}

/** Mixes two words into one. */
function mix(a: i32, b: i32): i32 {
  let z = ((a ^ (b >>> 15) ^ (b << 7)) * 0x2c1b3c6d) ^ (b * 0x297a2d39);
  z = (z ^ (z >>> 15)) * <i32>0x85ebca6b;
  return z ^ (z >>> 13);
}

/** The key of a frame. */
export function keyOf(frame: usize): u64 {
  let key: u64 = 0;
  const hands = load<i32>(frame, OWN_HAND) * 16 + load<i32>(frame, OTHER_HAND);
  let first: i32 = 0;
  if (symmetric && hands > 0) {
    const own = load<i32>(frame, OWN);
    const other = load<i32>(frame, OTHER);
    let best = own;
    let bestOther = other;
    const a = imagesOf(0, own & 1023);
    const b = imagesOf(1, (own >>> 10) & 1023);
    const c = imagesOf(2, own >>> 20);
    const d = imagesOf(0, other & 1023);
    const e = imagesOf(1, (other >>> 10) & 1023);
    const f = imagesOf(2, other >>> 20);
    for (let symmetry: i32 = 1; symmetry < symmetries; symmetry++) {
      const at = (<usize>symmetry) << 2;
      const seen = load<i32>(a + at) | load<i32>(b + at) | load<i32>(c + at);
      if (seen > best) continue;
      const seenOther = load<i32>(d + at) | load<i32>(e + at) | load<i32>(f + at);
      if (seen === best && seenOther >= bestOther) continue;
      best = seen;
      bestOther = seenOther;
      first = symmetry;
    }
    const low = mix(mix(best ^ 0x2545f491, bestOther), hands);
    const high = mix(mix(bestOther ^ 0x1b873593, hands), best);
    key = <u64>(<u32>low) | ((<u64>(<u32>high)) << 32);
  } else key = load<u64>(frame, KEY);
  const most = limit(frame);
  const left = most - load<i32>(frame, QUIET);
  if (most > 0 && left < LAST_TURNS && left >= 0) key ^= load<u64>(NEAR_DRAW + ((<usize>left) << 3));
  seenThrough = first;
  return key;
}

function pointThrough(symmetry: i32, point: i32): i32 {
  return <i32>load<u8>(POINTS + <usize>(symmetry * 32 + point));
}

/** A packed turn seen through a symmetry. */
export function turnThrough(symmetry: i32, packed: i32): i32 {
  if (packed === PASS) return packed;
  const quiet = pointThrough(symmetry, packed & 31) | (pointThrough(symmetry, (packed >>> 5) & 31) << 5);
  const captured = (packed >>> 10) & 31;
  return (packed & 0x3fff8000) | ((captured === NONE ? NONE : pointThrough(symmetry, captured)) << 10) | quiet;
}

/** The symmetry that undoes one. */
export function inverse(symmetry: i32): i32 {
  return <i32>load<u8>(INVERSE + <usize>symmetry);
}
