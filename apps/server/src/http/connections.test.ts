import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { limitConnections } from './connections.ts';

class Connection extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

it('an address holds so many connections at once, and may come again when one has ended', () => {
  const server = new EventEmitter();
  limitConnections(server, 2);
  const come = (address: string): Connection => {
    const connection = new Connection(address);
    server.emit('connection', connection);
    return connection;
  };
  // Of IPv6 a whole network counts as one.
  const first = come('2001:db8::1');
  expect([first, come('2001:db8::2'), come('2001:db8::3')].map(({ destroyed }) => destroyed)).toEqual([
    false,
    false,
    true,
  ]);
  expect(come('192.0.2.1').destroyed).toBe(false);
  first.emit('close');
  expect(come('2001:db8::4').destroyed).toBe(false);
  expect(come('2001:db8::5').destroyed).toBe(true);
  // A proxy on this machine may hold many.
  expect(['127.0.0.1', '127.0.0.1', '127.0.0.1'].map((address) => come(address).destroyed)).not.toContain(true);
});
