// First phase: how many turns of each position stay within the subspace. What is blocked is settled at once.

import { freeCount, freeMask, isBlackShut, nearFree, pairFree, placeOf, white, whiteReach, whiteShut } from './block';
import { ALWAYS, b, blackStates, blocked, blockSize, flying, LOSES, near, PASSES, partners, protection, scratch, setOfRank, w, whiteStates } from './config';
import { AFTER_EDGES } from './edges';
import { NEWLY_LOST, SAFE } from './states';

/** What a side without a turn counts as: lost, drawn for good, or waiting for what follows its pass. */
function stuck(): u8 {
  return blocked === LOSES ? <u8>NEWLY_LOST : blocked === PASSES ? 1 : <u8>SAFE;
}

/** Three tables of 256 bytes: how many of White's quiet moves end on the points of a set; three more for closing ones. */
const QUIET: usize = AFTER_EDGES;
const CLOSING: usize = QUIET + 768;
export const AFTER_COUNTERS: usize = CLOSING + 768;

function sum(table: usize, set: u32): u32 {
  return (
    <u32>load<u8>(scratch + table + (set & 255)) +
    <u32>load<u8>(scratch + table + 256 + ((set >> 8) & 255)) +
    <u32>load<u8>(scratch + table + 512 + ((set >> 16) & 255))
  );
}

function extend(table: usize, index: i32, by: u8): void {
  const at = scratch + table + ((index >> 3) << 8);
  const half: usize = (<usize>1) << (index & 7);
  for (let i: usize = 0; i < half; i++) store<u8>(at + half + i, load<u8>(at + i) + by);
}

/** White's turns, for every black set of the block. */
export function countWhite(block: u32): void {
  for (let part: usize = 0; part < 3; part++) {
    store<u8>(scratch + QUIET + (part << 8), 0);
    store<u8>(scratch + CLOSING + (part << 8), 0);
  }
  let allQuiet: u32 = 0;
  let allClosing: u32 = 0;
  for (let index = 0; index < freeCount; index++) {
    const to = placeOf(index);
    let quiet: u8 = 0;
    let closing: u8 = 0;
    let movers = w <= flying ? white : white & load<u32>(near + (to << 2));
    for (; movers !== 0; movers &= movers - 1) {
      const rest = white & ~(movers & (0 - movers));
      let closes = false;
      for (let i = 0; i < 4; i++) {
        const pair = load<u32>(partners + (((to << 2) + i) << 2));
        if ((rest & pair) === pair) closes = true;
      }
      if (closes) closing++;
      else quiet++;
    }
    extend(QUIET, index, quiet);
    extend(CLOSING, index, closing);
    allQuiet += quiet;
    allClosing += closing;
  }
  const none = stuck();
  const base = whiteStates + block * blockSize;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    if ((whiteReach & ~black) === 0) {
      store<u8>(base + rank, none);
      continue;
    }
    let turns = allQuiet - sum(QUIET, black);
    if (protection === ALWAYS && isBlackShut(black)) turns += allClosing - sum(CLOSING, black);
    store<u8>(base + rank, <u8>turns);
  }
}

/** Black's turns, for every black set of the block. */
export function countBlack(block: u32): void {
  const none = stuck();
  const base = blackStates + block * blockSize;
  const flies = b <= flying;
  for (let rank: u32 = 0; rank < blockSize; rank++) {
    const black = load<u32>(setOfRank + (rank << 2));
    let turns: u32 = 0;
    let any: u32 = 0;
    for (let free = freeMask & ~black; free !== 0; free &= free - 1) {
      const to = ctz(free);
      const movers = flies ? black : nearFree(to) & black;
      if (movers === 0) continue;
      any = 1;
      let closing: u32 = 0;
      if (!whiteShut) {
        for (let i = 0; i < 4; i++) {
          const pair = pairFree(to, i);
          if ((black & pair) === pair) closing |= movers & ~pair;
        }
      }
      turns += popcnt(movers & ~closing);
    }
    store<u8>(base + rank, any === 0 ? none : <u8>turns);
  }
}
