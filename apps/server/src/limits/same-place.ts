import { createHash } from 'node:crypto';
import { isInside } from './inside.ts';

/**
 * Sixteen bits of a game's id and an address group, by which it is seen that both seats of a rated game are taken from one
 * connection. Tens of thousands of addresses have the same number, and another game has another one: it leads nobody back to
 * an address, and errs once in 65,536 times.
 * @returns null for an address inside a house or a computer: behind a proxy that was not declared, everybody would have it
 */
export function placeOf(game: string, address: string): number | null {
  if (isInside(address)) return null;
  return createHash('sha256').update(`${game} ${address}`).digest().readUInt16BE(0);
}
