import type { Numbers } from './numbering.ts';

/** One side to play of a material under work. */
export interface Work {
  readonly numbers: Numbers;
  /** What is known so far; it holds once its plies have been come to. */
  readonly values: Uint16Array;
  /** Quiet turns that are not yet known to lose; 0 where none is allowed. */
  readonly open: Uint8Array;
  /** The most plies that the other turns hold out, or {@link SAFE}. */
  readonly holds: Uint16Array;
  /** The most plies among the values. */
  last: number;
}

/** One of the turns draws. */
export const SAFE = 0xffff;

export const beginWork = (numbers: Numbers): Work => ({
  numbers,
  values: new Uint16Array(numbers.size),
  open: new Uint8Array(numbers.size),
  holds: new Uint16Array(numbers.size),
  last: 0,
});

/** Bytes of memory for each position under work. */
export const WORK_BYTES = 5;
