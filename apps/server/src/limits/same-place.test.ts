import { describe, expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';
import { placeOf } from './same-place.ts';

const GAME = 'a-game';
const place = (address: string, game = GAME): number | null => placeOf(game, addressGroup(address));

describe('the place from which a seat is taken', () => {
  it('is that of a connection at home, and no other one', () => {
    expect(place('203.0.113.7')).toBe(place('::ffff:203.0.113.7'));
    expect(place('203.0.113.7')).not.toBe(place('203.0.113.8'));
    expect(place('2001:db8:1:2::7')).toBe(place('2001:db8:1:2:ffff::8'));
    expect(place('2001:db8:1:2::7')).not.toBe(place('2001:db8:1:3::7'));
  });

  it('does not lead from one game to another, nor back to an address', () => {
    expect(place('203.0.113.7', 'another-game')).not.toBe(place('203.0.113.7'));
    const all = Array.from({ length: 200 }, (_, i) => place(`203.0.113.${i}`) ?? -1);
    expect(Math.max(...all)).toBeLessThan(2 ** 16);
  });

  it('is unknown where an address is that of a house, a computer or an undeclared proxy', () => {
    for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.20', 'fd00::1', 'fe80::1%eth0'])
      expect(place(address)).toBeNull();
    expect(place('172.32.0.1')).not.toBeNull();
  });
});
