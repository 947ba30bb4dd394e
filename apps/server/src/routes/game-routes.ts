import { type ChanceProof, chanceProofOf, type GameState, type RecordedEvent, recordOf } from '@merellier/protocol';
import { gameIdSchema, recordedEventSchema } from '@merellier/protocol/schemas';
import { writeGame } from '@merellier/rules/notation';
import { z } from 'zod';
import { GameStream, streamSchema } from '../clients/game-stream.ts';
import { gameViewSchema, viewOf } from '../clients/game-view.ts';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { sendLines } from '../http/send-lines.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { withClocks } from './pdn-clocks.ts';
import { liveGameSchema } from './people-schemas.ts';
import { sinceSchema } from './since.ts';

const tags = ['games'];
const gameParams = z.strictObject({ game: gameIdSchema });
const face = z.int().min(1).max(6);
const proofSchema = z.object({
  game: gameIdSchema,
  commitment: z.string(),
  secret: z.string(),
  contributions: z.object({ host: z.string(), guest: z.string() }),
  white: z.enum(['host', 'guest']).nullable(),
  throws: z.array(z.object({ index: z.int(), dice: z.tuple([face, face, face]).readonly() })).readonly(),
  seal: z.string().nullable(),
}) satisfies z.ZodType<ChanceProof>;

const exportSchema = z
  .object({
    game: gameIdSchema,
    events: z.array(recordedEventSchema).readonly(),
    proof: proofSchema.nullable().describe('What a finished game claims of its dice and lots; null without'),
  })
  .describe('The whole game, as it can be replayed and verified');

/** `/api/v1/games/…`: games, for anybody who knows the id, and those being played that anyone may watch; read only. */
export function gameRoutes(app: ApiServer, gate: OnlineGate): void {
  const live = {
    tags,
    summary: 'Games being played now that anyone may watch, the best first',
    querystring: z.strictObject({ limit: z.coerce.number().pipe(z.int().min(1).max(12)).default(12) }),
    response: { 200: z.object({ games: z.array(liveGameSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/games/live', { schema: live }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // The first page asks for this: where nobody plays, no database is opened for it.
    const games = (await gate.present?.liveGames.list()) ?? [];
    return { games: games.slice(0, request.query.limit) };
  });

  const view = {
    tags,
    summary: 'How a game stands',
    params: gameParams,
    response: { 200: gameViewSchema, ...REFUSALS },
  };
  app.get('/api/v1/games/:game', { schema: view }, async (request, reply) => {
    const online = await gate.get();
    const room = await online.rooms.get(request.params.game);
    if (!room) return sendRefusal(reply, { reason: 'not-found' });
    await room.refresh();
    reply.header('cache-control', 'no-store');
    return viewOf(room.state, online.clock.now());
  });

  const exported = {
    tags,
    summary: 'A game as text, as PDN (draughts), or as its events with the proof of its dice',
    params: gameParams,
    querystring: z.strictObject({ format: z.enum(['text', 'pdn', 'json']).default('text') }),
    response: {
      200: {
        description: 'The game',
        content: {
          'text/plain': { schema: z.string() },
          'application/json': { schema: exportSchema },
        },
      },
      ...REFUSALS,
    },
  };
  app.get('/api/v1/games/:game/export', { schema: exported }, async (request, reply) => {
    const online = await gate.get();
    const room = await online.rooms.get(request.params.game);
    if (!room) return sendRefusal(reply, { reason: 'not-found' });
    await room.refresh();
    const { format } = request.query;
    if (format === 'pdn' && room.state.rules.family !== 'draughts') return sendRefusal(reply, { reason: 'no-pdn' });
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', `attachment; filename="${fileName(room.state, format)}"`);
    if (format === 'json') return reply.send(wholeGame(room.id, room.eventsSince(0)));
    const state = format === 'pdn' ? withClocks(room.id, room.eventsSince(0)) : room.state;
    return reply.type('text/plain; charset=utf-8').send(writeGame(recordOf(state)));
  });

  const streamed = {
    tags,
    summary: 'A game as it is played, for spectators: lines of JSON',
    params: gameParams,
    querystring: sinceSchema,
    response: { ...streamSchema, ...REFUSALS },
  };
  app.get('/api/v1/games/:game/stream', { schema: streamed }, async (request, reply) => {
    const { params, query } = request;
    return sendLines(gate, request, reply, (online) =>
      GameStream.open(online, { game: params.game, player: null, since: query.since }),
    );
  });
}

const wholeGame = (game: string, events: readonly RecordedEvent[]): z.output<typeof exportSchema> => ({
  game,
  events,
  proof: chanceProofOf(game, events),
});

const EXTENSIONS = { text: 'txt', pdn: 'pdn', json: 'json' } as const;

const fileName = ({ rules, createdAt }: GameState, format: keyof typeof EXTENSIONS): string =>
  `${rules.id}-${new Date(createdAt).toISOString().slice(0, 10)}.${EXTENSIONS[format]}`;
