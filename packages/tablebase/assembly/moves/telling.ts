// What one turn does to the state of a position that precedes it.

import { SAFE } from '../states';

/** A turn wins: so does the position. */
export const WINS: i32 = 0;
/** One more turn loses; when all do, so does the position. */
export const COUNTS: i32 = 1;
/** A capture draws. */
export const SAVES: i32 = 2;

/** Tells a state of a turn that wins, without a branch, which could not be predicted; 1 if that makes it news. */
export function win(at: usize, won: u32): u32 {
  const state = <u32>load<u8>(at);
  const open = <u32>(state <= SAFE);
  store<u8>(at, <u8>(state ^ ((state ^ won) & (0 - open))));
  return open;
}

/** Tells it of one more turn that loses; 1 if that makes it news. */
export function countDown(at: usize, lost: u32): u32 {
  const state = <u32>load<u8>(at);
  const last = <u32>(state === 1);
  store<u8>(at, <u8>(state - <u32>(state < SAFE) + (lost & (0 - last))));
  return last;
}

/** Tells it of a capture that draws, which is no news. */
export function save(at: usize): void {
  const state = <u32>load<u8>(at);
  store<u8>(at, <u8>select<u32>(SAFE, state, state < SAFE));
}

/** What one turn does to a position that precedes it; 1 if that makes it news. */
export function tell(at: usize, what: i32, won: u32, lost: u32): u32 {
  if (what === WINS) return win(at, won);
  if (what === COUNTS) return countDown(at, lost);
  save(at);
  return 0;
}
