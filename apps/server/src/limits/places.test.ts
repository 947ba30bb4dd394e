import { expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { newcomerTo } from '../testing/rated-game.ts';
import { Places } from './places.ts';

const WEEK = 7 * 24 * 3_600_000;

/** Places at a moment that can be moved on, with two players. */
async function opened() {
  const store = memoryStore();
  const time = { now: 2_900 * WEEK };
  const [anna, ben] = [await newcomerTo(store, 'Anna', 0), await newcomerTo(store, 'Ben', 0)];
  const errors: unknown[] = [];
  const places = new Places(
    store,
    () => time.now,
    (error) => errors.push(error),
  );
  const count = async (player: string): Promise<number> => (await store.placesOf(player)).length;
  return { store, time, anna, ben, errors, places, count };
}

it('notes a place once a week, under another hash each week', async () => {
  const { store, time, anna, ben, places, count } = await opened();
  places.note(anna.id, '192.0.2.1');
  places.note(anna.id, '192.0.2.1');
  places.note(ben.id, '192.0.2.1');
  await expect.poll(() => count(ben.id)).toBe(1);
  expect((await store.companionsOf(anna.id, [], 10)).map(({ name }) => name)).toEqual(['Ben']);
  time.now += WEEK;
  places.note(anna.id, '192.0.2.1');
  await expect.poll(() => count(anna.id)).toBe(2);
  const [first, second] = await store.placesOf(anna.id);
  expect(first?.place).not.toBe(second?.place);
});

it('forgets all of it after two weeks', async () => {
  const { store, time, anna, places, count } = await opened();
  places.note(anna.id, '192.0.2.1');
  await expect.poll(() => count(anna.id)).toBe(1);
  const secret = await store.placeSecret(2_900, 'another');
  time.now += 2 * WEEK - 1;
  await places.forget();
  expect(await store.placeSecret(2_900, 'another')).toBe(secret);
  time.now += 1;
  await places.forget();
  expect(await count(anna.id)).toBe(0);
  expect(await store.placeSecret(2_900, 'another')).toBe('another');
});

it('notes nothing of addresses inside a house, and tries again what failed', async () => {
  const { store, anna, places, count, errors } = await opened();
  for (const inside of ['127.0.0.1', '192.168.1.2', '10.1.1.1', '::/64', 'fd00:1:2:3::/64', '100.64.1.1'])
    places.note(anna.id, inside);
  const failing = new Places(
    { ...store, placeSecret: async () => Promise.reject(new Error('away')) },
    () => 0,
    (error) => errors.push(error),
  );
  failing.note(anna.id, '192.0.2.1');
  await expect.poll(() => errors.length).toBe(1);
  failing.note(anna.id, '192.0.2.1');
  await expect.poll(() => errors.length).toBe(2);
  expect(await count(anna.id)).toBe(0);
});
