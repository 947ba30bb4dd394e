import { nameSchema, playerSchema } from '@merellier/protocol/schemas';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { endSession, playerOf, renewSession, startSession } from '../http/sessions.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { OnlineGate } from '../node/online-gate.ts';

const path = '/api/v1/session';
const tags = ['account'];
const response = { 200: z.object({ player: playerSchema.nullable() }), ...REFUSALS };

/**
 * `/api/v1/session`: who one is. GET tells (`player` is null without a session), POST with a name makes a guest or renames
 * the one there is, DELETE forgets the session.
 */
export function sessionRoutes(app: ApiServer, gate: OnlineGate): void {
  app.get(path, { schema: { tags, summary: 'Who one is', response } }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerOf(request, online.store, online.clock.now());
    if (player) renewSession(request, reply);
    return { player };
  });

  const post = { tags, summary: 'Becomes a guest, or renames the one there is', response };
  const body = z.strictObject({ name: nameSchema });
  app.post(path, { schema: { ...post, body } }, async (request, reply) => {
    if (!isOwnOrigin(request, gate.options.origins)) return sendRefusal(reply, { reason: 'foreign-origin' });
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const { name } = request.body;
    const now = online.clock.now();
    const present = await playerOf(request, online.store, now);
    if (present) {
      if (present.name === name) return { player: present };
      const renames = present.registered ? online.limits.renamesOfPlayer.take(present.id) : 0;
      if (renames > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: renames });
      const renamed = await (await gate.accounts()).rename(present, name);
      return renamed.ok ? { player: renamed.value } : sendRefusal(reply, renamed.error);
    }
    const wait = online.limits.sessionsOfAddress.take(addressGroup(request.ip));
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const player = await startSession(request, reply, online.store, name, now);
    online.places.note(player.id, addressGroup(request.ip));
    return { player };
  });

  app.delete(path, { schema: { tags, summary: 'Forgets the session', response } }, async (request, reply) => {
    if (!isOwnOrigin(request, gate.options.origins)) return sendRefusal(reply, { reason: 'foreign-origin' });
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerOf(request, online.store, online.clock.now());
    await endSession(request, reply, online.store);
    if (player) online.changed(player.id);
    return { player: null };
  });
}
