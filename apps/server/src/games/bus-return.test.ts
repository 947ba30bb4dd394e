import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockedRedis } from '../testing/clocked-redis.ts';
import { BACK, type Bus } from './bus.ts';
import { openRedisBus } from './redis-bus.ts';

const clocked: { redis: ClockedRedis } = vi.hoisted(() => ({ redis: undefined as never }));
vi.mock('redis', () => ({ createClient: (options: never) => clocked.redis.createClient(options) }));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'performance'],
  });
  clocked.redis = new ClockedRedis();
});
afterEach(() => void vi.useRealTimers());

/**
 * Two nodes, one after the other, and an outage of so many milliseconds: how long after its end the last of them said that it
 * is back, and both had heard it.
 */
async function backAfter(fault: 'refusing' | 'silent', lasts: number): Promise<number> {
  const { redis } = clocked;
  const opening = [openRedisBus('redis://', () => undefined)];
  await vi.advanceTimersByTimeAsync(370);
  opening.push(openRedisBus('redis://', () => undefined));
  await vi.advanceTimersByTimeAsync(5_000);
  const buses = await Promise.all(opening);
  const heard: number[] = [];
  for (const [i, bus] of buses.entries()) {
    const listening = bus.subscribe(BACK, () => {
      heard[i] = performance.now();
    });
    await Promise.all([listening, vi.advanceTimersByTimeAsync(10)]);
  }
  // Others come and go, and play: what is written to a dead connection keeps it.
  let visitors = 0;
  const visit = async (bus: Bus): Promise<void> => {
    void bus.publish('game/any', 'news');
    const leave = await bus.subscribe(`game/${visitors++}`, () => undefined);
    await leave();
  };
  const visits = setInterval(() => {
    for (const bus of buses) visit(bus).catch(() => undefined);
  }, 100);
  redis.fail(fault);
  const late = buses.map(() => 0);
  for (const [i, bus] of buses.entries()) {
    void bus.subscribe('game/late', () => {
      late[i] = (late[i] ?? 0) + 1;
    });
  }
  await vi.advanceTimersByTimeAsync(lasts);
  redis.state = 'open';
  const returned = performance.now();
  await vi.advanceTimersByTimeAsync(20_000);
  clearInterval(visits);
  late.fill(0);
  await Promise.all([buses[0]?.publish('game/late', 'news'), vi.advanceTimersByTimeAsync(10)]);
  expect(late).toEqual([1, 1]);
  expect(buses.map((bus) => bus.isUp())).toEqual([true, true]);
  for (const bus of buses) await bus.close();
  return Math.max(...heard.map((at) => at - returned));
}

// Nodes read what they missed half a second later: that leaves a busy machine two seconds of the ten it may take.
describe.each(['refusing', 'silent'] as const)('after Redis was %s', (fault) => {
  it('both nodes have said that they are back within 7.5 seconds of its return, however long it was', async () => {
    let worst = 0;
    for (let lasts = 300; lasts < 15_000; lasts += 437) worst = Math.max(worst, await backAfter(fault, lasts));
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(7_500);
  });
});
