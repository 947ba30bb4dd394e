import { nameSchema, playerIdSchema } from '@merellier/protocol/schemas';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerOfSession } from '../http/who-asks.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { hashOf, newBearer, newPlayerId } from '../store/ids.ts';
import type { TokenInfo } from '../store/store.ts';

const path = '/api/v1/tokens';
const tags = ['account'];
const security = [{ session: [] }];

/** How many tokens one player may have. */
const MOST_TOKENS = 20;

const scope = z
  .enum(['play', 'bot'])
  .describe('`play`: as oneself; `bot`: as a player of its own, whom others see to be a program');
const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope,
  player: playerIdSchema.describe('The player whom it plays as'),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});

/** `/api/v1/tokens`: what lets programs play for somebody with a session. A token cannot make others. */
export function tokenRoutes(app: ApiServer, gate: OnlineGate): void {
  const list = {
    tags,
    security,
    summary: 'One’s tokens, without their secrets',
    response: { 200: z.object({ tokens: z.array(tokenSchema) }), ...REFUSALS },
  };
  app.get(path, { schema: list }, async (request, reply) => {
    const online = await gate.get();
    const owner = await playerOfSession(request, online, gate.options.origins);
    if (!owner.ok) return sendRefusal(reply, owner.error);
    reply.header('cache-control', 'no-store');
    return { tokens: [...(await online.store.tokensOf(owner.value.id))] };
  });

  const make = {
    tags,
    security,
    summary: 'Makes a token; its secret is told this once',
    body: z.strictObject({ name: nameSchema.describe('A bot’s name in its games; else a note to oneself'), scope }),
    response: { 201: tokenSchema.extend({ token: z.string() }), ...REFUSALS },
  };
  app.post(path, { schema: make }, async (request, reply) => {
    const online = await gate.get();
    const owner = await playerOfSession(request, online, gate.options.origins);
    if (!owner.ok) return sendRefusal(reply, owner.error);
    const { id: self } = owner.value;
    const { length } = await online.store.tokensOf(self);
    if (length >= MOST_TOKENS) return sendRefusal(reply, { reason: 'too-many-tokens', limit: MOST_TOKENS });
    const wait = online.limits.sessionsOfAddress.take(addressGroup(request.ip));
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const token = newBearer();
    const info: TokenInfo = {
      ...request.body,
      id: newPlayerId(),
      player: request.body.scope === 'bot' ? newPlayerId() : self,
      createdAt: Math.floor(online.clock.now()),
      usedAt: null,
    };
    await online.store.createToken(self, info, hashOf(token));
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ ...info, token });
  });

  const revoke = {
    tags,
    security,
    summary: 'Revokes a token',
    params: z.strictObject({ id: playerIdSchema }),
    response: { 204: z.null().describe('It is good for nothing any more'), ...REFUSALS },
  };
  app.delete(`${path}/:id`, { schema: revoke }, async (request, reply) => {
    const online = await gate.get();
    const owner = await playerOfSession(request, online, gate.options.origins);
    if (!owner.ok) return sendRefusal(reply, owner.error);
    const player = await online.store.deleteToken(owner.value.id, request.params.id);
    if (player === null) return sendRefusal(reply, { reason: 'not-found' });
    // A client connected by it has to say again who it is.
    online.changed(player);
    return reply.code(204).send(null);
  });
}
