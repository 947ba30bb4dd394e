import type { Socket } from 'node:net';
import { addressGroup } from '../limits/address-group.ts';

/** So many connections may one address hold at once: a school behind one address has room. */
const MOST = 400;

/** Cuts the connections of an address beyond the limit. Not for a server behind a proxy, from which all of them come. */
export function limitConnections(
  server: { on(event: 'connection', listener: (socket: Socket) => void): unknown },
  most: number = MOST,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = addressGroup(socket.remoteAddress ?? '');
    const count = (open.get(from) ?? 0) + 1;
    if (count > most && !isLoopback(from)) {
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}

/** A proxy on this machine that nobody told the server of must not be cut off. */
const isLoopback = (group: string): boolean => group.startsWith('127.') || group === addressGroup('::1');
