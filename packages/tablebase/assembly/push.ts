// Telling the positions of another block what was found out about their successors.

import { b, blockSize, locks, rankHigh, rankLow, scratch, threads, w } from './config';
import {
  edgeBlock,
  edgeCount,
  edgeMills,
  edgeOrigin,
  edgeSymmetry,
  imageTables,
  NOWHERE,
  prepareImages,
  swapEdges,
} from './edges';
import { classSet } from './sets';
import { SAFE, WON } from './states';

/** A turn wins: so does the position. */
export const WINS: i32 = 0;
/** One more turn loses; when all do, so does the position. */
export const COUNTS: i32 = 1;
/** A capture draws. */
export const SAVES: i32 = 2;

/** In a list beside the set: a mill of White's takes nothing here, and what stands in the list is what it leads to. */
export const SHUT: u32 = 0x80000000;

export function lock(block: u32): void {
  if (threads < 2) return;
  const at = locks + (block << 2);
  let tries = 0;
  while (atomic.cmpxchg<i32>(at, 0, 1) !== 0) {
    // The holder may have been put to sleep by the system: then so should this thread be.
    while (atomic.load<i32>(at) !== 0) if (++tries > 100000) atomic.wait<i32>(at, 1, 50000);
  }
}

function isLocked(block: u32): bool {
  return threads > 1 && atomic.load<i32>(locks + (block << 2)) !== 0;
}

export function unlock(block: u32): void {
  if (threads < 2) return;
  atomic.store<i32>(locks + (block << 2), 0);
}

let target: u32 = 0;
let targetStates: usize = 0;
let unless: u32 = 0;
let news: u32 = 0;

/**
 * Makes the block at the other end of an edge the one that is told; `states` are those of the side that moved. While
 * another thread has that block, the edge changes places with a later one that closes as many mills.
 */
export function openEdge(edge: i32, states: usize): void {
  for (let later = edgeCount - 1; later > edge && isLocked(edgeBlock(edge)); later--)
    if (edgeMills(later) === edgeMills(edge)) swapEdges(edge, later);
  target = edgeBlock(edge);
  targetStates = states + target * blockSize;
  unless = edgeOrigin(edge);
  news = 0;
  prepareImages(edgeSymmetry(edge), classSet(w, target));
  lock(target);
}

export function closeEdge(dirty: usize): void {
  if (news !== 0 && dirty !== 0) store<u8>(dirty + target, 1);
  unlock(target);
}

/**
 * Tells what a list of sets means at the other end of the edge; only those marked SHUT where asked. The loops are the
 * innermost of the whole solver: one for each meaning, and nothing global in them.
 */
export function pushList(list: usize, count: u32, onlyShut: bool, what: i32, won: u32, lost: u32): void {
  const wanted: u32 = onlyShut ? SHUT : 0;
  const mask = unless | wanted;
  const images = imageTables();
  const low = rankLow;
  const high = rankHigh(b);
  const base = targetStates;
  const end = list + (count << 2);
  const nowhere = scratch + NOWHERE;
  store<u8>(nowhere, <u8>WON);
  let told: u32 = 0;
  if (what === WINS) {
    for (let at = list; at < end; at += 4) {
      const entry = load<u32>(at);
      const state = place(entry, base + rankOfImage(entry, images, low, high), mask, wanted, nowhere);
      const before = <u32>load<u8>(state);
      const open = <u32>(before <= SAFE);
      store<u8>(state, <u8>(before ^ ((before ^ won) & (0 - open))));
      told |= open;
    }
  } else if (what === COUNTS) {
    for (let at = list; at < end; at += 4) {
      const entry = load<u32>(at);
      const state = place(entry, base + rankOfImage(entry, images, low, high), mask, wanted, nowhere);
      const before = <u32>load<u8>(state);
      const last = <u32>(before === 1);
      store<u8>(state, <u8>(before - <u32>(before < SAFE) + (lost & (0 - last))));
      told |= last;
    }
  } else {
    for (let at = list; at < end; at += 4) {
      const entry = load<u32>(at);
      if ((entry & mask) !== wanted) continue;
      const state = base + rankOfImage(entry, images, low, high);
      if (<u32>load<u8>(state) < SAFE) store<u8>(state, <u8>SAFE);
    }
  }
  news |= told;
}

/** The address of a state, or `nowhere` where the entry does not count: cheaper than a branch that nobody can predict. */
function place(entry: u32, state: usize, mask: u32, wanted: u32, nowhere: usize): usize {
  return nowhere + ((state - nowhere) & (0 - <u32>((entry & mask) === wanted)));
}

function rankOfImage(entry: u32, images: usize, low: usize, high: usize): u32 {
  const set =
    load<u32>(images + ((entry & 255) << 2)) |
    load<u32>(images + (((entry >> 8) & 255) << 2), 1024) |
    load<u32>(images + (((entry >> 16) & 255) << 2), 2048);
  return load<u32>(low + ((set & 2047) << 2)) + load<u32>(high + ((set >> 11) << 2));
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
