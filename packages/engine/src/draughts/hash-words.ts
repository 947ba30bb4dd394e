import { randomBits } from '../random.ts';

const bits = randomBits(0x6461_6d65);
const randomWords = (count: number): Int32Array => Int32Array.from({ length: count }, bits);

/** Near a draw by kings that take nothing, positions differ by how near it is. */
export const LAST_TURNS = 24;

/** Words of the hash: a man, a king of a side on a place; the side to play; a demand; turns near a draw. */
export const MAN0 = randomWords(128);
export const MAN1 = randomWords(128);
export const KING0 = randomWords(128);
export const KING1 = randomWords(128);
export const PLAYS = randomWords(2);
export const DEMANDS = randomWords(2);
export const NEAR_DRAW = randomWords(4 * (LAST_TURNS + 2));
