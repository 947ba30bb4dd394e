import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import type { OnlineGate } from '../node/online-gate.ts';

const status = <Word extends string>(word: Word) => z.object({ status: z.literal(word) });
const tags = ['server'];
const alive = { tags, summary: 'Whether the process runs', response: { 200: status('ok') } };
const ready = {
  tags,
  summary: 'Whether games can be played here now',
  response: { 200: status('ready'), 503: status('unavailable') },
};

/**
 * For monitoring: `/healthz` (the process lives), `/readyz` (games can be played here now) and
 * `/metrics`, which is for this machine alone, or for clients that know the token in `METRICS_TOKEN`.
 */
export function healthRoutes(app: ApiServer, gate: OnlineGate): void {
  app.get('/healthz', { schema: alive }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
  app.get('/readyz', { schema: ready }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = await gate.isReady();
    return isReady ? reply.code(200).send({ status: 'ready' }) : reply.code(503).send({ status: 'unavailable' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request)) return reply.callNotFound();
    gate.metrics.connections.set(gate.present?.connections.size ?? 0);
    return reply
      .header('cache-control', 'no-store')
      .type(gate.metrics.registry.contentType)
      .send(await gate.metrics.registry.metrics());
  });
}

function mayMeasure(request: FastifyRequest): boolean {
  const token = process.env.METRICS_TOKEN;
  if (token) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  const forwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  return !forwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
}

const sameText = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
