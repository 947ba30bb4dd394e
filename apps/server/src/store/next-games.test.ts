import {
  advanceOnline,
  beginOnline,
  ONLINE_EVENT_SHAPE,
  type RecordedOnlineEvent,
  recordedOnline,
} from '@merellier/tournament/online';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someTournament } from '../testing/some-tournament.ts';
import { appendOf, newGame } from '../testing/stored-game.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { newGameId } from './ids.ts';
import { openSqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

// A game that a request makes, or that follows another, is stored in two steps; here the second one fails, as if the node had stopped.
// Then a sweeper makes it, or the first one who asks for it.

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
  expect(await store.heads([next.id])).toEqual(new Map());
  await Promise.all([store.makeLeftGames(10), store.makeLeftGames(10)]);
  expect(await store.read(next.id)).toEqual({ secret: 'ab', events: [next.first] });
  const later = appendOf(next.state, next.guest, { kind: 'join', contribution: null }, 'join');
  expect(await store.append(later)).toBe('appended');
  await store.makeLeftGames(10);
  expect((await store.read(next.id))?.events).toHaveLength(later.state.seq);
});

it('a game that follows another is there for those who are told of it, also before it is made', async () => {
  const [game, next] = [newGame(1_000), newGame(3_000)];
  await store.create(game.create);
  const join = appendOf(game.state, game.guest, { kind: 'join', contribution: null }, 'join');
  isStopped = true;
  await store.append({ ...join, next: next.create });
  isStopped = false;
  const both = await Promise.all([store.read(next.id), store.read(next.id)]);
  expect(both).toEqual(Array(2).fill({ secret: 'ab', events: [next.first] }));
});

it('a game of a tournament is there for those who read of it, also before it is made', async () => {
  const id = newGameId();
  const first: RecordedOnlineEvent = {
    ...{ seq: 1, at: 1_000, shape: ONLINE_EVENT_SHAPE },
    event: { kind: 'announced', id, settings: someTournament(), organiser: { id: 'nobody-here', name: 'Anna' } },
  };
  const state = beginOnline(first);
  await store.createTournament({ id, request: `request of ${id}`, state, events: [first] });
  const game = newGame(1_000);
  const [playing] = recordedOnline(state, [{ kind: 'playing', round: 1, table: 0, game: 0, id: game.id }], 2_000);
  const events = [playing as RecordedOnlineEvent];
  const after = advanceOnline(state, events);
  isStopped = true;
  const append = { id, expected: 1, commandId: null, events, state: after, games: [game.create], settled: [] };
  expect(await store.appendTournament(append)).toBe('appended');
  isStopped = false;
  expect(await store.tournamentSince(id, 1)).toEqual(events);
  expect(await store.read(game.id)).toEqual({ secret: 'ab', events: [game.first] });
});
