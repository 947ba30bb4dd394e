import websocket from '@fastify/websocket';
import { CLASS_MESSAGE_BYTES, CLOSE_CODES, type ServerMessage } from '@merellier/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ClassSocket } from '../classes/class-socket.ts';
import { SocketClient } from '../clients/socket-client.ts';
import type { ApiServer } from '../http/api.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { sendRefusal } from '../http/refusals.ts';
import { playerOf } from '../http/sessions.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { RaceSocket } from '../races/race-socket.ts';
import { serveSocket } from './serve-socket.ts';

/** The sockets: `/api/v1/socket` on which games are played, `/api/v1/classes/socket` of classes, `/api/v1/races/socket` of races. */
export async function socketRoute(app: ApiServer, gate: OnlineGate): Promise<void> {
  await app.register(websocket, {
    // The most of all sockets; each of them says what it takes.
    options: { maxPayload: CLASS_MESSAGE_BYTES, clientTracking: false },
    // A frame that is broken or too large: the socket has told the client why, and is done with.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const options = {
    websocket: true,
    preValidation: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isOwnOrigin(request, gate.options.origins)) sendRefusal(reply, { reason: 'foreign-origin' });
    },
  } as const;
  app.get('/api/v1/socket', options, (socket, request) => serveSocket(socket, gate, connect(socket, request, gate)));
  app.get('/api/v1/classes/socket', options, (socket, request) =>
    serveSocket(socket, gate, enterClass(socket, request, gate)),
  );
  app.get('/api/v1/races/socket', options, (socket, request) =>
    serveSocket(socket, gate, enterRace(socket, request, gate)),
  );
}

/** The client at a socket; null where it is turned away, and the socket closed. */
async function connect(socket: WebSocket, request: FastifyRequest, gate: OnlineGate): Promise<SocketClient | null> {
  try {
    const online = await gate.get();
    const wait = online.limits.connectionsOfAddress.take(addressGroup(request.ip));
    if (wait > 0) return turnAway(socket, CLOSE_CODES.abuse, { reason: 'too-many', retryAfter: wait });
    const player = await playerOf(request, online.store, online.clock.now());
    if (socket.readyState !== socket.OPEN) return null;
    if (player) online.places.note(player.id, addressGroup(request.ip));
    const client = new SocketClient(socket, request.socket, online, player, addressGroup(request.ip));
    online.connections.add(client);
    return client;
  } catch {
    // The host has been told already.
    return turnAway(socket, CLOSE_CODES.unavailable, { reason: 'unavailable', retryAfter: 5_000 });
  }
}

/** The device at a socket of classes; null where it is turned away. Nobody needs a session there. */
async function enterClass(socket: WebSocket, request: FastifyRequest, gate: OnlineGate): Promise<ClassSocket | null> {
  try {
    const { classes, heartbeat, limits, report } = await gate.get();
    const address = addressGroup(request.ip);
    const wait = limits.connectionsOfAddress.take(address);
    if (wait > 0) return turnAway(socket, CLOSE_CODES.abuse, { reason: 'too-many', retryAfter: wait });
    if (socket.readyState !== socket.OPEN) return null;
    const device = new ClassSocket({ socket, classes, limits, address, heartbeat, report });
    classes.connections.add(device);
    return device;
  } catch {
    return turnAway(socket, CLOSE_CODES.unavailable, { reason: 'unavailable', retryAfter: 5_000 });
  }
}

/** The device at a socket of races; null where it is turned away. A session says who somebody with an account is; guests need none. */
async function enterRace(socket: WebSocket, request: FastifyRequest, gate: OnlineGate): Promise<RaceSocket | null> {
  try {
    const { races, heartbeat, limits, report, store, clock } = await gate.get();
    const address = addressGroup(request.ip);
    const wait = limits.connectionsOfAddress.take(address);
    if (wait > 0) return turnAway(socket, CLOSE_CODES.abuse, { reason: 'too-many', retryAfter: wait });
    const player = await playerOf(request, store, clock.now());
    if (socket.readyState !== socket.OPEN) return null;
    const device = new RaceSocket({ socket, races, limits, address, heartbeat, report, player });
    races.connections.add(device);
    return device;
  } catch {
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
