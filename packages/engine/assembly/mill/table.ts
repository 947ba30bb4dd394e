// The transposition table, the key by which a position is looked up, and turns as they are written into it: the same as
// src/table.ts, twins.ts and `lookUp` of src/mill/mill-game.ts.

import {
  INVERSE,
  KEY,
  NEAR_DRAW,
  NEAR_TABLE,
  OTHER,
  OTHER_HAND,
  OWN,
  OWN_HAND,
  POINTS,
  QUIET,
} from '../../src/mill/kernel-memory';
import { LAST_TURNS, NONE, PASS } from '../../src/mill/kernel-turns';
import { BUCKET_BYTES, DEEP, ENTRY_WORDS, SHALLOW } from '../../src/search-codes';
import { bucketMask, images, symmetric, symmetries, table } from './config';
import { limit } from './draws';

/** Bytes of an entry and of a bucket. In an entry: the key, the turn, and value, depth, age and bound in one. */
const ENTRY: usize = 4 * ENTRY_WORDS;
const BUCKET: usize = BUCKET_BYTES;
const TURN: usize = 8;
const PACKED: usize = 12;

/** What `find` has found. */
export let turn: i32 = 0;
export let value: i32 = 0;
export let depth: i32 = 0;
export let bound: i32 = 0;
/** The key of the last `lookUp`. */
export let key: u64 = 0;
let age: i32 = 0;

export function grow(): void {
  age = (age + 1) & 63;
}

export function clearTable(): void {
  memory.fill(table, 0, (<usize>bucketMask + 1) * BUCKET);
  memory.fill(NEAR_TABLE, 0, <usize>SHALLOW * ENTRY);
  age = 0;
}

function nearEntry(sought: u64): usize {
  return NEAR_TABLE + <usize>(<i32>sought & (SHALLOW - 1)) * ENTRY;
}

function read(entry: usize): bool {
  const packed = load<i32>(entry, PACKED);
  turn = load<i32>(entry, TURN);
  value = packed >> 16;
  depth = (packed >> 8) & 0xff;
  bound = packed & 3;
  return bound !== 0;
}

/** Looks up a position that so many turns are still to be searched in; if it is found, its entry is in the variables. */
export function find(sought: u64, left: i32): bool {
  if (left >= DEEP) {
    const first = table + <usize>(<i32>sought & bucketMask) * BUCKET;
    for (let at = first; at < first + BUCKET; at += ENTRY) if (load<u64>(at) === sought) return read(at);
  }
  const at = nearEntry(sought);
  return load<u64>(at) === sought && read(at);
}

/** Stores what a search found; the least deep entry of the bucket, older ones first, gives way. Turn 0 is none. */
export function keep(known: u64, best: i32, found: i32, left: i32, sort: i32): void {
  if (left < DEEP) {
    const at = nearEntry(known);
    store<u64>(at, known);
    store<i32>(at, best, TURN);
    store<i32>(at, (found << 16) | (left << 8) | sort, PACKED);
    return;
  }
  const first = table + <usize>(<i32>known & bucketMask) * BUCKET;
  const packs = (found << 16) | (left << 8) | (age << 2) | sort;
  let slot = first;
  let least: i32 = 1 << 30;
  for (let at = first; at < first + BUCKET; at += ENTRY) {
    if (load<u64>(at) === known) {
      // A turn once found is worth keeping even when the new search saw none.
      if (best !== 0) store<i32>(at, best, TURN);
      store<i32>(at, packs, PACKED);
      return;
    }
    const packed = load<i32>(at, PACKED);
    const worth = ((packed >> 8) & 0xff) + (((packed >> 2) & 63) === age ? 256 : 0) + ((packed & 3) === 0 ? -512 : 0);
    if (worth < least) {
      least = worth;
      slot = at;
    }
  }
  store<u64>(slot, known);
  store<i32>(slot, best, TURN);
  store<i32>(slot, packs, PACKED);
}

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

/** Computes the key of a frame and gives the symmetry through which it sees the position. */
export function lookUp(frame: usize): i32 {
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
  return first;
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
