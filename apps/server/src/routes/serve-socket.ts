import { CLOSE_CODES } from '@merellier/protocol';
import type { WebSocket } from 'ws';
import type { OnlineGate } from '../node/online-gate.ts';

/** So many messages may wait while one is being worked on. */
const MOST_WAITING = 200;

/** The client at a socket. */
interface SocketMember {
  receive(text: string): Promise<void>;
  left(): Promise<void>;
}

/** Serves one socket: its messages one after the other, from the first on, though the service has yet to be opened. */
export function serveSocket(socket: WebSocket, gate: OnlineGate, connecting: Promise<SocketMember | null>): void {
  let client: SocketMember | null = null;
  let waiting = 0;
  let work: Promise<void> = connecting.then((connected) => {
    client = connected;
  });
  socket.on('message', (data, isBinary) => {
    if (waiting >= MOST_WAITING) return socket.close(CLOSE_CODES.abuse, 'too many messages');
    waiting++;
    const text = isBinary ? '' : data.toString();
    work = work.then(async () => {
      waiting--;
      await client?.receive(text);
    });
  });
  // A broken frame or one beyond the limit: the socket closes itself.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    work = work.then(() => client?.left());
    work.catch((error: unknown) => gate.present?.report(error));
  });
}
