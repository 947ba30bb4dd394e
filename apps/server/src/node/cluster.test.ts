import { replay } from '@merellier/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../store/postgres-database.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { PlayingPair, reconnect } from '../testing/playing-pair.ts';
import { newcomerTo, playedGame } from '../testing/rated-game.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { MARELLE, TestClient } from '../testing/test-client.ts';
import { startTwoServers, type TwoServers } from '../testing/two-servers.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

/** More of them, given time: `KILL_ROUNDS=50 npx vitest run apps/server/src/node/cluster.test.ts`. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);

let servers: TwoServers;

beforeAll(async () => {
  // Often, so that what is lost on the way is soon made up for; but who answers late on a busy machine is not cut off.
  servers = await startTwoServers(5_000);
});

afterAll(() => servers?.stop());

const anyNode = (): string => (servers.nodes[Math.floor(Math.random() * servers.nodes.length)] as ServerProcess).url;

/** Two that play a game on the nodes, at first one at each; later whichever answers will do. */
async function startPair(name: string): Promise<PlayingPair> {
  const ends = [() => servers.nodes[0]?.url ?? '', () => servers.nodes.at(-1)?.url ?? ''] as const;
  const clients = await PlayingPair.clients(name, ends);
  const [one, two] = clients;
  const game = await one.create({
    ...MARELLE,
    rules: { id: 'marelle', parameters: { 'no-capture-draw': 0, 'repetition-draw': 0 } },
  });
  await two.enter(game);
  await one.until(() => one.state(game).phase === 'playing');
  return new PlayingPair(clients, [anyNode, anyNode], game);
}

/** Pairs play while something happens to what they play on; then every one of their games is as it was acknowledged. */
async function playThrough(name: string, disturb: (played: () => number) => Promise<unknown>): Promise<number> {
  const pairs = await Promise.all(Array.from({ length: 4 }, (_, i) => startPair(`${name} ${i}`)));
  const games = pairs.map((pair) => pair.play());
  const played = (): number => pairs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await disturb(played);
  await new Promise((resolve) => setTimeout(resolve, 700));
  for (const pair of pairs) pair.stop();
  await Promise.all(games);
  for (const { acknowledged, clients, game } of pairs) {
    const viewer = new TestClient(null);
    await viewer.connect(anyNode());
    viewer.watch(game);
    await viewer.until(() => (viewer.games.get(game)?.seq ?? 0) >= (acknowledged.at(-1)?.seq ?? 0));
    const history = viewer.histories.get(game) ?? [];
    const turns = history.flatMap(({ seq, event }) => (event.kind === 'turned' ? [{ turn: event.turn, seq }] : []));
    expect(turns.map(({ turn }) => turn)).toEqual(acknowledged.map(({ turn }) => turn));
    for (const client of clients) {
      if (client.closed) await reconnect(client, anyNode);
      await client.until(() => client.state(game).seq === viewer.state(game).seq);
      expect(client.histories.get(game)).toEqual(history);
    }
    for (const client of [...clients, viewer]) client.drop();
  }
  return played();
}

describe('two nodes on PostgreSQL and Redis', () => {
  it('play one game together', async () => {
    expect(
      await playThrough('calm', (played) => vi.waitUntil(() => played() > 20, { timeout: 60_000 })),
    ).toBeGreaterThan(20);
  });

  it('lose no acknowledged turn when one is killed under load, round after round', {
    timeout: 600_000 + ROUNDS * 30_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await playThrough(`kill ${round}`, async () => {
        const [victim] = servers.nodes.splice(round % 2, 1);
        await victim?.kill();
        servers.nodes.push(await servers.startNode());
      });
    }
  });

  it('count each rated game once, in order, though one of them is killed while they count [R4]', async () => {
    const store = await openSqlStore(await openPostgres(servers.postgres.url, () => undefined));
    try {
      const at = await store.now();
      const pair = [await newcomerTo(store, 'Anna', at), await newcomerTo(store, 'Ben', at)] as const;
      const games: string[] = [];
      for (let i = 0; i < 60; i++) {
        games.push(await playedGame(store, pair, i % 3 === 0 ? 'draw' : 'white', at + i));
        if (i === 40) {
          await servers.nodes.shift()?.kill();
          servers.nodes.push(await servers.startNode());
        }
      }
      const curve = () => store.ratingCurve(pair[0].id, 'nine', 100);
      await expect.poll(async () => (await curve()).length).toBe(60);
      const points = await curve();
      expect(points.map(({ game }) => game)).toEqual(games);
      // Each game takes the rating up where the one before left it.
      expect(points.map(({ points, change }) => points - change)).toEqual([
        1500,
        ...points.slice(0, -1).map((point) => point.points),
      ]);
      for (const { id } of pair) {
        const [rating] = await store.ratingsOf(id);
        expect(Object.values(rating?.games ?? {}).reduce((sum, each) => sum + each)).toBe(60);
      }
      for (const game of games) {
        const events = (await store.read(game))?.events ?? [];
        expect(events.filter(({ event }) => event.kind === 'rated')).toHaveLength(1);
        expect(replay(game, events).ratings).not.toBeNull();
      }
    } finally {
      await store.close();
    }
  });

  it('play on when a node stops in good order, and tell its players to come back [M4]', async () => {
    await playThrough('stop', async () => {
      const [leaving] = servers.nodes.splice(0, 1);
      await leaving?.stop();
      servers.nodes.push(await servers.startNode());
    });
  });

  it('play on when Redis restarts', async () => {
    await playThrough('redis', () => servers.redis.restart());
  });

  it('play on when PostgreSQL restarts', async () => {
    await playThrough('postgres', () => servers.postgres.restart());
  });
});
