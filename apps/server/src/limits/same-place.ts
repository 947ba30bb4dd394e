import { createHash } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Sixteen bits of a game's id and an address group, by which it is seen that both seats of a rated game are taken from one
 * connection. Tens of thousands of addresses have the same number, and another game has another one: it leads nobody back to
 * an address, and errs once in 65,536 times.
 * @returns null for an address inside a house or a computer: behind a proxy that was not declared, everybody would have it
 */
export function placeOf(game: string, address: string): number | null {
  const plain = address.replace(/\/64$/, '');
  if (INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return null;
  return createHash('sha256').update(`${game} ${address}`).digest().readUInt16BE(0);
}

/** Addresses of no place on the internet (RFC 1918, 6598, 3927, 4193, 4291). */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');
// The group of ::1.
INSIDE.addAddress('::', 'ipv6');
