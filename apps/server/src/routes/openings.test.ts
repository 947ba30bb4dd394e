import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { newcomerTo, playedGame } from '../testing/rated-game.ts';

let root: string;
let app: FastifyInstance;

/** A server on the games that it kept from before. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-openings-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const dataFolder = join(root, 'data');
  const store = await openSqlStore(await openEmbedded(dataFolder));
  const now = Math.floor(await store.now()) - 1_000_000;
  const pair = [await newcomerTo(store, 'Anna', now), await newcomerTo(store, 'Ben', now)] as const;
  for (const ending of ['white', 'draw', 'aborted'] as const) await playedGame(store, pair, ending, now);
  await store.close();
  app = await buildApp({ root, online: { databaseUrl: null, redisUrl: null, dataFolder, origins: [] } });
});
afterAll(async () => {
  await app?.close();
  rmSync(root, { recursive: true });
});

const ask = async (query: string) => {
  const { statusCode: status, headers, ...answer } = await app.inject({ url: `/api/v1/openings?${query}` });
  return { status, cache: headers['cache-control'], ...answer.json() };
};

it('tells what was played in a position, up to symmetry, games of before included', async () => {
  await expect.poll(async () => (await ask('rules=marelle')).turns.length, { timeout: 60_000 }).toBe(1);
  const start = await ask('rules=marelle');
  expect(start).toMatchObject({ status: 200, cache: 'public, max-age=60', rules: 'marelle', plies: 16 });
  expect(start.turns).toEqual([{ turn: expect.any(String), games: 2, white: 1, black: 0, drawn: 1 }]);
  expect(['d6', 'f4', 'd2', 'b4']).toContain(start.turns[0].turn);
  // d6 was answered by f4; seen from the left, b4 is answered by d6 or d2.
  const { turns } = await ask('rules=marelle&fen=B:Wb4:B:H8,9');
  expect(turns).toMatchObject([{ games: 2 }]);
  expect(['d2', 'd6']).toContain(turns[0].turn);
});

it('has nothing of other rules, house rules, and positions that no game reached', async () => {
  for (const query of ['rules=lasker', 'rules=marelle&set=flying=0', 'rules=marelle&fen=B:Wa1:B:H8,9'])
    expect(await ask(query)).toMatchObject({ status: 200, turns: [] });
});

it.each([
  ['rules=nonsense', 'unknown-rules'],
  ['rules=marelle&fen=nonsense', 'fen-unreadable'],
  ['', 'malformed'],
])('refuses %s by its reason', async (query, reason) => {
  expect(await ask(query)).toMatchObject({ status: 400, reason });
});
