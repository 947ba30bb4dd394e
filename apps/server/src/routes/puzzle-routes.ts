import type { Player } from '@merellier/protocol';
import { shownRatingSchema } from '@merellier/protocol/schemas';
import { fail, ok, type Result } from '@merellier/rules';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { type ApiRefusal, REFUSALS, sendRefusal } from '../http/refusals.ts';
import { playerOf } from '../http/sessions.ts';
import { playerOfSession } from '../http/who-asks.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';

const tags = ['puzzles'];
const security = [{ session: [] }];
const change = z.object({ before: shownRatingSchema, after: shownRatingSchema });
const rules = z.string().regex(/^[a-z0-9-]{1,40}$/);
const puzzleId = z.string().regex(/^[a-z0-9-]{1,40}-[0-9a-f]{8}$/);
const record = z.object({
  rating: shownRatingSchema.nullable().describe('Null before the first attempt, and without an account'),
  attempts: z.int(),
  solved: z.int(),
});
const offered = z.object({
  puzzle: z.object({
    id: puzzleId,
    rules: z.string(),
    fen: z.string(),
    kind: z.string().describe('What is to be done: `win`, `only`, `take`, `block`, `hold` or `defend`'),
    goal: z.object({ value: z.enum(['win', 'draw']), winIn: z.int().optional().describe('Turns of one’s own') }),
  }),
  rating: shownRatingSchema.describe('Of the puzzle'),
  own: shownRatingSchema.describe('Of the solver'),
});
const attempted = z.object({
  right: z.boolean(),
  solution: z.string().describe('The best turn'),
  own: change,
  puzzle: change,
});

/**
 * Puzzles that count for a rating: `/api/v1/puzzles/rating` how one solves, `/api/v1/puzzles/next` the puzzle to be answered, and
 * `/api/v1/puzzles/attempts` the answer.
 */
export function puzzleRoutes(app: ApiServer, gate: OnlineGate): void {
  /** Who asks by a session, with an account, and not too often. */
  async function solver(
    request: FastifyRequest,
  ): Promise<Result<{ readonly online: Online; readonly player: Player }, ApiRefusal>> {
    const online = await gate.get();
    const player = await playerOfSession(request, online, gate.options.origins);
    if (!player.ok) return player;
    if (!player.value.registered) return fail({ reason: 'account-needed' });
    const wait = online.limits.puzzlesOfPlayer.take(player.value.id);
    return wait > 0 ? fail({ reason: 'too-many', retryAfter: wait }) : ok({ online, player: player.value });
  }

  const get = { tags, security, summary: 'How one solves puzzles', response: { 200: record, ...REFUSALS } };
  app.get('/api/v1/puzzles/rating', { schema: get }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const player = await playerOf(request, online.store, online.clock.now());
    if (!player?.registered) return { rating: null, attempts: 0, solved: 0 };
    return online.ratedPuzzles.record(player.id);
  });

  const next = {
    ...{
      tags,
      security,
      summary: 'The puzzle that one is to answer next, near one’s rating: the same until it is answered',
    },
    body: z.strictObject({ rules }),
    response: { 200: offered, ...REFUSALS },
  };
  app.post('/api/v1/puzzles/next', { schema: next }, async (request, reply) => {
    const asked = await solver(request);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const found = await online.ratedPuzzles.next(player.id, request.body.rules);
    return found.ok ? found.value : sendRefusal(reply, found.error);
  });

  const post = {
    ...{ tags, security, summary: 'Answers it; it counts once' },
    body: z.strictObject({
      puzzle: puzzleId,
      turn: z.string().min(1).max(120).nullable().describe('Null gives it up, which counts as a wrong turn'),
    }),
    response: { 200: attempted, ...REFUSALS },
  };
  app.post('/api/v1/puzzles/attempts', { schema: post }, async (request, reply) => {
    const asked = await solver(request);
    if (!asked.ok) return sendRefusal(reply, asked.error);
    const { online, player } = asked.value;
    const { puzzle, turn } = request.body;
    const made = await online.ratedPuzzles.attempt(player.id, puzzle, turn);
    return made.ok ? made.value : sendRefusal(reply, made.error);
  });
}
