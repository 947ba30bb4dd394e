import type { MillPosition } from '@merellier/rules';
import { lowestBit } from '@merellier/rules/kernel';
import { randomBits } from '../random.ts';
import { LAST_TURNS } from '../search-codes.ts';

export { LAST_TURNS } from '../search-codes.ts';

const bits = randomBits(0x6d65_7265);
const randomWords = (count: number): Int32Array => Int32Array.from({ length: count }, bits);

/** Words of the hash: a man of a side on a point, a hand of a side, the side to play; a throw; turns near a draw. */
export const MEN0 = randomWords(64);
export const MEN1 = randomWords(64);
export const HAND0 = randomWords(64);
export const HAND1 = randomWords(64);
export const PLAYS = randomWords(2);
export const THROWN = randomWords(8);
export const NEAR_DRAW = randomWords(2 * (LAST_TURNS + 2));

/** What is remembered of a side as a word of the hash: 0 for nothing. `salt` tells sides and words apart. */
export const remembered = (barred: number, spent: number, salt: number): number =>
  (barred | spent) === 0 ? 0 : mix(barred ^ (salt << 12), spent ^ Math.imul(salt + 1, 0x9e3779b1));

/** Both words of the hash of a position. */
export function hashOf({
  white,
  black,
  whiteHand,
  blackHand,
  toPlay,
  memory,
}: MillPosition): readonly [number, number] {
  let key0 = (HAND0[whiteHand] as number) ^ (HAND0[32 + blackHand] as number);
  let key1 = (HAND1[whiteHand] as number) ^ (HAND1[32 + blackHand] as number);
  for (let men = white; men !== 0; men &= men - 1) {
    key0 ^= MEN0[lowestBit(men)] as number;
    key1 ^= MEN1[lowestBit(men)] as number;
  }
  for (let men = black; men !== 0; men &= men - 1) {
    key0 ^= MEN0[32 + lowestBit(men)] as number;
    key1 ^= MEN1[32 + lowestBit(men)] as number;
  }
  for (const side of memory ? ([0, 1] as const) : []) {
    const [barred, spent] = [memory?.barred[side] ?? 0, memory?.spent[side] ?? 0];
    key0 ^= remembered(barred, spent, side);
    key1 ^= remembered(barred, spent, side + 2);
  }
  key0 ^= remembered(memory?.owed ?? 0, 0, 4);
  key1 ^= remembered(memory?.owed ?? 0, 0, 5);
  key0 ^= remembered(memory?.row ?? 0, 0, 6);
  key1 ^= remembered(memory?.row ?? 0, 0, 7);
  key0 ^= remembered(memory?.closed ?? 0, 0, 8);
  key1 ^= remembered(memory?.closed ?? 0, 0, 9);
  return toPlay === 'white' ? [key0, key1] : [key0 ^ (PLAYS[0] as number), key1 ^ (PLAYS[1] as number)];
}

/** Mixes two words into one, each bit of either changing about half of the result's. */
export function mix(a: number, b: number): number {
  let z = Math.imul(a ^ (b >>> 15) ^ (b << 7), 0x2c1b3c6d) ^ Math.imul(b, 0x297a2d39);
  z = Math.imul(z ^ (z >>> 15), 0x85ebca6b);
  return z ^ (z >>> 13);
}
