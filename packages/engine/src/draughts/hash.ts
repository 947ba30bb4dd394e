import type { Layout } from '@merellier/rules/kernel';
import { randomBits } from '../random.ts';
import { LAST_TURNS } from '../search-codes.ts';
import { BLACK, BLACK_HIGH, KEY0, KEY1, KINGS, KINGS_HIGH, SIDE, WHITE, WHITE_HIGH } from './frame.ts';

const bits = randomBits(0x6461_6d65);
const randomWords = (count: number): Int32Array => Int32Array.from({ length: count }, bits);

/** Words of the hash: a man, a king of a side on a place; the side to play; a demand; turns near a draw. */
export const MAN0 = randomWords(128);
export const MAN1 = randomWords(128);
export const KING0 = randomWords(128);
export const KING1 = randomWords(128);
export const PLAYS = randomWords(2);
export const DEMANDS = randomWords(2);
export const NEAR_DRAW = randomWords(18 * (LAST_TURNS + 2));

/** Writes the hash of the pieces and the side to play of a frame. */
export function writeHash({ squares, low, high }: Layout, s: Int32Array, b: number): void {
  let key0 = s[b + SIDE] === 0 ? 0 : (PLAYS[0] as number);
  let key1 = s[b + SIDE] === 0 ? 0 : (PLAYS[1] as number);
  for (let place = 0; place < squares; place++) {
    const bit = low[place] as number;
    const bitHigh = high[place] as number;
    const white = ((s[b + WHITE] as number) & bit) | ((s[b + WHITE_HIGH] as number) & bitHigh);
    const black = ((s[b + BLACK] as number) & bit) | ((s[b + BLACK_HIGH] as number) & bitHigh);
    if ((white | black) === 0) continue;
    const king = ((s[b + KINGS] as number) & bit) | ((s[b + KINGS_HIGH] as number) & bitHigh);
    const piece = (white !== 0 ? 0 : 64) + place;
    key0 ^= (king !== 0 ? KING0[piece] : MAN0[piece]) as number;
    key1 ^= (king !== 0 ? KING1[piece] : MAN1[piece]) as number;
  }
  s[b + KEY0] = key0;
  s[b + KEY1] = key1;
}
