import {
  chanceTextSchema,
  gameIdSchema,
  gameOptionsSchema,
  playerSchema,
  rulesReferenceSchema,
} from '@merellier/protocol/schemas';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerWhoAsks, playerWhoLooks } from '../http/who-asks.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { carryOut, doneSchema, makeGame, requestId } from './carry-out.ts';

const tags = ['seeks'];
const security = [{ session: [] }, { token: [] }];
const params = z.strictObject({ game: gameIdSchema });

const seekSchema = z
  .object({ game: gameIdSchema, host: playerSchema, options: gameOptionsSchema, createdAt: z.number() })
  .meta({ id: 'Seek' });

const makeSchema = z.strictObject({
  id: requestId,
  rules: rulesReferenceSchema.extend({ parameters: rulesReferenceSchema.shape.parameters.default({}) }),
  time: gameOptionsSchema.shape.time.default({ kind: 'none' }),
  side: gameOptionsSchema.shape.side.default('white').describe('One’s own; `toss` draws lots'),
  listed: z.boolean().default(true).describe('Whether it waits in the lobby; else only those who have its id can join'),
  rated: z.boolean().default(false),
  opening: gameOptionsSchema.shape.opening,
});

/** `/api/v1/seeks`: games that wait for somebody to join. */
export function seekRoutes(app: ApiServer, gate: OnlineGate): void {
  const list = {
    tags,
    security: [{}, ...security],
    summary:
      'The games that wait in the lobby, the newest first; not those of players whom one has blocked, or by whom one is',
    response: { 200: z.object({ seeks: z.array(seekSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/seeks', { schema: list }, async (request, reply) => {
    const online = await gate.get();
    const { store } = online;
    const player = await playerWhoLooks(request, online);
    const blocked = player ? (await store.blockedBy(player.id)).map(({ id }) => id) : [];
    const hidden = new Set([...blocked, ...(player ? await store.blockersOf(player.id) : [])]);
    reply.header('cache-control', 'no-store');
    return { seeks: (await online.games.lobby()).filter(({ host }) => !hidden.has(host.id)) };
  });

  const make = { tags, security, summary: 'Makes a game that waits for a guest', body: makeSchema };
  const response = { 200: doneSchema, ...REFUSALS };
  app.post('/api/v1/seeks', { schema: { ...make, response } }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const { id, ...options } = request.body;
    const outcome = await makeGame(online, player.value, options, id, addressGroup(request.ip));
    return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
  });

  const join = {
    tags,
    security,
    summary: 'Takes the free seat of a game',
    params,
    body: z
      .strictObject({ id: requestId, contribution: chanceTextSchema.optional() })
      .nullish()
      .describe('`contribution`: one’s part in dice and lots, where the game needs one'),
    response,
  };
  app.post('/api/v1/seeks/:game/join', { schema: join }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const { id, contribution = null } = request.body ?? {};
    const command = { kind: 'join', contribution } as const;
    const outcome = await carryOut(online, player.value, request.params.game, command, id, addressGroup(request.ip));
    return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
  });

  const cancel = { tags, security, summary: 'Takes back a game of one’s own that nobody has joined', params, response };
  app.delete('/api/v1/seeks/:game', { schema: cancel }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const { game } = request.params;
    const room = await online.rooms.get(game);
    await room?.refresh();
    if (room?.state.players.guest) return sendRefusal(reply, { reason: 'seat-taken' });
    const outcome = await carryOut(online, player.value, game, { kind: 'abort' });
    return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
  });
}
