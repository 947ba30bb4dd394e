import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coveredRules } from '../fair/fair-play.ts';
import { prepareApi } from '../http/api.ts';
import { noLimits } from '../limits/limits.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import type { FairGame } from '../store/fair-store.ts';
import { newGameId } from '../store/ids.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { newcomerTo } from '../testing/rated-game.ts';
import { fairPlayRoutes } from './fair-play-routes.ts';

// Who may ask is tested with the other routes for moderators.

let app: FastifyInstance;
const store = memoryStore();
const gate = { limits: noLimits(), get: async () => ({ store }), fairPlay: { covered: coveredRules(null) } };

beforeAll(async () => {
  app = fastify();
  fairPlayRoutes(await prepareApi(app, gate as unknown as OnlineGate), gate as unknown as OnlineGate);
});
afterAll(() => app.close());

const asked = async () => (await app.inject('/api/v1/moderation/fair-play')).json();

it('tells who keeps more than expected, how likely that is, how long it took, and in which games', async () => {
  expect(await asked()).toMatchObject({ on: true, players: [] });
  const [odd, plain] = [await newcomerTo(store, 'Odd', 5), await newcomerTo(store, 'Plain', 5)];
  const times = { criticalMs: 96_000, criticalTimed: 8, easyMs: 30_000, easyTimed: 4 };
  const found = (player: string, kept: number, at: number): FairGame => ({
    ...{ game: newGameId(), player, rules: 'marelle-a-6', choices: '', rating: 1500, at },
    ...{ turns: 10, kept, expected: 6, variance: 2, ...times },
  });
  for (let i = 1; i <= 8; i++)
    await store.keepFairGame(newGameId(), [found(odd.id, 10, i), found(plain.id, i % 2 ? 5 : 7, i)]);
  const { players, rules } = await asked();
  expect(players).toHaveLength(1);
  expect(players[0]).toMatchObject({
    ...{ player: { id: odd.id, name: 'Odd' }, rules: 'marelle-a-6', games: 8, turns: 80, kept: 80, expected: 48 },
    seconds: { critical: 12, easy: 7.5 },
  });
  expect(players[0].look).toHaveLength(5);
  expect(players[0].chance).toBeGreaterThan(0);
  expect(players[0].chance).toBeLessThan(1e-6);
  expect(rules.find((each: { rules: string }) => each.rules === 'marelle-a-6')).toEqual({
    ...{ rules: 'marelle-a-6', coverage: 'whole', turns: 160, kept: 128, expected: 96 },
  });
  expect(rules.find((each: { rules: string }) => each.rules === 'marelle')).toMatchObject({ coverage: 'few-men' });
});

it('says that nothing is looked at where the host does not want it', async () => {
  const { fairPlay } = gate;
  Object.assign(gate, { fairPlay: null });
  expect(await asked()).toEqual({ on: false, rules: [], players: [] });
  Object.assign(gate, { fairPlay });
});
