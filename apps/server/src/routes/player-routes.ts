import type { Player } from '@merellier/protocol';
import { playerIdSchema, ratingGroupSchema } from '@merellier/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerOf } from '../http/sessions.ts';
import { playerOfBearer } from '../http/who-asks.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { gamesOver, profileOf, readCursor } from '../people/people.ts';
import { MOST_EXPORTED, sendGames } from '../people/player-export.ts';
import { leaderboardSchema, playerGamesSchema, playerProfileSchema, ratingPointSchema } from './people-schemas.ts';

const tags = ['players'];
const params = z.strictObject({ player: playerIdSchema });

/** So many points of a curve are told, the last ones. */
const MOST_POINTS = 1_000;
const MOST_UNDER_WAY = 200;

/** So many exports are written at once; each is replayed turn by turn. */
const EXPORTS_AT_ONCE = 4;
const EXPORT_AGAIN = 5_000;

const gamesQuery = z.strictObject({
  state: z.enum(['over', 'under-way']).default('over').describe('`under-way`: only one’s own'),
  before: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{16,32}$/, 'must be the next of an earlier answer')
    .optional()
    .describe('The `next` of the answer before'),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(20),
});

/** `/api/v1/players/…` and `/api/v1/leaderboard`: who plays here, and how well. */
export function playerRoutes(app: ApiServer, gate: OnlineGate): void {
  const profile = {
    tags,
    summary: 'A player: name, ratings, results',
    params,
    response: { 200: playerProfileSchema, ...REFUSALS },
  };
  app.get('/api/v1/players/:player', { schema: profile }, async (request, reply) => {
    const online = await gate.get();
    const { player } = request.params;
    const all = (await whoLooks(request, online))?.id === player;
    const found = await profileOf(online.store, player, { all, now: online.clock.now() });
    reply.header('cache-control', 'no-store');
    return found ?? sendRefusal(reply, { reason: 'not-found' });
  });

  const games = {
    tags,
    summary:
      'Games of a player: of others, those that are over of the lobby, of announced tournaments, and rated; of one’s own, all',
    params,
    querystring: gamesQuery,
    response: { 200: playerGamesSchema, ...REFUSALS },
  };
  app.get('/api/v1/players/:player/games', { schema: games }, async (request, reply) => {
    const online = await gate.get();
    const { player } = request.params;
    if (!(await online.store.person(player))) return sendRefusal(reply, { reason: 'not-found' });
    const all = (await whoLooks(request, online))?.id === player;
    reply.header('cache-control', 'no-store');
    const { state, before, limit } = request.query;
    if (state === 'under-way')
      return { games: all ? await online.store.gamesUnderWay(player, MOST_UNDER_WAY) : [], next: null };
    return gamesOver(online.store, player, { all, before: before === undefined ? null : readCursor(before), limit });
  });

  let exports = 0;
  const exported = {
    tags,
    summary: 'The same games as text or PDN (draughts only), one after the other, the last first',
    params,
    querystring: z.strictObject({ format: z.enum(['text', 'pdn']).default('text') }),
    response: {
      200: {
        description: `The games, ${MOST_EXPORTED} at most`,
        content: { 'text/plain': { schema: z.string() } },
      },
      ...REFUSALS,
    },
  };
  app.get('/api/v1/players/:player/games/export', { schema: exported }, async (request, reply) => {
    const online = await gate.get();
    const { player } = request.params;
    if (!(await online.store.person(player))) return sendRefusal(reply, { reason: 'not-found' });
    if (exports >= EXPORTS_AT_ONCE) return sendRefusal(reply, { reason: 'unavailable', retryAfter: EXPORT_AGAIN });
    const all = (await whoLooks(request, online))?.id === player;
    const { format } = request.query;
    exports++;
    return sendGames(reply, online.store, { player, all, format }, (error) => {
      exports--;
      if (error) online.report(error);
    });
  });

  const curve = {
    tags,
    summary: 'How the ratings of a player went, game by game, in the order of time',
    params,
    querystring: z.strictObject({ group: ratingGroupSchema.optional().describe('Of all groups without it') }),
    response: { 200: z.object({ points: z.array(ratingPointSchema).readonly() }), ...REFUSALS },
  };
  app.get('/api/v1/players/:player/ratings', { schema: curve }, async (request, reply) => {
    const online = await gate.get();
    const { player } = request.params;
    if (!(await online.store.person(player))) return sendRefusal(reply, { reason: 'not-found' });
    reply.header('cache-control', 'no-store');
    return { points: await online.store.ratingCurve(player, request.query.group ?? null, MOST_POINTS) };
  });

  const leaderboard = {
    tags,
    summary: 'The best players of a group of rule sets, by settled ratings',
    querystring: z.strictObject({ group: ratingGroupSchema }),
    response: { 200: leaderboardSchema, ...REFUSALS },
  };
  app.get('/api/v1/leaderboard', { schema: leaderboard }, async (request, reply) => {
    const online = await gate.get();
    const own = await whoLooks(request, online);
    reply.header('cache-control', 'no-store');
    return online.leaderboards.of(request.query.group, own?.id ?? null);
  });
}

/** Who looks, by a token or else by the session; null for anybody. */
async function whoLooks(request: FastifyRequest, online: Online): Promise<Player | null> {
  if (!('authorization' in request.headers)) return playerOf(request, online.store, online.clock.now());
  const player = await playerOfBearer(request, online);
  return player.ok ? player.value : null;
}
