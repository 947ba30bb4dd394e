import type { Player } from '@merellier/protocol';
import { playerIdSchema, reportSchema } from '@merellier/protocol/schemas';
import { fail, ok, type Result } from '@merellier/rules';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { type ApiRefusal, REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerOf } from '../http/sessions.ts';
import { playerOfSession } from '../http/who-asks.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';

/** So many may one player block. */
const MOST_BLOCKED = 500;

const tags = ['conduct'];
const security = [{ session: [] }];
const done = { 204: z.null().describe('Done'), ...REFUSALS };
const blocked = z.object({ players: z.array(z.object({ id: playerIdSchema, name: z.string() })) });

/**
 * `/api/v1/blocks`: whom one has blocked (GET); `/api/v1/blocks/PLAYER` blocks (PUT), or does so no more (DELETE).
 * `/api/v1/reports` tells the host about a player (POST).
 */
export function conductRoutes(app: ApiServer, gate: OnlineGate): void {
  /** Who asks by a session, to change something, and not too often. */
  async function asker(
    request: FastifyRequest,
    bucket: (online: Online) => TokenBuckets,
  ): Promise<Result<{ readonly online: Online; readonly player: Player }, ApiRefusal>> {
    const online = await gate.get();
    const player = await playerOfSession(request, online, gate.options.origins);
    if (!player.ok) return player;
    const wait = bucket(online).take(player.value.id);
    return wait > 0 ? fail({ reason: 'too-many', retryAfter: wait }) : ok({ online, player: player.value });
  }

  const list = { tags, security, summary: 'Whom one has blocked', response: { 200: blocked, ...REFUSALS } };
  app.get('/api/v1/blocks', { schema: list }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerOf(request, online.store, online.clock.now());
    return { players: player ? [...(await online.store.blockedBy(player.id))] : [] };
  });

  const params = z.strictObject({ player: playerIdSchema });
  const put = { tags, security, summary: 'Has one meet a player no more', params, response: done };
  app.put('/api/v1/blocks/:player', { schema: put }, async (request, reply) => {
    const asked = await asker(request, ({ limits }) => limits.blocksOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const other = request.params.player;
    if (other === player.id) return sendRefusal(reply, { reason: 'not-found' });
    if ((await online.store.blockedBy(player.id)).length >= MOST_BLOCKED)
      return sendRefusal(reply, { reason: 'too-many-blocked', limit: MOST_BLOCKED });
    if (!(await online.store.block(player.id, other, online.clock.now())))
      return sendRefusal(reply, { reason: 'not-found' });
    online.tellBlocks(player.id, other);
    return reply.code(204).send(null);
  });

  const remove = { tags, security, summary: 'Takes that back', params, response: done };
  app.delete('/api/v1/blocks/:player', { schema: remove }, async (request, reply) => {
    const asked = await asker(request, ({ limits }) => limits.blocksOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const other = request.params.player;
    await online.store.unblock(player.id, other);
    online.tellBlocks(player.id, other);
    return reply.code(204).send(null);
  });

  const post = { tags, security, summary: 'Tells the host about a player', body: reportSchema, response: done };
  app.post('/api/v1/reports', { schema: post }, async (request, reply) => {
    const asked = await asker(request, ({ limits }) => limits.reportsOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    if (!(await online.store.report(player.id, request.body, online.clock.now())))
      return sendRefusal(reply, { reason: 'not-found' });
    return reply.code(204).send(null);
  });
}
