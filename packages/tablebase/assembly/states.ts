// What a byte of the working arrays says. Up to 127 it is the number of turns within the subspace that are not yet known
// to lose; a position that can capture with a draw never counts down.

/** Undecided, and cannot lose: a capture draws, or the rules let a blocked side draw. */
export const SAFE: u32 = 0x80;
export const WON: u32 = 0x81;
export const LOST: u32 = 0x82;
/** News, to be told to the predecessors; the low bit is the parity of its distance where distances are asked for. */
export const NEWLY_WON: u32 = 0xc0;
export const NEWLY_LOST: u32 = 0xc2;

/** Values as they are packed, two bits each, for the side to play. */
export const DRAW: u32 = 0;
export const WIN: u32 = 1;
export const LOSS: u32 = 2;

/** The same value seen by the other side. */
export function flip(value: u32): u32 {
  return value === DRAW ? DRAW : value ^ 3;
}
