import { readRuleSet } from '@merellier/rules';
import { readFen, writeFen, writeTurn } from '@merellier/rules/notation';
import { z } from 'zod';
import { OPENING_PLIES, rulesKey, sharedView } from '../games/opening-turns.ts';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS } from '../http/refusals.ts';
import { changesOf, ruleQuery } from '../http/rule-query.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import type { CountedTurn } from '../store/opening-store.ts';

/** Answers may be so old, in seconds: games end all the time, and what was played in hundreds changes slowly. */
const FRESH = 60;

const querySchema = z.strictObject({
  ...ruleQuery,
  fen: z.string().max(400).optional().describe('The start without it'),
});
const count = z.int().min(0);
const answerSchema = z.object({
  rules: z.string(),
  fen: z.string(),
  plies: z.int().describe('So many plies of each game are looked at'),
  turns: z
    .array(z.object({ turn: z.string(), games: count, white: count, black: count, drawn: count }))
    .describe('The most frequent first; symmetric turns are one'),
});

const total = ({ white, black, drawn }: CountedTurn): number => white + black + drawn;

/** `/api/v1/openings?rules=marelle&fen=…`: what was played in a position in the rated games of this server, and how they ended. */
export function openingRoutes(app: ApiServer, gate: OnlineGate): void {
  const schema = {
    tags: ['values'],
    summary: 'What was played in a position in the rated games of this server',
    querystring: querySchema,
    response: { 200: answerSchema, ...REFUSALS },
  };
  app.get('/api/v1/openings', { schema }, async (request, reply) => {
    const { query } = request;
    const rules = readRuleSet(query.rules, changesOf(query));
    if (!rules.ok) return reply.code(400).send({ reason: 'unknown-rules' });
    const read = query.fen === undefined ? null : readFen(rules.value, query.fen);
    if (read && !read.ok) return reply.code(400).send({ reason: 'fen-unreadable' });
    const position = read?.value ?? rules.value.start();
    const { key, nameOf } = sharedView(rules.value, position);
    const online = await gate.get();
    const played = await online.store.playedIn(rulesKey(rules.value), key);
    const left = new Map(played.map((each) => [each.turn, each]));
    // Of positions that no game reached the turns are not looked for: an invented one may have any number of them.
    const turns = (left.size > 0 ? rules.value.turns(position) : []).flatMap((turn) => {
      const name = nameOf(turn);
      const found = left.get(name);
      if (!found || !left.delete(name)) return [];
      const { white, black, drawn } = found;
      return [{ turn: writeTurn(rules.value, position, turn), games: total(found), white, black, drawn }];
    });
    reply.header('cache-control', `public, max-age=${FRESH}`);
    return {
      rules: rules.value.id,
      fen: writeFen(rules.value, position),
      plies: OPENING_PLIES,
      turns: turns.sort((a, b) => b.games - a.games),
    };
  });
}
