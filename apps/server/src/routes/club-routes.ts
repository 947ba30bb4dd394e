import { randomUUID } from 'node:crypto';
import { type ClubFields, type ClubRole, DAY, type Player, ratingGroupOf } from '@merellier/protocol';
import { gameIdSchema, playerIdSchema, rulesReferenceSchema } from '@merellier/protocol/schemas';
import { fail, ok, type Result, readRuleSet } from '@merellier/rules';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { type ApiRefusal, REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerWhoAsks, playerWhoLooks } from '../http/who-asks.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { newGameId } from '../store/ids.ts';
import { requestId } from './carry-out.ts';

const tags = ['clubs'];
const security = [{ session: [] }, { token: [] }];
const params = z.strictObject({ club: gameIdSchema });
const done = { 204: z.null().describe('Done'), ...REFUSALS };

const LISTED = 100;
const MOST_CLUBS = 20;
const MESSAGES = 30;
/** The games of the last year count in a club. */
const YEAR = 365 * DAY;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u, 'must have no invisible characters');
const lines = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n]*$/u, 'must have no invisible characters but line breaks');

const fieldsSchema = z.strictObject({
  name: line(60).min(1),
  about: lines(1_000).default(''),
  evening: line(120).default('').describe('When and where it meets, in its own words'),
  rules: z.strictObject({ id: rulesReferenceSchema.shape.id, changes: rulesReferenceSchema.shape.parameters }),
  listed: z.boolean().default(true).describe('Whether it stands in the list; else only who has its address finds it'),
}) satisfies z.ZodType<ClubFields>;

const clubSchema = fieldsSchema.extend({ id: gameIdSchema, members: z.int() }).meta({ id: 'Club' });
const role = z.enum(['leader', 'member', 'barred']);
const memberSchema = z.object({
  id: playerIdSchema,
  name: z.string(),
  role,
  rating: z.int().nullable().describe('The settled rating in the group of the club’s rules'),
  games: z.object({ won: z.int(), drawn: z.int(), lost: z.int() }).describe('Against other members, within a year'),
});
const messageSchema = z.object({
  id: z.string(),
  author: z.object({ id: playerIdSchema, name: z.string() }),
  text: z.string(),
  at: z.number(),
});

/** Clubs (`/api/v1/clubs`): their pages, members and messages. */
export function clubRoutes(app: ApiServer, gate: OnlineGate): void {
  /** Who asks to change something in a club, and what they are there. */
  async function asker(
    request: FastifyRequest,
    club: string | null,
  ): Promise<Result<{ readonly online: Online; readonly player: Player; readonly role: ClubRole | null }, ApiRefusal>> {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return player;
    const { clubsOfPlayer, clubDeedsOfPlayer } = online.limits;
    const wait = (club === null ? clubsOfPlayer : clubDeedsOfPlayer).take(player.value.id);
    if (wait > 0) return fail({ reason: 'too-many', retryAfter: wait });
    if (!player.value.registered) return fail({ reason: 'account-needed' });
    if (club !== null && !(await online.store.club(club))) return fail({ reason: 'not-found' });
    const held = club === null ? null : await online.store.roleIn(club, player.value.id);
    return ok({ online, player: player.value, role: held });
  }

  const rulesProblem = ({ rules }: ClubFields): ApiRefusal | null => {
    const read = readRuleSet(rules.id, rules.changes);
    return read.ok ? null : { reason: 'rules', problem: read.error };
  };

  const list = {
    tags,
    summary: 'Clubs that everybody may find, the largest first; or one’s own',
    querystring: z.strictObject({ own: z.literal('1').optional() }),
    response: { 200: z.object({ clubs: z.array(clubSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/clubs', { schema: list }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = request.query.own ? await playerWhoLooks(request, online) : null;
    if (request.query.own && !player) return { clubs: [] };
    return { clubs: [...(await online.store.clubs(player?.id ?? null, LISTED))] };
  });

  const found = {
    ...{ tags, security, summary: 'Founds a club' },
    body: fieldsSchema.extend({ request: requestId }),
    response: { 200: z.object({ club: gameIdSchema }), ...REFUSALS },
  };
  app.post('/api/v1/clubs', { schema: found }, async (request, reply) => {
    const asked = await asker(request, null);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const { request: id = randomUUID(), ...fields } = request.body;
    const problem = rulesProblem(fields);
    if (problem) return sendRefusal(reply, problem);
    if ((await online.store.clubs(player.id, MOST_CLUBS)).length >= MOST_CLUBS)
      return sendRefusal(reply, { reason: 'too-many-clubs', limit: MOST_CLUBS });
    const club = { id: newGameId(), ...fields };
    return { club: await online.store.createClub(club, `${player.id}/${id}`, player.id, online.clock.now()) };
  });

  const look = {
    tags,
    summary: 'A club with its members, and what one is there',
    params,
    response: {
      200: z.object({ club: clubSchema, you: role.nullable(), members: z.array(memberSchema) }),
      ...REFUSALS,
    },
  };
  app.get('/api/v1/clubs/:club', { schema: look }, async (request, reply) => {
    const online = await gate.get();
    const { store } = online;
    reply.header('cache-control', 'no-store');
    const club = await store.club(request.params.club);
    if (!club) return sendRefusal(reply, { reason: 'not-found' });
    const player = await playerWhoLooks(request, online);
    const you = player && (await store.roleIn(club.id, player.id));
    const members = await store.membersOf(club.id, ratingGroupOf(club.rules.id) ?? '', online.clock.now() - YEAR);
    // Whom the leaders sent away is theirs to know.
    return { club, you, members: members.filter((each) => you === 'leader' || each.role !== 'barred') };
  });

  const change = { tags, security, summary: 'Changes what a club says of itself', params, body: fieldsSchema };
  app.put('/api/v1/clubs/:club', { schema: { ...change, response: done } }, async (request, reply) => {
    const asked = await asker(request, request.params.club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    if (asked.value.role !== 'leader') return sendRefusal(reply, { reason: 'not-leader' });
    const problem = rulesProblem(request.body);
    if (problem) return sendRefusal(reply, problem);
    await asked.value.online.store.changeClub(request.params.club, request.body);
    return reply.code(204).send(null);
  });

  const join = { tags, security, summary: 'Joins a club', params, response: done };
  app.post('/api/v1/clubs/:club/members', { schema: join }, async (request, reply) => {
    const asked = await asker(request, request.params.club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player, role } = asked.value;
    if (role === 'barred') return sendRefusal(reply, { reason: 'not-available' });
    if (role === null) await online.store.setRole(request.params.club, player.id, 'member', online.clock.now());
    return reply.code(204).send(null);
  });

  const member = params.extend({ player: playerIdSchema });
  const give = {
    ...{ tags, security, summary: 'Gives a member another role, or sends a member away for good', params: member },
    body: z.strictObject({ role }),
    response: done,
  };
  app.put('/api/v1/clubs/:club/members/:player', { schema: give }, async (request, reply) => {
    const { club, player: other } = request.params;
    const asked = await asker(request, club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player, role } = asked.value;
    if (role !== 'leader') return sendRefusal(reply, { reason: 'not-leader' });
    if (other === player.id) return sendRefusal(reply, { reason: 'last-leader' });
    if ((await online.store.roleIn(club, other)) === null) return sendRefusal(reply, { reason: 'not-found' });
    await online.store.setRole(club, other, request.body.role, online.clock.now());
    return reply.code(204).send(null);
  });

  const leave = {
    ...{ tags, security, params, response: done },
    summary: 'Leaves a club; with its last member it goes',
  };
  app.delete('/api/v1/clubs/:club/members', { schema: leave }, async (request, reply) => {
    const { club } = request.params;
    const asked = await asker(request, club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player, role } = asked.value;
    if (role === null || role === 'barred') return reply.code(204).send(null);
    const others = (await online.store.membersOf(club, 'nine', 0)).filter(
      (each) => each.id !== player.id && each.role !== 'barred',
    );
    const isLast = role === 'leader' && !others.some((each) => each.role === 'leader');
    if (isLast && others.length > 0) return sendRefusal(reply, { reason: 'last-leader' });
    if (others.length === 0) await online.store.removeClub(club);
    else await online.store.removeMember(club, player.id);
    return reply.code(204).send(null);
  });

  const read = {
    ...{ tags, security, params, summary: 'The messages of a club, the newest first; for members' },
    querystring: z.strictObject({ before: z.coerce.number().int().min(0).optional() }),
    response: { 200: z.object({ messages: z.array(messageSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/clubs/:club/messages', { schema: read }, async (request, reply) => {
    const online = await gate.get();
    const { club } = request.params;
    reply.header('cache-control', 'no-store');
    const player = await playerWhoLooks(request, online);
    const held = player && (await online.store.roleIn(club, player.id));
    if (!player || held === null || held === 'barred') return sendRefusal(reply, { reason: 'members-only' });
    const blocked = new Set((await online.store.blockedBy(player.id)).map(({ id }) => id));
    const messages = await online.store.messagesOf(club, request.query.before ?? null, MESSAGES);
    return { messages: messages.filter(({ author }) => !blocked.has(author.id)) };
  });

  const write = {
    ...{ tags, security, params, summary: 'Writes to the members of a club' },
    body: z.strictObject({ id: requestId, text: lines(1_000).min(1) }),
    response: done,
  };
  app.post('/api/v1/clubs/:club/messages', { schema: write }, async (request, reply) => {
    const { club } = request.params;
    const asked = await asker(request, club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player, role } = asked.value;
    if (role === null || role === 'barred') return sendRefusal(reply, { reason: 'members-only' });
    const { id = randomUUID(), text } = request.body;
    await online.store.addMessage(club, `${player.id}/${id}`, player.id, text, online.clock.now());
    return reply.code(204).send(null);
  });

  const message = params.extend({ message: z.string().max(120) });
  const take = {
    ...{ tags, security, params: message, response: done },
    summary: 'Takes a message out: one’s own, or any as a leader',
  };
  app.delete('/api/v1/clubs/:club/messages/:message', { schema: take }, async (request, reply) => {
    const { club, message: id } = request.params;
    const asked = await asker(request, club);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player, role } = asked.value;
    const gone = await online.store.removeMessage(club, id, role === 'leader' ? null : player.id);
    return gone ? reply.code(204).send(null) : sendRefusal(reply, { reason: 'not-found' });
  });
}
