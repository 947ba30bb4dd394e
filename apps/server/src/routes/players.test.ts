import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DAY,
  type Leaderboard,
  type Player,
  type PlayerGames,
  type PlayerProfile,
  type RatingPoint,
} from '@merellier/protocol';
import { readGames } from '@merellier/rules/notation';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { buildApp } from '../app.ts';
import { rateGame } from '../ratings/rate-game.ts';
import type { Database } from '../store/database.ts';
import { hashOf, newPlayerId, newToken } from '../store/ids.ts';
import { openPostgres } from '../store/postgres-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import { playedGame } from '../testing/rated-game.ts';

let root: string;
let postgres: Service;
let database: Database;
let store: Store;
let app: FastifyInstance;
let now: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-players-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  postgres = await startPostgres();
  database = await openPostgres(postgres.url, () => undefined);
  store = await openSqlStore(database);
  now = Math.floor(await store.now()) - 1_000_000;
  app = await buildApp({
    root,
    online: { databaseUrl: postgres.url, redisUrl: null, dataFolder: null, origins: [] },
  });
});

afterAll(async () => {
  await app?.close();
  await store?.close();
  await postgres?.stop();
  rmSync(root, { recursive: true });
});

/** A player with an account, and the cookie of its session. */
async function member(name: string): Promise<{ readonly player: Player; readonly cookie: string }> {
  const token = newToken();
  const player = { id: newPlayerId(), name };
  await store.createPlayer(player, hashOf(token), now);
  const sql = 'insert into accounts (player, recovery, created_at) values ($1, $2, 0)';
  await database.query(sql, [player.id, token]);
  return { player: { ...player, rating: null, registered: true }, cookie: `merellier=${token}` };
}

async function get<Body>(url: string, cookie = ''): Promise<Body> {
  const answer = await app.inject({ url: `/api/v1/${url}`, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Counts all that waits; the server under test counts too, and what it has begun is waited for. */
const count = async (): Promise<void> => {
  const left = () => database.query('select 1 from games where rating_due limit 1');
  while ((await left()).length > 0) await store.rateNext(rateGame, now + 1_000);
};

describe('the page of a player', () => {
  it('has name, ratings and results; of nobody it says so', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    await playedGame(store, [anna.player, ben.player], 'white', now);
    await playedGame(store, [anna.player, ben.player], 'draw', now + 1, { rules: { id: 'lasker', parameters: {} } });
    await count();
    const profile = await get<PlayerProfile>(`players/${anna.player.id}`);
    expect(profile).toMatchObject({
      player: { id: anna.player.id, name: 'Anna', registered: true },
      since: now,
      ratings: [
        { group: 'nine', points: 1662, provisional: true, games: { won: 1, drawn: 0, lost: 0 }, at: now },
        { group: 'mixed', points: 1500, games: { won: 0, drawn: 1, lost: 0 } },
      ],
      games: { won: 1, drawn: 1, lost: 0 },
    });
    expect(profile.ratings[0]?.deviation).toBeLessThan(300);
    // By private link: counted where it is listed, which is to its players.
    await playedGame(store, [anna.player, ben.player], 'black', now + 2, { rated: false, listed: false });
    const results = async (cookie?: string) =>
      (await get<PlayerProfile>(`players/${anna.player.id}`, cookie)).games.lost;
    expect([await results(), await results(anna.cookie), await results(ben.cookie)]).toEqual([0, 1, 0]);
    for (const path of ['', '/games', '/ratings', '/games/export']) {
      const nobody = await app.inject({ url: `/api/v1/players/nobody-0000${path}` });
      expect(nobody.statusCode).toBe(404);
    }
  });

  it('has the curve of each group', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const games = [
      await playedGame(store, [anna.player, ben.player], 'white', now),
      await playedGame(store, [anna.player, ben.player], 'black', now + 1),
    ];
    await count();
    const { points } = await get<{ points: RatingPoint[] }>(`players/${ben.player.id}/ratings?group=nine`);
    expect(points.map(({ game, points: rating, change }) => [game, rating - change, change > 0])).toEqual([
      [games[0], 1500, false],
      [games[1], points[0]?.points, true],
    ]);
    expect(await get(`players/${ben.player.id}/ratings?group=cube`)).toEqual({ points: [] });
    const unknown = await app.inject({ url: `/api/v1/players/${ben.player.id}/ratings?group=chess` });
    expect(unknown.json()).toMatchObject({ reason: 'malformed', where: 'group' });
  });

  it('lists its games page by page, those under way and by private link to itself alone', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const pair = [anna.player, ben.player] as const;
    const open: string[] = [];
    for (let i = 0; i < 5; i++) open.push(await playedGame(store, pair, 'draw', now + i, { rated: i % 2 === 0 }));
    // With days for each turn: the server itself ends what time has ended.
    const slow = { time: { kind: 'correspondence', perTurn: DAY } } as const;
    const underWay = await playedGame(store, pair, 'under-way', now + 9, slow);
    const url = `players/${anna.player.id}/games?limit=2`;
    const collect = async (cookie?: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page: PlayerGames = await get(`${url}${next && `&before=${next}`}`, cookie);
        expect(page.games.length).toBeLessThanOrEqual(2);
        ids.push(...page.games.map(({ game }) => game));
        next = page.next;
      }
      return ids;
    };
    const rated = [open[4], open[2], open[0]];
    expect(await collect()).toEqual(rated);
    expect(await collect(ben.cookie)).toEqual(rated);
    expect(await collect(anna.cookie)).toEqual([...open].reverse());
    const current = (cookie?: string) => get<PlayerGames>(`players/${anna.player.id}/games?state=under-way`, cookie);
    expect((await current(anna.cookie)).games.map(({ game }) => game)).toEqual([underWay]);
    expect((await current(ben.cookie)).games).toEqual([]);
  });

  it('gives out its games as text and as PDN, to itself all of them', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const pair = [anna.player, ben.player] as const;
    await playedGame(store, pair, 'white', now);
    await playedGame(store, pair, 'draw', now + 1, { rated: false });
    const exported = async (format: string, cookie = '') => {
      const url = `/api/v1/players/${anna.player.id}/games/export?format=${format}`;
      const answer = await app.inject({ url, headers: { cookie } });
      expect(answer.headers['content-disposition']).toContain('attachment');
      return answer.body;
    };
    const tags = (text: string) => readGames(text).map((read) => read.ok && read.value.tags.White);
    expect(tags(await exported('text'))).toEqual(['Anna']);
    expect(tags(await exported('text', anna.cookie))).toEqual(['Anna', 'Anna']);
    expect(await exported('pdn', anna.cookie)).toBe('');
  });
});

describe('a leaderboard', () => {
  it('has the best of a group, and one’s own row', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const options = { rules: { id: 'morabaraba', parameters: {} } };
    for (let i = 0; i < 15; i++) {
      const ending = i % 3 === 0 ? 'black' : 'white';
      // A game a day, so that each counts in full.
      await playedGame(store, [anna.player, ben.player], ending, now + i * DAY, options);
    }
    await count();
    const board = await get<Leaderboard>('leaderboard?group=diagonals', ben.cookie);
    expect(board.players.map(({ rank, player }) => [rank, player.name])).toEqual([
      [1, 'Anna'],
      [2, 'Ben'],
    ]);
    expect(board.own).toEqual(board.players[1]);
    expect((await get<Leaderboard>('leaderboard?group=diagonals')).own).toBeNull();
    expect((await get<Leaderboard>('leaderboard?group=cube')).players).toEqual([]);
    await store.ban(anna.player.id, now);
    const left = await get<Leaderboard>('leaderboard?group=diagonals');
    expect(left.players.map(({ rank, player }) => [rank, player.name])).toEqual([[1, 'Ben']]);
  });
});
