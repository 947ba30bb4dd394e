import { BlockList, isIPv6 } from 'node:net';

/** Whether an address group lies inside a house or a computer, where it tells nobody apart from the others there. */
export function isInside(group: string): boolean {
  const plain = group.replace(/\/64$/, '');
  return INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
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
