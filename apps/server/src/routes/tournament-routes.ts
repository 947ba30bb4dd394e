import { randomUUID } from 'node:crypto';
import { gameIdSchema, playerIdSchema } from '@merellier/protocol/schemas';
import { z } from 'zod';
import { TournamentStream } from '../clients/tournament-stream.ts';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { sendLines } from '../http/send-lines.ts';
import { playerWhoAsks, playerWhoLooks } from '../http/who-asks.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { requestId } from './carry-out.ts';
import { sinceSchema } from './since.ts';
import {
  listedTournamentSchema,
  settingsSchema,
  tournamentCommandSchema,
  tournamentEventSchema,
} from './tournament-schemas.ts';

const tags = ['tournaments'];
const security = [{ session: [] }, { token: [] }];
const params = z.strictObject({ tournament: gameIdSchema });
const doneSchema = z.object({ tournament: gameIdSchema, seq: z.int() });
const LISTED = 50;

/** Events were checked when they came in. */
type StoredEvents = z.infer<typeof tournamentEventSchema>[];

const lineSchema = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('events'),
      you: playerIdSchema.nullable().describe('Who looks on; null for nobody known'),
      now: z.number(),
      events: z.array(tournamentEventSchema),
    }),
    z.object({ type: z.literal('closing'), retryAfter: z.int() }).describe('The server stops: connect again'),
  ])
  .meta({ id: 'TournamentLine' });

/** Tournaments that the server runs (`/api/v1/tournaments`): the list, a new one, one as it goes on, and what is asked of it. */
export function tournamentRoutes(app: ApiServer, gate: OnlineGate): void {
  const list = {
    tags,
    summary: 'Tournaments: those under way, those announced, those that are over',
    querystring: z.strictObject({
      player: playerIdSchema.optional().describe('Those of this player alone, if that is who asks'),
      club: gameIdSchema.optional().describe('Those of this club alone'),
    }),
    response: { 200: z.object({ tournaments: z.array(listedTournamentSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/tournaments', { schema: list }, async (request, reply) => {
    const online = await gate.get();
    reply.header('cache-control', 'no-store');
    const { player, club } = request.query;
    if (player !== undefined && (await playerWhoLooks(request, online))?.id !== player)
      return sendRefusal(reply, { reason: 'not-found' });
    const wanted = player ? { by: 'player' as const, player } : club ? { by: 'club' as const, club } : null;
    return { tournaments: [...(await online.store.listTournaments(wanted ?? { by: 'all' }, LISTED))] };
  });

  const make = {
    tags,
    security,
    summary: 'Announces a tournament',
    body: z.strictObject({ id: requestId, settings: settingsSchema }),
    response: { 200: doneSchema, ...REFUSALS },
  };
  app.post('/api/v1/tournaments', { schema: make }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const wait = online.limits.tournamentsOfPlayer.take(player.value.id);
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const { id = randomUUID(), settings } = request.body;
    const outcome = await online.tournaments.create({ player: player.value, id }, settings);
    online.count('tournament', outcome.ok ? 'done' : outcome.error.reason);
    return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
  });

  const look = {
    tags,
    summary: 'A tournament as its events',
    params,
    querystring: sinceSchema,
    response: { 200: z.object({ tournament: gameIdSchema, events: z.array(tournamentEventSchema) }), ...REFUSALS },
  };
  app.get('/api/v1/tournaments/:tournament', { schema: look }, async (request, reply) => {
    const online = await gate.get();
    const room = await online.tournaments.rooms.get(request.params.tournament);
    if (!room) return sendRefusal(reply, { reason: 'not-found' });
    await room.refresh();
    reply.header('cache-control', 'no-store');
    return { tournament: room.id, events: room.eventsSince(request.query.since) as StoredEvents };
  });

  const stream = {
    ...{ tags, params, querystring: sinceSchema },
    summary: 'A tournament as it goes on',
    response: {
      200: {
        description: 'One JSON object a line, until the connection is closed; empty lines say that the server is there',
        content: { 'application/x-ndjson': { schema: lineSchema } },
      },
      ...REFUSALS,
    },
  };
  app.get('/api/v1/tournaments/:tournament/stream', { schema: stream }, async (request, reply) => {
    const player = await playerWhoLooks(request, await gate.get());
    const { params, query } = request;
    return sendLines(gate, request, reply, (online) =>
      TournamentStream.open(online, { tournament: params.tournament, player, since: query.since }),
    );
  });

  const ask = {
    tags,
    security,
    summary: 'Asks something of a tournament: to join or leave it, or as its organiser',
    params,
    body: z.strictObject({ id: requestId, command: tournamentCommandSchema }),
    response: { 200: doneSchema, ...REFUSALS },
  };
  app.post('/api/v1/tournaments/:tournament/commands', { schema: ask }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerWhoAsks(request, online, gate.options.origins);
    if (!player.ok) return sendRefusal(reply, player.error);
    const wait = online.limits.tournamentCommandsOfPlayer.take(player.value.id);
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const { id = randomUUID(), command } = request.body;
    const outcome = await online.tournaments.command({ player: player.value, id }, request.params.tournament, command);
    online.count(`tournament/${command.kind}`, outcome.ok ? 'done' : outcome.error.reason);
    return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
  });
}
