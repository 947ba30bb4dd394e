import websocket from '@fastify/websocket';
import { CLOSE_CODES, MESSAGE_BYTES, type ServerMessage } from '@merellier/protocol';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { SocketClient } from '../clients/socket-client.ts';
import type { ApiServer } from '../http/api.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { sendRefusal } from '../http/refusals.ts';
import { playerOf } from '../http/sessions.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { OnlineGate } from '../node/online-gate.ts';

/** So many messages may wait while one is being worked on. */
const MOST_WAITING = 200;

/** `/api/v1/socket`: the socket on which games are played. */
export async function socketRoute(app: ApiServer, gate: OnlineGate): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_BYTES, clientTracking: false },
    // A frame that is broken or too large: the socket has told the client why, and is done with.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.get(
    '/api/v1/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request, gate.options.origins)) sendRefusal(reply, { reason: 'foreign-origin' });
      },
    },
    (socket, request) => serve(socket, request, gate),
  );
}

/** Serves one socket: its messages one after the other, from the first on, though the service has yet to be opened. */
function serve(socket: WebSocket, request: FastifyRequest, gate: OnlineGate): void {
  let client: SocketClient | null = null;
  let waiting = 0;
  let work: Promise<void> = connect(socket, request, gate).then((connected) => {
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
    work = work.then(async () => {
      if (!client) return;
      gate.present?.connections.delete(client);
      await client.left();
    });
    work.catch((error: unknown) => gate.present?.report(error));
  });
}

/** The client at a socket; null where it is turned away, and the socket closed. */
async function connect(socket: WebSocket, request: FastifyRequest, gate: OnlineGate): Promise<SocketClient | null> {
  try {
    const online = await gate.get();
    const wait = online.limits.connectionsOfAddress.take(addressGroup(request.ip));
    if (wait > 0) return turnAway(socket, CLOSE_CODES.abuse, { reason: 'too-many', retryAfter: wait });
    const player = await playerOf(request, online.store, online.clock.now());
    if (socket.readyState !== socket.OPEN) return null;
    const client = new SocketClient(socket, online, player, addressGroup(request.ip));
    online.connections.add(client);
    return client;
  } catch {
    // The host has been told already.
    return turnAway(socket, CLOSE_CODES.unavailable, { reason: 'unavailable', retryAfter: 5_000 });
  }
}

function turnAway(
  socket: WebSocket,
  code: number,
  refusal: Extract<ServerMessage, { type: 'refused' }>['refusal'],
): null {
  if (socket.readyState === socket.OPEN) {
    socket.send(JSON.stringify({ type: 'refused', id: null, game: null, refusal } satisfies ServerMessage));
    socket.close(code, refusal.reason);
  }
  return null;
}
