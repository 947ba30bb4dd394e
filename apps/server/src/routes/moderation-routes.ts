import { MODERATION_KINDS, REPORT_REASONS } from '@merellier/protocol';
import { gameIdSchema, playerIdSchema } from '@merellier/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { moderatorOf } from '../http/moderators.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { readCursor, writeCursor } from '../people/people.ts';
import { newGameId } from '../store/ids.ts';
import type { Earlier } from '../store/moderation-store.ts';
import { fairPlayRoutes } from './fair-play-routes.ts';

const path = '/api/v1/moderation';
const tags = ['moderation'];
const security = [{ session: [] }];

/** So many are told at once. */
const CASES = 100;
const REPORTS_OF_ONE = 50;
const COMPANIONS = 100;
const ACTS = 200;

/** Where a list goes on. */
const page = {
  before: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{16,32}$/, 'must be the next of an earlier answer')
    .optional()
    .describe('The `next` of the answer before'),
};
const next = z.string().nullable().describe('What to ask for as `before`; null at the end');

const moment = z.number().describe('Milliseconds since 1970');
const named = z.object({ id: playerIdSchema, name: z.string() });
const moderated = named.extend({
  registered: z.boolean().describe('Whether the player has an account'),
  since: moment.describe('When the player first came'),
  banned: z.boolean(),
});
const caseSchema = z
  .object({
    player: moderated,
    reports: z.array(
      z.object({
        game: gameIdSchema.nullable(),
        reason: z.enum(REPORT_REASONS),
        note: z.string(),
        at: moment,
        reporter: named.nullable().describe('Null for one who is gone'),
        setAside: z.boolean().describe('Whether a moderator found nothing wrong in it'),
      }),
    ),
  })
  .meta({ id: 'ModerationCase' });
const actSchema = z
  .object({
    id: gameIdSchema,
    kind: z.enum(MODERATION_KINDS),
    at: moment,
    by: named.nullable(),
    players: z.array(named),
    undone: z.object({ at: moment, by: named.nullable() }).nullable(),
  })
  .meta({ id: 'ModerationAct' });

function readPlace(before: string | undefined): Earlier | null {
  const cursor = before === undefined ? null : readCursor(before);
  return cursor && { at: cursor.endedAt, id: cursor.game };
}

function nextOf(goesOn: boolean, shown: readonly Earlier[]): string | null {
  const last = shown.at(-1);
  return goesOn && last ? writeCursor(last.at, last.id) : null;
}

/**
 * For the accounts that the host names in `MODERATORS`: reports by the player they are about, other players from the same
 * addresses, bans and their taking back (`/api/v1/moderation`). For everybody else nothing is there.
 */
export function moderationRoutes(app: ApiServer, gate: OnlineGate): void {
  const askers = new WeakMap<FastifyRequest, string>();
  // Before anything else is read: what is wrong with a request would tell that there is something here.
  app.addHook('onRequest', async (request, reply) => {
    const moderator = await moderatorOf(request, gate);
    if (!moderator) return reply.callNotFound();
    if (request.method !== 'GET' && !isOwnOrigin(request, gate.options.origins))
      return sendRefusal(reply, { reason: 'foreign-origin' });
    reply.header('cache-control', 'no-store');
    const wait = request.method === 'GET' ? 0 : gate.limits.actsOfModerator.take(moderator.id);
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    askers.set(request, moderator.id);
  });
  const askerOf = (request: FastifyRequest): string => askers.get(request) ?? '';

  const cases = {
    ...{ tags, security, summary: 'Reports by the player they are about, those of the newest report first' },
    querystring: z.strictObject({
      state: z
        .enum(['open', 'closed'])
        .default('open')
        .describe(
          '`open`: one of the reports waits for a moderator; `closed`: the player is banned, or nothing was wrong',
        ),
      limit: z.coerce.number().pipe(z.int().min(1).max(CASES)).default(CASES),
      ...page,
    }),
    response: { 200: z.object({ cases: z.array(caseSchema), next }), ...REFUSALS },
  };
  app.get(`${path}/cases`, { schema: cases }, async (request) => {
    const { store } = await gate.get();
    const { state, limit, before } = request.query;
    // One more tells whether there is a next page.
    const found = await store.cases(state === 'closed', limit + 1, readPlace(before));
    const shown = found.slice(0, limit);
    return {
      cases: shown.map(({ player, reports }) => ({ player, reports: reports.slice(0, REPORTS_OF_ONE) })),
      next: nextOf(
        found.length > limit,
        shown.map(({ player, reports }) => ({ id: player.id, at: Math.max(...reports.map(({ at }) => at)) })),
      ),
    };
  });

  const companions = {
    ...{ tags, security, summary: 'Other players seen at the same address in the same week, but for moderators' },
    params: z.strictObject({ player: playerIdSchema }),
    response: { 200: z.object({ players: z.array(moderated.extend({ at: moment })) }), ...REFUSALS },
  };
  app.get(`${path}/players/:player/companions`, { schema: companions }, async (request) => {
    const [{ store }, accounts] = [await gate.get(), await gate.accounts()];
    const players = await store.companionsOf(request.params.player, await accounts.moderatorIds(), COMPANIONS);
    return { players: [...players] };
  });

  const acts = {
    ...{ tags, security, summary: 'What moderators did, the newest first' },
    querystring: z.strictObject({ limit: z.coerce.number().pipe(z.int().min(1).max(ACTS)).default(ACTS), ...page }),
    response: { 200: z.object({ acts: z.array(actSchema), next }), ...REFUSALS },
  };
  app.get(`${path}/acts`, { schema: acts }, async (request) => {
    const { store } = await gate.get();
    const { limit, before } = request.query;
    const done = await store.moderationActs(null, limit + 1, readPlace(before));
    const shown = done.slice(0, limit);
    return {
      acts: shown.map((act) => ({ ...act, players: [...act.players] })),
      next: nextOf(done.length > limit, shown),
    };
  });

  const act = {
    ...{ tags, security, summary: 'Bans players, lets them in again, or finds nothing wrong in what was reported' },
    body: z.strictObject({
      kind: z.enum(MODERATION_KINDS),
      players: z
        .array(playerIdSchema)
        .min(1)
        .max(COMPANIONS + 1),
    }),
    response: { 200: z.object({ act: gameIdSchema }), ...REFUSALS },
  };
  app.post(`${path}/acts`, { schema: act }, async (request, reply) => {
    const [online, accounts] = [await gate.get(), await gate.accounts()];
    const { kind, players } = request.body;
    const moderators = await accounts.moderatorIds();
    if (kind === 'ban' && players.some((each) => moderators.includes(each)))
      return sendRefusal(reply, { reason: 'is-moderator' });
    const made = { id: newGameId(), kind, moderator: askerOf(request), players, at: online.clock.now() };
    if (!(await online.store.moderate(made))) return sendRefusal(reply, { reason: 'nothing-to-do' });
    if (kind === 'ban') for (const player of players) online.changed(player);
    return { act: made.id };
  });

  const undo = {
    ...{ tags, security, summary: 'Takes a ban, or a setting aside, back as a whole' },
    params: z.strictObject({ act: gameIdSchema }),
    response: { 204: z.null().describe('Done'), ...REFUSALS },
  };
  app.delete(`${path}/acts/:act`, { schema: undo }, async (request, reply) => {
    const { store, clock } = await gate.get();
    const players = await store.undoModeration(request.params.act, askerOf(request), clock.now());
    if (!players) return sendRefusal(reply, { reason: 'nothing-to-do' });
    return reply.code(204).send(null);
  });
  fairPlayRoutes(app, gate);
}
