import { gameIdSchema, phraseSchema, playerCommandSchema } from '@merellier/protocol/schemas';
import { z } from 'zod';
import { GameStream, streamSchema } from '../clients/game-stream.ts';
import { PlayerStream } from '../clients/player-stream.ts';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { sendLines } from '../http/send-lines.ts';
import { playerOfBearer } from '../http/who-asks.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { carryOut, doneSchema, requestId } from './carry-out.ts';
import { sinceSchema } from './since.ts';

const tags = ['bots'];
const security = [{ token: [] }];
const params = z.strictObject({ game: gameIdSchema });

/** What each command does, for the document. A seat is taken by `/seeks/{game}/join`. */
const SUMMARIES: Readonly<Record<Exclude<z.infer<typeof playerCommandSchema>['kind'], 'join'>, string>> = {
  contribute: 'Gives one’s part in dice and lots, once the commitment is seen',
  turn: 'Plays a turn: whole, in notation, naming the board (`boardSeq`) that it was chosen on',
  abort: 'Leaves before both sides have made a turn: nobody wins',
  resign: 'Resigns',
  offer: 'Offers a draw or a rematch, or asks to take back a turn',
  accept: 'Accepts an offer',
  decline: 'Declines an offer, or takes back one’s own',
  'give-time': 'Gives the other side more time',
  claim: 'Ends a game that the other side has left',
};

/** `/api/v1/bot/…`: playing by a program, with a token. */
export function botRoutes(app: ApiServer, gate: OnlineGate): void {
  const events = {
    tags,
    security,
    summary: 'One’s games: each that is not over, then every change of phase',
    response: { ...streamSchema, ...REFUSALS },
  };
  app.get('/api/v1/bot/events', { schema: events }, async (request, reply) => {
    const player = await playerOfBearer(request, await gate.get());
    if (!player.ok) return sendRefusal(reply, player.error);
    return sendLines(gate, request, reply, (online) => PlayerStream.open(online, player.value));
  });

  const stream = { ...events, summary: 'A game as it is played', params, querystring: sinceSchema };
  app.get('/api/v1/bot/games/:game', { schema: stream }, async (request, reply) => {
    const player = await playerOfBearer(request, await gate.get());
    if (!player.ok) return sendRefusal(reply, player.error);
    const { params, query } = request;
    return sendLines(gate, request, reply, (online) =>
      GameStream.open(online, { game: params.game, player: player.value, since: query.since }),
    );
  });

  // What a game can be asked is what the protocol says, one address for each.
  for (const command of playerCommandSchema.options) {
    const { kind, ...shape } = command.shape;
    const [name] = [...kind.values];
    if (name === undefined || name === 'join') continue;
    const fields = z.strictObject({ id: requestId, ...shape });
    const hasFields = Object.keys(shape).length > 0;
    const schema = {
      tags,
      security,
      summary: SUMMARIES[name],
      params,
      body: hasFields ? fields : fields.nullish(),
      response: { 200: doneSchema, ...REFUSALS },
    };
    app.post(`/api/v1/bot/games/:game/${name}`, { schema }, async (request, reply) => {
      const online = await gate.get();
      const player = await playerOfBearer(request, online);
      if (!player.ok) return sendRefusal(reply, player.error);
      const { id, ...rest } = request.body ?? {};
      const asked = command.parse({ kind: name, ...rest });
      const outcome = await carryOut(online, player.value, request.params.game, asked, id);
      return outcome.ok ? outcome.value : sendRefusal(reply, outcome.error);
    });
  }

  const say = {
    tags,
    security,
    summary: 'Says a phrase to everyone who watches the game',
    params,
    body: z.strictObject({ phrase: phraseSchema }),
    response: { 204: z.null().describe('Said'), ...REFUSALS },
  };
  app.post('/api/v1/bot/games/:game/say', { schema: say }, async (request, reply) => {
    const online = await gate.get();
    const player = await playerOfBearer(request, online);
    if (!player.ok) return sendRefusal(reply, player.error);
    const wait = online.limits.phrasesOfPlayer.take(player.value.id);
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const said = await online.games.say(player.value, request.params.game, request.body.phrase);
    return said ? reply.code(204).send(null) : sendRefusal(reply, { reason: 'wrong-seat' });
  });
}
