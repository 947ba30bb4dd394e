import { DRAW } from './abi.ts';

/** Puts distances, kept for decided positions only, in the places of their positions. */
export function spreadDistances(values: Uint8Array, distances: Uint8Array, to: Uint8Array): void {
  let at = 0;
  for (let index = 0; index < to.length; index++) {
    const value = ((values[index >>> 2] as number) >> ((index & 3) << 1)) & 3;
    to[index] = value === DRAW ? 0 : (distances[at++] as number);
  }
}
