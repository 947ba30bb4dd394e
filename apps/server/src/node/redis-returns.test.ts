import type { Player } from '@merellier/protocol';
import { expect, it } from 'vitest';
import { startRedis } from '../../../../scripts/services.mjs';
import { openRedisBus } from '../games/redis-bus.ts';
import { noLimits } from '../limits/limits.ts';
import { newPlayerId } from '../store/ids.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { MARELLE } from '../testing/test-client.ts';
import { makeMetrics } from './metrics.ts';
import { Online } from './online.ts';

const HOUR = 3_600_000;
const player = (name: string): Player => ({ id: newPlayerId(), name, rating: null, registered: false });

it('nodes make up for what they could not tell each other within ten seconds of the return of Redis, whenever their heartbeat is', async () => {
  const redis = await startRedis();
  const store = memoryStore();
  const start = async () => {
    const bus = await openRedisBus(redis.url, () => undefined);
    const clock = { now: () => Date.now(), adjust: async () => undefined };
    const parts = { store, bus, clock, limits: noLimits(), metrics: makeMetrics(), report: () => undefined };
    return Online.start({ ...parts, heartbeat: HOUR, sweep: HOUR });
  };
  const [one, two] = [await start(), await start()];
  try {
    const [anna, ben] = [player('Anna'), player('Ben')];
    const made = await one.games.create({ player: anna, id: 'make' }, MARELLE);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { game } = made.value;
    await one.games.command({ player: ben, id: 'join' }, game, { kind: 'join', contribution: null }, 0);
    const news: string[] = [];
    const room = await two.rooms.watch(game, {
      playerId: ben.id,
      events: (_, events) => news.push(...events.map(({ event }) => event.kind)),
      said() {},
      presence() {},
    });
    await redis.kill();
    const turn = { kind: 'turn', turn: 'd6', after: room?.state.boardSeq ?? 0 } as const;
    expect(await one.games.command({ player: anna, id: 'turn' }, game, turn, 0)).toMatchObject({ ok: true });
    expect(news).toEqual([]);
    // Long enough for the pauses between tries to be at their longest.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await redis.start();
    await expect.poll(() => news, { timeout: 10_000 }).toEqual(['turned']);
  } finally {
    await Promise.all([one.stop(0), two.stop(0)]);
    await redis.stop();
  }
});
