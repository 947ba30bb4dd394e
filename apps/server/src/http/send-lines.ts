import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonLines } from '../clients/json-lines.ts';
import type { Client } from '../games/client.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { sendRefusal } from './refusals.ts';

/** A client that is sent lines. */
interface LineClient extends Client {
  readonly lines: JsonLines;
  left(): Promise<void>;
}

/** Answers with the lines of a client until the connection is closed; `open` gives null where there is nothing to show. */
export async function sendLines<Reply extends FastifyReply>(
  gate: OnlineGate,
  request: FastifyRequest,
  reply: Reply,
  open: (online: Online) => Promise<LineClient | null>,
): Promise<Reply> {
  const online = await gate.get();
  const wait = online.limits.connectionsOfAddress.take(addressGroup(request.ip));
  if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
  const client = await open(online);
  if (!client) return sendRefusal(reply, { reason: 'not-found' });
  const { stream } = client.lines;
  // The answer begins with the first line: who has no game must not wait for one to know that the stream is open.
  client.lines.text('');
  const left = () => {
    online.connections.delete(client);
    client.left().catch(online.report);
  };
  if (request.raw.destroyed) {
    left();
    return reply;
  }
  online.connections.add(client);
  stream.once('close', left);
  // A proxy in front must not wait for more.
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
  reply.type('application/x-ndjson').send(stream);
  return reply;
}
