// The transposition table: the same as src/table.ts.

import { BUCKET_BYTES, DEEP, ENTRY_WORDS, SHALLOW } from '../../src/search-codes';
import { NEAR_TABLE } from '../../src/search-memory';
import { bucketMask, table } from './config';

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
let age: i32 = 0;
/** Nothing was stored since it was made or cleared: an empty table is not written to, which would take memory for it. */
let isEmpty: bool = true;

/** To be called before each search: entries of earlier ones give way first. */
export function grow(): void {
  isEmpty = false;
  age = (age + 1) & 63;
}

export function clearTable(): void {
  if (isEmpty) return;
  isEmpty = true;
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
