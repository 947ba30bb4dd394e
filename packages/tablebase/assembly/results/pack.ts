// Values and distances as tables hold them.

import { DRAW, LOW_BITS, valueOfState } from '../states';

/** The values of eight states, a byte each, as 16 bits: a state that is decided has its value in its two low bits. */
function packEight(states: u64): u16 {
  const values = states & (((states >> 7) & LOW_BITS) * 3);
  const pairs = (values | (values >> 6)) & 0x000f000f000f000f;
  const fours = pairs | (pairs >> 12);
  return <u16>((fours & 0xff) | ((fours >> 24) & 0xff00));
}

/** Packs the values of `count` states from `first` on, four to a byte. There is room for whole words of eight states. */
export function pack(states: usize, first: u32, count: u32, to: usize): void {
  const from = states + first;
  for (let i: u32 = 0; i < count; i += 8) {
    let eight = load<u64>(from + i);
    // What comes after the last one counts as undecided.
    if (count - i < 8) eight &= ((<u64>1) << (<u64>((count - i) << 3))) - 1;
    store<u16>(to + (i >> 2), packEight(eight));
  }
}

/** The distances of the decided ones among `count` positions from `first` on, a byte each. Returns how many there are. */
export function packDistances(states: usize, distances: usize, first: u32, count: u32, to: usize): u32 {
  let decided: u32 = 0;
  for (let i: u32 = 0; i < count; i++)
    if (valueOfState(load<u8>(states + first + i)) !== DRAW) store<u8>(to + decided++, load<u8>(distances + first + i));
  return decided;
}
