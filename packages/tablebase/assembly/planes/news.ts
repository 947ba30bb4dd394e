// News of a block: positions whose value has just become known and must be told to those that lead to them.

import { blockSize, levels } from '../config';
import { HIGH_BITS, LOST, LOW_BITS, NEWLY_LOST, NEWLY_WON, WON } from '../states';
import { planeSize, pushTogether, size } from './planes';

/** The high bit of each byte that is this one. */
function equalBytes(eight: u64, byte: u32): u64 {
  const differing = eight ^ (LOW_BITS * <u64>byte);
  return ~(((differing & ~HIGH_BITS) + ~HIGH_BITS) | differing) & HIGH_BITS;
}

/**
 * Takes the news out of a block's states: what is newly won and newly lost, with this parity where distances are kept, goes
 * into two planes and is no news any more. Where distances are kept, those of the news become `ply`.
 */
export function takeNews(states: usize, parity: u32, won: usize, lost: usize, distances: usize, ply: u32): bool {
  const newlyWon = NEWLY_WON | parity;
  const newlyLost = NEWLY_LOST | parity;
  memory.fill(won, 0, size);
  memory.fill(lost, 0, size);
  let any: u64 = 0;
  let rank: u32 = 0;
  for (; rank + 8 <= blockSize; rank += 8) {
    const eight = load<u64>(states + rank);
    if ((eight & (eight << 1) & HIGH_BITS) === 0) continue;
    const wins = equalBytes(eight, newlyWon);
    const losses = equalBytes(eight, newlyLost);
    const all = wins | losses;
    if (all === 0) continue;
    any |= all;
    store<u64>(
      states + rank,
      eight ^ ((wins >> 7) * <u64>(newlyWon ^ WON)) ^ ((losses >> 7) * <u64>(newlyLost ^ LOST)),
    );
    store<u8>(won + (rank >> 3), <u8>pushTogether(wins >> 7));
    store<u8>(lost + (rank >> 3), <u8>pushTogether(losses >> 7));
  }
  // The next byte is another block's.
  for (let last = rank; last < blockSize; last++) {
    const state = <u32>load<u8>(states + last);
    if (state !== newlyWon && state !== newlyLost) continue;
    const plane = (state === newlyWon ? won : lost) + (last >> 3);
    store<u8>(states + last, <u8>(state === newlyWon ? WON : LOST));
    store<u8>(plane, load<u8>(plane) | <u8>((<u32>1) << (last & 7)));
    any = 1;
  }
  if (levels && any !== 0)
    for (let at: usize = 0; at < size; at += 8)
      for (let rest = load<u64>(won + at) | load<u64>(lost + at); rest !== 0; rest &= rest - 1)
        store<u8>(distances + (at << 3) + <usize>ctz(rest), <u8>min(ply, 255));
  return any !== 0;
}

/** The bits at the even places of a word's lower half, pushed together. */
function gather(bits: u64): u16 {
  let x = <u32>bits & 0x55555555;
  x = (x | (x >> 1)) & 0x33333333;
  x = (x | (x >> 2)) & 0x0f0f0f0f;
  x = (x | (x >> 4)) & 0x00ff00ff;
  return <u16>(x | (x >> 8));
}

/** Reads `count` values of a finished table, from the index `first` on, into planes: what is lost, and what is drawn. */
export function readValues(table: usize, first: u32, count: u32, losses: usize, draws: usize): void {
  const end = planeSize(count);
  for (let at: usize = 0; at < end; at += 2) {
    const index = first + <u32>(at << 3);
    const values = load<u64>(table + (index >> 2)) >> <u64>((index & 3) << 1);
    store<u16>(losses + at, gather(values >> 1));
    store<u16>(draws + at, gather(~(values | (values >> 1))));
  }
  // Beyond the last one lies another block.
  const beyond = count & 63;
  if (beyond === 0) return;
  const mask = ((<u64>1) << (<u64>beyond)) - 1;
  store<u64>(losses + end - 8, load<u64>(losses + end - 8) & mask);
  store<u64>(draws + end - 8, load<u64>(draws + end - 8) & mask);
}
