// Telling the positions of another block what was found out about their successors.

import { b, blockSize, locks, rankHigh, threads, w } from './config';
import { carry, carryFew, edgeBlock, edgeOrigin, edgeSymmetry, prepareImages } from './edges';
import { classSet, rankOf } from './sets';
import { SAFE } from './states';

/** A turn wins: so does the position. */
export const WINS: i32 = 0;
/** One more turn loses; when all do, so does the position. */
export const COUNTS: i32 = 1;
/** A capture draws. */
export const SAVES: i32 = 2;

/** In a list beside the set: a mill of White's takes nothing here, and what stands in the list is what it leads to. */
export const SHUT: u32 = 0x80000000;
export const SET_MASK: u32 = 0x00ffffff;

export function lock(block: u32): void {
  if (threads < 2) return;
  const at = locks + (block << 2);
  let tries = 0;
  while (atomic.cmpxchg<i32>(at, 0, 1) !== 0) {
    // The holder may have been put to sleep by the system: then so should this thread be.
    if (++tries > 2000) atomic.wait<i32>(at, 1, 50000);
  }
}

export function unlock(block: u32): void {
  if (threads < 2) return;
  atomic.store<i32>(locks + (block << 2), 0);
}

/** What one entry does to a position that precedes it; 1 if that makes it news. */
export function tell(at: usize, what: i32, won: u32, lost: u32): u32 {
  const state = <u32>load<u8>(at);
  if (what === WINS) {
    if (state > SAFE) return 0;
    store<u8>(at, <u8>won);
    return 1;
  }
  if (state >= SAFE) return 0;
  if (what === SAVES) {
    store<u8>(at, <u8>SAFE);
    return 0;
  }
  store<u8>(at, <u8>(state === 1 ? lost : state - 1));
  return state === 1 ? 1 : 0;
}

/** From how many entries on tables of images pay. */
const FEW: u32 = 48;

/** Tells the block at the other end of an edge what a list of sets means there; only those marked SHUT where asked. */
export function pushList(
  edge: i32,
  list: usize,
  count: u32,
  onlyShut: bool,
  what: i32,
  won: u32,
  lost: u32,
  states: usize,
  dirty: usize,
): void {
  if (count === 0) return;
  const block = edgeBlock(edge);
  const others = classSet(w, block);
  const byTable = count >= FEW;
  prepareImages(edgeSymmetry(edge), others, byTable);
  const high = rankHigh(b);
  const base = states + block * blockSize;
  const unless = edgeOrigin(edge);
  let news: u32 = 0;
  lock(block);
  if (byTable) {
    for (let i: u32 = 0; i < count; i++) {
      const entry = load<u32>(list + (i << 2));
      if ((entry & unless) !== 0 || (onlyShut && (entry & SHUT) === 0)) continue;
      news |= tell(base + rankOf(carry(entry & SET_MASK), high), what, won, lost);
    }
  } else {
    for (let i: u32 = 0; i < count; i++) {
      const entry = load<u32>(list + (i << 2));
      if ((entry & unless) !== 0 || (onlyShut && (entry & SHUT) === 0)) continue;
      news |= tell(base + rankOf(carryFew(entry & SET_MASK), high), what, won, lost);
    }
  }
  if (news !== 0 && dirty !== 0) store<u8>(dirty + block, 1);
  unlock(block);
}
