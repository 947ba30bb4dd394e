// What a turn of a list is beside its rank: what it takes.

import { TAKEN } from '../../src/draughts/kernel-memory';
import { TURNS } from '../../src/search-memory';

/** The bits of a turn that are its origin and destination. */
export const SQUARES: i32 = 0xfff;

/** In what a turn takes: the piece is a king in the end. No square of a board has that bit. */
export const CROWNED: u64 = 1 << 63;

/** Exchanges what is kept of two turns of a list beside turn and rank, for captures; what moves take is not written down. */
export function exchange(a: usize, b: usize): void {
  if ((load<i32>(TURNS + a) & ~SQUARES) === 0) return;
  const first = TAKEN + (a << 1);
  const second = TAKEN + (b << 1);
  const taken = load<u64>(first);
  store<u64>(first, load<u64>(second));
  store<u64>(second, taken);
}
