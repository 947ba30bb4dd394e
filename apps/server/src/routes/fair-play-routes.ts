import { FAIR_COVERAGES, type FairCase, type FairPlayReport } from '@merellier/protocol';
import { gameIdSchema, playerIdSchema } from '@merellier/protocol/schemas';
import { z } from 'zod';
import { chanceOf, SHOWN } from '../fair/surprise.ts';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS } from '../http/refusals.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import type { FairScore, Surprising } from '../store/fair-store.ts';

/** So many players are told at once. */
const CASES = 50;

const counts = {
  turns: z.int().describe('Turns on which the value of the position hung'),
  kept: z.int().describe('How many of them kept it'),
  expected: z.number().describe('How many were expected to, by the rating of the player'),
};
const moment = z.number().describe('Milliseconds since 1970');
const reportSchema = z
  .object({
    on: z.boolean().describe('Whether games are looked at at all'),
    rules: z.array(
      z.object({
        rules: z.string(),
        coverage: z.enum(FAIR_COVERAGES).describe('`few-men`: only what is left of a game when few men are'),
        ...counts,
      }),
    ),
    players: z.array(
      z.object({
        player: z.object({
          ...{ id: playerIdSchema, name: z.string(), registered: z.boolean(), since: moment, banned: z.boolean() },
        }),
        ...{ rules: z.string(), games: z.int(), ...counts },
        chance: z.number().describe('The chance that an honest player of such a rating comes as far, 0 to 1'),
        seconds: z.object({ critical: z.number(), easy: z.number() }).nullable(),
        look: z.array(z.object({ game: gameIdSchema, at: moment, turns: z.int(), kept: z.int() })),
      }),
    ),
  })
  .meta({ id: 'FairPlayReport' });

/** `/api/v1/moderation/fair-play`, for moderators: players who keep exact values more often than is to be expected. */
export function fairPlayRoutes(app: ApiServer, gate: OnlineGate): void {
  const schema = {
    tags: ['moderation'],
    security: [{ session: [] }],
    summary:
      'Players who keep exact values more often than is to be expected of their rating, the most surprising first',
    response: { 200: reportSchema, ...REFUSALS },
  };
  app.get('/api/v1/moderation/fair-play', { schema }, async () => {
    const { store } = await gate.get();
    const covered = gate.fairPlay?.covered;
    if (!covered) return { on: false, rules: [], players: [] };
    const totals = new Map((await store.fairTotals()).map((score) => [score.rules, score]));
    const rules = [...covered].map(([id, coverage]) => {
      const { turns = 0, kept = 0, expected = 0 } = totals.get(id) ?? {};
      return { rules: id, coverage, turns, kept, expected: rounded(expected) };
    });
    const players = (await store.surprising({ ...SHOWN, limit: CASES })).map(caseOf);
    return mutable({ on: true, rules, players });
  });
}

function caseOf({ player, score, deviations, games }: Surprising): FairCase {
  const { rules, turns, kept, expected } = score;
  return {
    ...{ player, rules, games: score.games, turns, kept, expected: rounded(expected), chance: chanceOf(deviations) },
    ...{ seconds: secondsOf(score), look: games },
  };
}

function secondsOf({ criticalMs, criticalTimed, easyMs, easyTimed }: FairScore): FairCase['seconds'] {
  if (criticalTimed === 0 || easyTimed === 0) return null;
  return { critical: rounded(criticalMs / criticalTimed / 1_000), easy: rounded(easyMs / easyTimed / 1_000) };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Lists as schemas have them. */
const mutable = ({ on, rules, players }: FairPlayReport) => ({
  ...{ on, rules: [...rules] },
  players: players.map((each) => ({ ...each, look: [...each.look] })),
});
