/** Sets of places as the bits of a 32-bit integer: place i is bit i. */

/** How many bits are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit; 32 for the empty set. */
export const lowestBit = (bits: number): number => (bits === 0 ? 32 : 31 - Math.clz32(bits & -bits));

/** The indices of all set bits, in rising order. */
export function bitIndices(bits: number): number[] {
  const indices: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) indices.push(lowestBit(rest));
  return indices;
}

export const toBits = (indices: readonly number[]): number => indices.reduce((bits, index) => bits | (1 << index), 0);
