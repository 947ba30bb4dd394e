import { expect, it } from 'vitest';
import { openClock } from './database-clock.ts';

const HOUR = 3_600_000;

/** A database whose clock can be off. */
function database() {
  const clock = { off: 0 };
  return { clock, true: () => performance.now(), ask: async () => performance.now() + clock.off };
}

it('goes on without a jump of the database, forward or back, and says so each time', async () => {
  const { clock, ask, true: now } = database();
  const jumps: number[] = [];
  const games = await openClock(ask, { onJump: (ms) => jumps.push(Math.round(ms / 1_000)) });
  for (const off of [HOUR, -HOUR, 0]) {
    clock.off = off;
    await games.adjust();
    await games.adjust();
    expect(Math.abs(games.now() - now())).toBeLessThan(1_000);
  }
  expect(jumps).toEqual([3_600, -7_200, 3_600]);
});

it('follows a clock that drifts', async () => {
  const { clock, ask, true: now } = database();
  const games = await openClock(ask);
  for (let i = 1; i <= 10; i++) {
    clock.off = i * 1_000;
    await games.adjust();
  }
  expect(games.now() - now()).toBeGreaterThan(9_000);
});

it('a node that starts after a jump has the time of those that are alive', async () => {
  const { clock, ask, true: now } = database();
  clock.off = HOUR;
  const games = await openClock(ask, { lastAlive: async () => now() });
  await games.adjust();
  expect(Math.abs(games.now() - now())).toBeLessThan(1_000);
  // Where nobody is alive there was an outage, and the database's clock holds.
  const gone = now();
  const alone = await openClock(ask, { lastAlive: async () => gone });
  expect(alone.now() - now()).toBeGreaterThan(HOUR - 1_000);
});
