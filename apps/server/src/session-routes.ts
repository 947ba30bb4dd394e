import { nameSchema } from '@merellier/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OnlineGate } from './online-gate.ts';
import { isOwnOrigin } from './origin.ts';
import { endSession, playerOf, startSession } from './sessions.ts';

const body = z.strictObject({ name: nameSchema });

/**
 * `/api/v1/session`: who one is. GET tells (`player` is null without a session), POST with a name makes a guest or renames
 * the one there is, DELETE forgets the session.
 */
export function sessionRoutes(app: FastifyInstance, gate: OnlineGate): void {
  const path = '/api/v1/session';
  app.get(path, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    return { player: await playerOf(request, online.store, online.clock.now()) };
  });

  app.post(path, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request, gate.options.origins)) return reply.code(403).send({ reason: 'foreign-origin' });
    const read = body.safeParse(request.body);
    if (!read.success) {
      const where = read.error.issues[0]?.path.join('.') ?? '';
      return reply.code(400).send({ reason: 'malformed', where });
    }
    const { name } = read.data;
    const now = online.clock.now();
    const present = await playerOf(request, online.store, now);
    if (present) {
      if (present.name !== name) await online.store.rename(present.id, name);
      return { player: { ...present, name } };
    }
    const wait = online.limits.sessionsOfAddress.take(request.ip);
    if (wait > 0) {
      reply.code(429).header('retry-after', Math.ceil(wait / 1000));
      return reply.send({ reason: 'too-many', retryAfter: wait });
    }
    return { player: await startSession(request, reply, online.store, name, now) };
  });

  app.delete(path, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    if (!isOwnOrigin(request, gate.options.origins)) return reply.code(403).send({ reason: 'foreign-origin' });
    await endSession(request, reply, online.store);
    return { player: null };
  });
}
