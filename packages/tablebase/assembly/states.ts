// What a byte of the working arrays says. Up to 127 it is the number of turns within the subspace that are not yet known
// to lose; a position that can capture with a draw never counts down.

import * as abi from '../src/abi';

/** Undecided, and cannot lose: a capture draws, or the rules let a blocked side draw. */
export const SAFE: u32 = 0x80;
export const WON: u32 = 0x81;
export const LOST: u32 = 0x82;
/** News, to be told to the predecessors; the low bit is the parity of its distance where distances are asked for. */
export const NEWLY_WON: u32 = 0xc0;
export const NEWLY_LOST: u32 = 0xc2;

/** The low, and the high, bit of each of eight states. */
export const LOW_BITS: u64 = 0x0101010101010101;
export const HIGH_BITS: u64 = 0x8080808080808080;

/** Values as they are packed, two bits each, for the side to play. */
export const DRAW: u32 = abi.DRAW;
export const WIN: u32 = abi.WIN;
export const LOSS: u32 = abi.LOSS;

/** What a state has come to say, once everything is told: what is undecided is drawn. */
export function valueOfState(state: u32): u32 {
  return state === WON ? WIN : state === LOST ? LOSS : DRAW;
}

/** The same value seen by the other side. */
export function flip(value: u32): u32 {
  return value === DRAW ? DRAW : value ^ 3;
}

/** The better of two values. */
export function better(a: u32, than: u32): u32 {
  if (a === WIN || than === WIN) return WIN;
  return a === DRAW || than === DRAW ? DRAW : LOSS;
}
