import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendOf, newGame } from '../testing/stored-game.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

// A game that a request makes, or that follows another, is stored in two steps; here the second one fails, as if the node had stopped.

let store: Store;
let isStopped = false;

beforeAll(async () => {
  const database = await openEmbedded(null);
  const stopping: Database = {
    ...database,
    query: (sql, parameters) => {
      if (isStopped && sql.includes('insert into games')) return Promise.reject(new Error('stopped'));
      return database.query(sql, parameters);
    },
  };
  store = await openSqlStore(stopping);
});
afterAll(() => store.close());

it('a request that got half way makes the game when it comes again, under the id that it had', async () => {
  const [first, again] = [newGame(1_000), newGame(2_000)];
  isStopped = true;
  await expect(store.create(first.create)).rejects.toThrow('stopped');
  isStopped = false;
  expect(await store.read(first.id)).toBeNull();
  expect(await store.create({ ...again.create, request: first.create.request })).toBe(first.id);
  expect(await store.read(first.id)).toEqual({ secret: 'ab', events: [first.first] });
  expect(await store.read(again.id)).toBeNull();
  expect(await store.create({ ...again.create, request: first.create.request })).toBe(first.id);
  await store.forgetRequests(1_001);
  expect(await store.create({ ...again.create, request: first.create.request })).toBe(again.id);
});

it('a game that follows another is made by a sweeper, once, where the node stopped that stored the agreement', async () => {
  const [game, next] = [newGame(1_000), newGame(3_000)];
  await store.create(game.create);
  const join = appendOf(game.state, game.guest, { kind: 'join', contribution: null }, 'join');
  isStopped = true;
  expect(await store.append({ ...join, next: next.create })).toBe('appended');
  isStopped = false;
  expect((await store.read(game.id))?.events).toHaveLength(join.state.seq);
  expect(await store.read(next.id)).toBeNull();
  await Promise.all([store.makeLeftGames(10), store.makeLeftGames(10)]);
  expect(await store.read(next.id)).toEqual({ secret: 'ab', events: [next.first] });
  const later = appendOf(next.state, next.guest, { kind: 'join', contribution: null }, 'join');
  expect(await store.append(later)).toBe('appended');
  await store.makeLeftGames(10);
  expect((await store.read(next.id))?.events).toHaveLength(later.state.seq);
});
