/** Repeatable random numbers in [0, 1): the same seed gives the same numbers. */
export type Random = () => number;

/**
 * Numbers from a seed, by the splitmix step on 32 bits.
 *
 * @example
 * ```ts
 * import { randomFrom } from '@merellier/engine';
 *
 * const random = randomFrom(7);
 * console.log(random() === randomFrom(7)()); // true
 * ```
 */
export function randomFrom(seed: number): Random {
  const bits = randomBits(seed);
  return () => (bits() >>> 0) / 2 ** 32;
}

/** The same as whole numbers of 32 bits, signed: for hash keys. */
export function randomBits(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
}
