import { expect, it } from 'vitest';
import { appendOf, newGame } from '../testing/stored-game.ts';
import { openEmbedded } from './embedded-database.ts';
import { openSqlStore } from './sql-store.ts';

it('appends to all the others where one game of a statement is damaged', async () => {
  const database = await openEmbedded(null);
  const store = await openSqlStore(database);
  const now = Math.floor(await store.now());
  const games = Array.from({ length: 5 }, () => newGame(now));
  for (const { create } of games) await store.create(create);
  const joins = games.map(({ state, guest }) => appendOf(state, guest, { kind: 'join', contribution: null }, 'join'));
  const sql = `insert into events (game, seq, kind, body, at) values ($1, $2, 'turned', '{}', 0)`;
  await database.query(sql, [joins[2]?.game, joins[2]?.state.seq]);
  const results = await Promise.allSettled(joins.map((join) => store.append(join)));
  expect(results.map(({ status }) => status)).toEqual(
    Array.from(games, (_, i) => (i === 2 ? 'rejected' : 'fulfilled')),
  );
  const heads = await store.heads(joins.map(({ game }) => game));
  for (const [i, { game, state }] of joins.entries()) expect(heads.get(game)).toBe(i === 2 ? 1 : state.seq);
  await store.close();
});
