import { LANGUAGES } from '@merellier/words';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerOfSession } from '../http/who-asks.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { isPushService } from '../push/push.ts';

const tags = ['people'];
const security = [{ session: [] }];
const done = { 204: z.null().describe('Done'), ...REFUSALS };
const endpoint = z.string().max(1_000).refine(isPushService, 'must be the address of a browser’s push service');
const key = z.string().regex(/^[\w-]{10,200}={0,2}$/);

const subscriptionSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: key, auth: key }),
  turns: z.boolean().describe('One’s turn in a game of days, while nobody looks at it'),
  challenges: z.boolean().describe('Challenges'),
  language: z.enum(LANGUAGES),
});

/** What browsers are told while they do not show the page (`/api/v1/push`). */
export function pushRoutes(app: ApiServer, gate: OnlineGate): void {
  const look = {
    tags,
    summary: 'The key to subscribe with; null where this server sends nothing',
    response: { 200: z.object({ key: z.string().nullable() }), ...REFUSALS },
  };
  app.get('/api/v1/push', { schema: look }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { key: await (await gate.get()).push.publicKey() };
  });

  const put = { tags, security, summary: 'What this browser is to be told', body: subscriptionSchema, response: done };
  app.put('/api/v1/push', { schema: put }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerOfSession(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const wait = online.limits.followsOfPlayer.take(player.value.id);
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    if ((await online.push.publicKey()) === null) return sendRefusal(reply, { reason: 'not-available' });
    await online.store.subscribe(player.value.id, request.body, online.clock.now());
    return reply.code(204).send(null);
  });

  const end = {
    ...{ tags, security, summary: 'Tells this browser nothing any more', response: done },
    body: z.strictObject({ endpoint }),
  };
  app.delete('/api/v1/push', { schema: end }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerOfSession(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    await online.store.unsubscribe(request.body.endpoint);
    return reply.code(204).send(null);
  });
}
