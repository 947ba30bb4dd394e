import { randomUUID } from 'node:crypto';
import { CHALLENGERS, type Challenge, type CompanyChoices, type Player } from '@merellier/protocol';
import { gameIdSchema, gameOptionsSchema, playerIdSchema, playerSchema } from '@merellier/protocol/schemas';
import { fail, ok, type Result } from '@merellier/rules';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { type ApiRefusal, REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerWhoAsks, playerWhoLooks } from '../http/who-asks.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { Limits } from '../limits/limits.ts';
import type { TokenBuckets } from '../limits/token-buckets.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { doneSchema, makeGame, requestId } from './carry-out.ts';

/** So many one player may follow, and so many challenges are told. */
const MOST_FOLLOWED = 500;
const MOST_CHALLENGES = 50;
const MOST_FOUND = 10;

const tags = ['people'];
const security = [{ session: [] }, { token: [] }];
const params = z.strictObject({ player: playerIdSchema });
const done = { 204: z.null().describe('Done'), ...REFUSALS };

const acquaintance = z.object({
  id: playerIdSchema,
  name: z.string(),
  bot: z.boolean(),
  followed: z.boolean().describe('Whether one follows them'),
});
const listed = { 200: z.object({ players: z.array(acquaintance) }), ...REFUSALS };

const choicesSchema = z.strictObject({
  challenges: z.enum(CHALLENGERS).describe('From whom one takes challenges; `followed`: from those whom one follows'),
  seen: z.boolean().describe('Whether others see that one is here'),
}) satisfies z.ZodType<CompanyChoices>;

const challengeSchema = z
  .object({
    game: gameIdSchema,
    host: playerSchema,
    guest: z.object({ id: playerIdSchema, name: z.string() }),
    options: gameOptionsSchema,
  })
  .meta({ id: 'Challenge' }) satisfies z.ZodType<Challenge>;

const wanted = z.strictObject({
  id: requestId,
  player: playerIdSchema.describe('Who is challenged'),
  rules: gameOptionsSchema.shape.rules,
  time: gameOptionsSchema.shape.time.default({ kind: 'none' }),
  side: gameOptionsSchema.shape.side.default('toss').describe('One’s own; `toss` draws lots'),
  rated: z.boolean().default(false),
});

/**
 * Company: who is here (`/api/v1/people/here`), who is called so (`/api/v1/people?name=`), whom one follows
 * (`/api/v1/follows`), challenges to one player alone (`/api/v1/challenges`), and what one lets others do
 * (`/api/v1/people/choices`).
 */
export function companyRoutes(app: ApiServer, gate: OnlineGate): void {
  /** Who asks, to change something, and not too often. */
  async function asker(
    request: FastifyRequest,
    bucket: (limits: Limits) => TokenBuckets,
  ): Promise<Result<{ readonly online: Online; readonly player: Player }, ApiRefusal>> {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return player;
    const wait = bucket(online.limits).take(player.value.id);
    return wait > 0 ? fail({ reason: 'too-many', retryAfter: wait }) : ok({ online, player: player.value });
  }

  /** People as somebody may see them: without those who blocked them or whom they blocked, and with whom they follow. */
  async function shownTo(
    { store }: Online,
    player: Player | null,
    people: readonly { readonly id: string; readonly name: string; readonly bot?: boolean }[],
  ): Promise<z.output<typeof acquaintance>[]> {
    const [blocked, blockers, follows] = player
      ? await Promise.all([store.blockedBy(player.id), store.blockersOf(player.id), store.followedBy(player.id)])
      : [[], [], []];
    const hidden = new Set([...blocked.map(({ id }) => id), ...blockers, ...(player ? [player.id] : [])]);
    const followed = new Set(follows.map(({ id }) => id));
    return people
      .filter(({ id }) => !hidden.has(id))
      .map(({ id, name, bot = false }) => ({ id, name, bot, followed: followed.has(id) }))
      .sort((a, b) => Number(b.followed) - Number(a.followed));
  }

  const here = { tags, summary: 'Who is here, those whom one follows first', response: listed };
  app.get('/api/v1/people/here', { schema: here }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    return { players: await shownTo(online, await playerWhoLooks(request, online), await online.company.list()) };
  });

  const find = {
    tags,
    summary: 'Players with an account, and programs, whose name begins so',
    querystring: z.strictObject({ name: z.string().trim().min(1).max(24) }),
    response: listed,
  };
  app.get('/api/v1/people', { schema: find }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const found = await online.store.namedLike(request.query.name.normalize('NFC'), MOST_FOUND);
    return { players: await shownTo(online, await playerWhoLooks(request, online), found) };
  });

  const choices = { tags, security, summary: 'What one lets others do', response: { 200: choicesSchema, ...REFUSALS } };
  app.get('/api/v1/people/choices', { schema: choices }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoLooks(request, online);
    if (!player) return sendRefusal(reply, { reason: 'no-session' });
    reply.header('cache-control', 'no-store');
    return online.store.choicesOf(player.id);
  });

  const choose = { tags, security, summary: 'Chooses that', body: choicesSchema, response: done };
  app.put('/api/v1/people/choices', { schema: choose }, async (request, reply) => {
    const asked = await asker(request, ({ followsOfPlayer }) => followsOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    await online.store.choose(player.id, request.body);
    return reply.code(204).send(null);
  });

  const follows = { tags, security, summary: 'Whom one follows, the last first', response: listed };
  app.get('/api/v1/follows', { schema: follows }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerWhoLooks(request, online);
    return { players: player ? await shownTo(online, player, await online.store.followedBy(player.id)) : [] };
  });

  const follow = { tags, security, summary: 'Follows a player', params, response: done };
  app.put('/api/v1/follows/:player', { schema: follow }, async (request, reply) => {
    const asked = await asker(request, ({ followsOfPlayer }) => followsOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const other = request.params.player;
    if ((await online.store.followedBy(player.id)).length >= MOST_FOLLOWED)
      return sendRefusal(reply, { reason: 'too-many-followed', limit: MOST_FOLLOWED });
    if (other === player.id || !(await online.store.follow(player.id, other, online.clock.now())))
      return sendRefusal(reply, { reason: 'not-found' });
    return reply.code(204).send(null);
  });

  const unfollow = { tags, security, summary: 'Follows a player no more', params, response: done };
  app.delete('/api/v1/follows/:player', { schema: unfollow }, async (request, reply) => {
    const asked = await asker(request, ({ followsOfPlayer }) => followsOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    await asked.value.online.store.unfollow(asked.value.player.id, request.params.player);
    return reply.code(204).send(null);
  });

  const list = {
    tags,
    security,
    summary: 'Challenges that wait for an answer, one’s own too, the newest first',
    response: { 200: z.object({ challenges: z.array(challengeSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/challenges', { schema: list }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerWhoLooks(request, online);
    const stored = player ? await online.store.challengesOf(player.id, MOST_CHALLENGES) : [];
    const challenges = await Promise.all(
      stored.map(async ({ game, to }) => {
        const room = await online.rooms.get(game);
        return room ? [{ game, host: room.state.players.host, guest: to, options: room.state.options }] : [];
      }),
    );
    return { challenges: challenges.flat() };
  });

  const make = { tags, security, summary: 'Challenges a player to a game that nobody else can join', body: wanted };
  app.post(
    '/api/v1/challenges',
    { schema: { ...make, response: { 200: doneSchema, ...REFUSALS } } },
    async (request, reply) => {
      const asked = await asker(request, ({ challengesOfPlayer }) => challengesOfPlayer);
      if (!asked.ok) return sendRefusal(reply, asked.error);
      const { online, player } = asked.value;
      const { store } = online;
      const { player: other, id = randomUUID(), ...options } = request.body;
      const found = await store.person(other);
      if (!found || other === player.id) return sendRefusal(reply, { reason: 'not-found' });
      // Whether one is blocked is not told: it reads as if nobody could challenge this player.
      if ((await store.isShut(other, player.id)) || !(await store.takesChallenges(other, player.id)))
        return sendRefusal(reply, { reason: 'no-challenges' });
      if (options.rated && !found.player.registered) return sendRefusal(reply, { reason: 'account-needed' });
      const outcome = await makeGame(online, player, { ...options, listed: false }, id, addressGroup(request.ip));
      if (!outcome.ok) return sendRefusal(reply, outcome.error);
      await store.challenge(outcome.value.game, player.id, other);
      const news = { player: other, kind: 'challenges', game: outcome.value.game, by: player.name } as const;
      online.push.tell(news).catch(online.report);
      return outcome.value;
    },
  );

  const decline = {
    tags,
    security,
    summary: 'Declines a challenge',
    params: z.strictObject({ game: gameIdSchema }),
    response: done,
  };
  app.delete('/api/v1/challenges/:game', { schema: decline }, async (request, reply) => {
    const asked = await asker(request, ({ followsOfPlayer }) => followsOfPlayer);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const { game } = request.params;
    if ((await online.store.challengedTo(game)) !== player.id) return sendRefusal(reply, { reason: 'not-found' });
    await online.games.serverCommand(game, { kind: 'withdraw' });
    return reply.code(204).send(null);
  });
}
