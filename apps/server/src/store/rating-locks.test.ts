import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { rateGame } from '../ratings/rate-game.ts';
import { newcomerTo, playedGame } from '../testing/rated-game.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

let postgres: Service;
let database: Database;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgres(postgres.url, () => undefined);
  store = await openSqlStore(database);
});
afterAll(async () => {
  await store?.close();
  await postgres?.stop();
});

it('counts games of others while one waits for its players, and later ones of these only then', async () => {
  const now = Math.floor(await store.now());
  const player = (name: string) => newcomerTo(store, name, now);
  const [anna, ben, cleo, dora] = [
    await player('Anna'),
    await player('Ben'),
    await player('Cléo'),
    await player('Dora'),
  ];
  const first = await playedGame(store, [anna, ben], 'white', now);
  const second = await playedGame(store, [ben, cleo], 'white', now + 1);
  const third = await playedGame(store, [cleo, dora], 'white', now + 2);
  const other = await playedGame(store, [await player('Eva'), await player('Finn')], 'white', now + 3);
  const count = async () => (await store.rateNext(rateGame, now + 10))?.game ?? null;

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = database.atomically(async (query) => {
    await query('select 1 from players where id = $1 for update', [anna.id]);
    await held;
  });
  const waiting = count();
  const blocked = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.query(blocked)).length).toBe(1);
  expect(await count()).toBe(other);
  expect(await count()).toBeNull();
  letGo();
  await holding;
  expect(await waiting).toBe(first);
  expect([await count(), await count(), await count()]).toEqual([second, third, null]);
});
