// White's moves lead from block to block. Seen from where they end: a man that stands on `arrived` came from `origin`, and
// the position before lies in the block of another white set, through some symmetry.
//
// Symmetric white sets keep their positions more than once, and each copy must hear of each of its moves once. Of the
// pairs (move taken back, symmetry) that reach a block, exactly those count whose symmetry undoes the one that leads
// forward (the one of the table of classes): forward every move has one.

import { SYMMETRY_BITS, SYMMETRY_MASK } from '../../src/abi';
import { freeCount, isSymmetric, placeOf, white, whiteInMills } from '../board/block';
import { AFTER_IMAGES } from '../board/images';
import { CANONICAL_MASK, classify, permute, SYMMETRIC } from '../board/sets';
import { classSets, flying, inverses, linesPerPoint, near, partnersOf, scratch, symmetries, w } from '../config';

const LIST: usize = AFTER_IMAGES;
const ENTRY: usize = 12;
/** More than 12 men from 12 free points, each through at most 16 symmetries, can make. */
const MOST: i32 = 4096;
export const AFTER_EDGES: usize = LIST + ENTRY * 4096;

export let edgeCount: i32 = 0;

export function edgeBlock(edge: i32): u32 {
  return load<u32>(scratch + LIST + <usize>edge * ENTRY);
}
/** The point that White came from: no black man may stand there. One bit, in this block's numbering. */
export function edgeOrigin(edge: i32): u32 {
  return load<u32>(scratch + LIST + <usize>edge * ENTRY + 4);
}
export function edgeSymmetry(edge: i32): u32 {
  return load<u8>(scratch + LIST + <usize>edge * ENTRY + 8);
}
/** How many mills the man stands in, where it arrived. */
export function edgeMills(edge: i32): i32 {
  return load<u8>(scratch + LIST + <usize>edge * ENTRY + 9);
}

function addEdge(block: u32, origin: u32, symmetry: u32, mills: i32): void {
  if (edgeCount === MOST) unreachable();
  const at = scratch + LIST + <usize>edgeCount * ENTRY;
  store<u32>(at, block);
  store<u32>(at, origin, 4);
  store<u8>(at, <u8>symmetry, 8);
  store<u8>(at, <u8>mills, 9);
  edgeCount++;
}

export function swapEdges(one: i32, other: i32): void {
  const first = scratch + LIST + <usize>one * ENTRY;
  const second = scratch + LIST + <usize>other * ENTRY;
  for (let word: usize = 0; word < ENTRY; word += 4) {
    const kept = load<u32>(first + word);
    store<u32>(first + word, load<u32>(second + word));
    store<u32>(second + word, kept);
  }
}

/** Lists the moves that end in the present block: those that closed no mill, those that did, or both. */
export function listEdges(quiet: bool, closing: bool): void {
  edgeCount = 0;
  const everywhere = w <= flying;
  for (let men = white; men !== 0; men &= men - 1) {
    const arrived = ctz(men);
    const isClosing = ((whiteInMills >> arrived) & 1) !== 0;
    if (isClosing ? !closing : !quiet) continue;
    let mills = 0;
    for (let i = 0; i < linesPerPoint; i++) {
      const pair = partnersOf(arrived, i);
      if ((white & pair) === pair) mills++;
    }
    const around = load<u32>(near + (arrived << 2));
    for (let index = 0; index < freeCount; index++) {
      const origin = placeOf(index);
      if (!everywhere && ((around >> origin) & 1) === 0) continue;
      const before = (white & ~((<u32>1) << arrived)) | ((<u32>1) << origin);
      const class_ = classify(before, w);
      const block = class_ >> SYMMETRY_BITS;
      const canonical = load<u32>(classSets(w) + (block << 2));
      const bit = (<u32>1) << (<u32>index);
      if ((canonical & SYMMETRIC) === 0 && !isSymmetric) {
        addEdge(block, bit, class_ & SYMMETRY_MASK, mills);
        continue;
      }
      for (let s = 0; s < symmetries; s++) {
        if (permute(before, s) !== (canonical & CANONICAL_MASK)) continue;
        const forward = classify(permute(white, s), w) & SYMMETRY_MASK;
        if (forward === <u32>load<u8>(inverses + s)) addEdge(block, bit, s, mills);
      }
    }
  }
}
