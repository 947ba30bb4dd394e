import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Service, startRedis } from '../../../../scripts/services.mjs';
import { Link } from '../testing/chaos/link.ts';
import type { Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';
import { openRedisBus } from './redis-bus.ts';

/** What every bus must do. `open` gives another end of the same bus each time. */
function busContract(name: string, open: () => Promise<Bus>): void {
  describe(`the bus on ${name}`, () => {
    const buses: Bus[] = [];
    const end = async () => {
      const bus = await open();
      buses.push(bus);
      return bus;
    };
    afterAll(async () => {
      for (const bus of buses) await bus.close();
    });

    it('carries messages to all that listen to a topic, in order, and to no others', async () => {
      const [one, two] = [await end(), await end()];
      const heard: string[][] = [[], [], []];
      await one.subscribe('game/a', (message) => heard[0]?.push(message));
      await two.subscribe('game/a', (message) => heard[1]?.push(message));
      await two.subscribe('game/b', (message) => heard[2]?.push(message));
      for (let i = 0; i < 50; i++) await one.publish('game/a', `« ${i} »`);
      await two.publish('game/b', 'end');
      await expect.poll(() => [heard[0]?.length, heard[1]?.length, heard[2]?.length]).toEqual([50, 50, 1]);
      expect(heard[1]).toEqual(Array.from({ length: 50 }, (_, i) => `« ${i} »`));
    });

    it('listens again to a topic that it is just letting go of', async () => {
      const [one, two] = [await end(), await end()];
      const heard: string[] = [];
      for (let i = 0; i < 5; i++) {
        const stop = await one.subscribe(`game/again-${i}`, () => undefined);
        const stopping = stop();
        await one.subscribe(`game/again-${i}`, (message) => heard.push(message));
        await stopping;
        await two.publish(`game/again-${i}`, String(i));
      }
      await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['0', '1', '2', '3', '4']);
    });

    it('lets go of one listener and keeps the others', async () => {
      const bus = await end();
      const heard: string[] = [];
      const listener = (message: string) => heard.push(message);
      const stop = await bus.subscribe('game/c', listener);
      const stopOther = await bus.subscribe('game/c', listener);
      await stop();
      await bus.publish('game/c', 'one');
      await expect.poll(() => heard).toEqual(['one']);
      await stopOther();
      await bus.publish('game/c', 'two');
      await bus.publish('game/c', 'three');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual(['one']);
    });
  });
}

const memory = memoryBus();
busContract('memory', async () => ({ ...memory, close: async () => undefined }));

describe('Redis', () => {
  let redis: Service;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  busContract('Redis', () => openRedisBus(redis.url, () => undefined));

  it('is found again after the network has forgotten its connections and told neither end', async () => {
    const link = await Link.to(Number(new URL(redis.url).port));
    const near = await openRedisBus(`redis://127.0.0.1:${link.port}`, () => undefined);
    const far = await openRedisBus(redis.url, () => undefined);
    const heard = new Set<string>();
    await near.subscribe('game/far', (text) => heard.add(`near: ${text}`));
    await far.subscribe('game/near', (text) => heard.add(`far: ${text}`));
    const say = async (text: string) => {
      void near.publish('game/near', text);
      await far.publish('game/far', text);
      return [...heard];
    };
    await expect.poll(() => say('before')).toEqual(expect.arrayContaining(['near: before', 'far: before']));
    link.silence();
    link.forget();
    // Others come and go meanwhile: what a node writes to a dead connection is no sign that it hears.
    let visitors = 0;
    const visit = async () => {
      const stop = await near.subscribe(`game/visitor-${visitors++}`, () => undefined);
      await stop();
    };
    const visits = setInterval(() => void visit().catch(() => undefined), 100);
    onTestFinished(() => clearInterval(visits));
    await expect.poll(() => say('after')).toEqual(expect.arrayContaining(['near: after', 'far: after']));
    clearInterval(visits);
    for (const bus of [near, far]) await bus.close();
    link.close();
  });

  it('is asked again for what it never confirmed, since its connection was dead', async () => {
    const link = await Link.to(Number(new URL(redis.url).port));
    const near = await openRedisBus(`redis://127.0.0.1:${link.port}`, () => undefined);
    const far = await openRedisBus(redis.url, () => undefined);
    const heard = new Set<string>();
    link.silence();
    link.forget();
    await near.subscribe('game/late', (text) => heard.add(text));
    const say = async () => {
      await far.publish('game/late', 'news');
      return [...heard];
    };
    await expect.poll(say, { timeout: 20_000 }).toEqual(['news']);
    for (const bus of [near, far]) await bus.close();
    link.close();
  });

  it('that restarts is found again, and what was listened to as well', async () => {
    const told: string[] = [];
    const bus = await openRedisBus(redis.url, ({ message }) => told.push(message));
    const heard: string[] = [];
    await bus.subscribe('game/d', (message) => heard.push(message));
    await redis.restart();
    await bus.publish('game/d', 'perhaps lost');
    await expect.poll(() => bus.isUp()).toBe(true);
    await expect
      .poll(async () => {
        await bus.publish('game/d', 'back');
        return heard;
      })
      .toContain('back');
    await expect.poll(() => told.at(-1)).toBe('Redis is back: nodes hear of turns at once.');
    expect(told.filter((message) => message.startsWith('Redis at '))).toHaveLength(told.length / 2);
    await bus.close();
  });

  it('that is not there is said, and waited for; within the node news pass without it', async () => {
    const gone = await startRedis();
    await gone.stop();
    const told: string[] = [];
    const bus = await openRedisBus(gone.url, (error) => told.push(error.message));
    const heard: string[] = [];
    await bus.subscribe('game/e', (message) => heard.push(message));
    expect(bus.isUp()).toBe(false);
    await bus.publish('game/e', 'within');
    await expect.poll(() => heard).toEqual(['within']);
    expect(told).toEqual([expect.stringMatching(/^Redis at \S+ is away \(.+\): games go on/)]);
    await bus.close();
  });
});
