import { CLOSE_CODES, MESSAGE_BYTES } from '@merellier/protocol';
import type { WebSocket } from 'ws';
import type { OnlineGate } from '../node/online-gate.ts';

/** So many messages may wait while one is being worked on, of the usual length. */
const MOST_WAITING = 200;

/** A message is larger than may come (RFC 6455, 7.4.1). */
const TOO_BIG = 1009;

/** The client at a socket. */
interface SocketMember {
  /** The longest message that may come from there, in bytes. */
  readonly longest: number;
  receive(text: string): Promise<void>;
  left(): Promise<void>;
}

/** Serves one socket: its messages one after the other, from the first on, though the service has yet to be opened. */
export function serveSocket(socket: WebSocket, gate: OnlineGate, connecting: Promise<SocketMember | null>): void {
  let client: SocketMember | null = null;
  let waiting = 0;
  let waitingBytes = 0;
  let work: Promise<void> = connecting.then((connected) => {
    client = connected;
  });
  socket.on('message', (data, isBinary) => {
    const bytes = Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
    if (waiting >= MOST_WAITING || waitingBytes + bytes > MOST_WAITING * MESSAGE_BYTES)
      return socket.close(CLOSE_CODES.abuse, 'too many messages');
    waiting++;
    waitingBytes += bytes;
    const text = isBinary ? '' : data.toString();
    work = work.then(async () => {
      waiting--;
      waitingBytes -= bytes;
      if (bytes > (client?.longest ?? 0)) return socket.close(TOO_BIG, 'too large');
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
