import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OnlineGate } from './online-gate.ts';

/**
 * For whoever watches the server: `/healthz` (the process lives), `/readyz` (games can be played here now) and
 * `/metrics`, which is for this machine alone, or for whoever knows the token in `METRICS_TOKEN`.
 */
export function healthRoutes(app: FastifyInstance, gate: OnlineGate): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // An embedded database that nobody asked for yet is ready to be opened.
    const ready = gate.present ? await gate.present.isReady() : gate.options.databaseUrl === null;
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'unavailable' };
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
