import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay, verifyChance } from '@merellier/protocol';
import { recordedEventSchema } from '@merellier/protocol/schemas';
import { readGame } from '@merellier/rules/notation';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { pair, TestClient } from '../testing/test-client.ts';

let root: string;
let server: RunningServer;
let anybody: ApiClient;
const clients: TestClient[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-games-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], limits: noLimits };
  server = await startServer({ port: 0, root, online });
  anybody = new ApiClient(server.url);
});

afterEach(() => {
  for (const client of clients.splice(0)) client.drop();
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const two = async (options: Parameters<typeof pair>[1]) => {
  const [anna, ben, game] = await pair(server.url, options);
  clients.push(anna, ben);
  return [anna, ben, game] as const;
};

/** A game in which White wins with the fifth turn. */
async function finished(): Promise<string> {
  const [anna, ben, game] = await two({ rules: { id: 'marelle', parameters: { men: 3 } } });
  for (const [i, turn] of ['a7', 'a1', 'd7', 'd1', 'g7xa1'].entries()) {
    await (i % 2 === 0 ? anna : ben).turn(game, turn);
    for (const each of [anna, ben]) await each.until(() => each.state(game).seq > 3 + i);
  }
  return game;
}

describe('leaving games before they count', () => {
  it('costs a pause from the third within an hour on, but nothing among friends [E5]', async () => {
    const [anna, ben] = await Promise.all([TestClient.join(server.url, 'Anna'), TestClient.join(server.url, 'Ben')]);
    clients.push(anna, ben);
    const LISTED = { listed: true } as const;
    for (let i = 0; i < 3; i++) {
      const game = await anna.create(LISTED);
      await ben.enter(game);
      await anna.until(() => anna.state(game).phase === 'playing');
      expect(await ben.command(game, { kind: 'abort' })).toMatchObject({ type: 'done' });
    }
    const next = await anna.create(LISTED);
    ben.watch(next);
    await ben.until(() => ben.histories.get(next));
    const refused = { type: 'refused', refusal: { reason: 'paused', retryAfter: expect.any(Number) } };
    expect(await ben.command(next, { kind: 'join', contribution: null })).toMatchObject(refused);
    await expect(ben.create(LISTED)).rejects.toThrow(/paused/);
    const friends = await anna.create({ listed: false });
    await ben.enter(friends);
    await ben.create({ listed: false });
  });
});

describe('a game', () => {
  it('is seen by anyone who has its id: players, position, turns, and how it ended', async () => {
    const view = await anybody.get(`/games/${await finished()}`);
    expect(view).toMatchObject({
      status: 200,
      phase: 'over',
      players: { host: { name: 'Anna' }, guest: { name: 'Ben' } },
      white: 'host',
      turns: ['a7', 'a1', 'd7', 'd1', 'g7xa1'],
      legal: [],
      toPlay: null,
      outcome: { winner: 'white', reason: 'few-men' },
    });
    expect(view.fen).toMatch(/^B:Wa7,d7,g7:Bd1/);
  });

  it('that waits for a guest shows who invites, and to what', async () => {
    const anna = await TestClient.join(server.url, 'Anna');
    clients.push(anna);
    const game = await anna.create();
    const view = await anybody.get(`/games/${game}`);
    expect(view).toMatchObject({ phase: 'waiting', players: { host: { name: 'Anna' }, guest: null }, toPlay: null });
    expect(view.options.rules.id).toBe('marelle');
  });

  it('that is played now can be found by anybody, unless it is only for those who have its link', async () => {
    const [anna, , game] = await two({ listed: true });
    const [, , hidden] = await two({ listed: false });
    await anna.turn(game, 'd6');
    await expect
      .poll(async () => (await anybody.get('/games/live')).games.find((each: { game: string }) => each.game === game))
      .toMatchObject({ players: { white: { name: 'Anna' }, black: { name: 'Ben' } }, turns: 1, toPlay: 'black' });
    const { games } = await anybody.get('/games/live');
    expect(games.map((each: { game: string }) => each.game)).not.toContain(hidden);
    expect(await anybody.get('/games/live?limit=0')).toMatchObject({ status: 400, reason: 'malformed' });
  });

  it('that there is not is not found', async () => {
    for (const path of ['', '/export', '/stream'])
      expect(await anybody.get(`/games/no-such-game-0000${path}`)).toMatchObject({ status: 404, reason: 'not-found' });
    expect(await anybody.get('/games/x')).toMatchObject({ status: 404, reason: 'not-found' });
  });

  it('is followed line by line by a spectator, without a session', async () => {
    const [anna, , game] = await two({});
    const lines = await anybody.stream(`/games/${game}/stream`);
    expect(await lines.until(() => lines.games[0])).toMatchObject({ seat: null, you: null, game: { turns: [] } });
    await anna.turn(game, 'd6');
    await lines.until(() => lines.games.find((line) => line.game.turns.includes('d6')));
    const watched = () => anna.messages.findLast((message) => message.type === 'presence')?.spectators;
    await anna.until(() => watched() === 1);
    lines.close();
    await anna.until(() => watched() === 0);
  });
});

describe('an export', () => {
  it('as text reads back as the game that was played', async () => {
    const answer = await fetch(`${server.url}/api/v1/games/${await finished()}/export`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="marelle-\d{4}-\d\d-\d\d\.txt"/);
    const read = readGame(await answer.text());
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.tags).toMatchObject({ White: 'Anna', Black: 'Ben' });
    expect(read.value.rules.changes).toEqual({ men: 3 });
    expect(read.value.nodes).toHaveLength(6);
  });

  it('as PDN is for draughts alone', async () => {
    const time = { kind: 'increment', initial: 300_000, increment: 0 } as const;
    const [anna, ben, game] = await two({ rules: { id: 'international', parameters: {} }, time });
    await anna.turn(game, '32-28');
    await ben.until(() => ben.state(game).game.nodes.length === 2);
    await ben.command(game, { kind: 'resign' });
    const { status, text } = await anybody.get(`/games/${game}/export?format=pdn`);
    expect(status).toBe(200);
    expect(text).toContain('[GameType "20,W,10,10,N2,0"]');
    // The first turn is not timed.
    expect(text).toMatch(/1\. 32-28 \{\[%clock w0:05:00\]\} 2-0/);
    expect(readGame(text)).toMatchObject({ ok: true, value: { ended: { outcome: { winner: 'white' } } } });
    expect((await anybody.get(`/games/${game}/export`)).text).toMatch(/1\. 32-28 2-0/);
    const mill = await anybody.get(`/games/${await finished()}/export?format=pdn`);
    expect(mill).toMatchObject({ status: 422, reason: 'no-pdn' });
    expect(await anybody.get(`/games/${game}/export?format=xml`)).toMatchObject({ status: 400, where: 'format' });
  });

  it('as JSON replays, and proves its dice', async () => {
    const anna = await TestClient.join(server.url, 'Anna');
    const ben = await TestClient.join(server.url, 'Ben');
    clients.push(anna, ben);
    const game = await anna.create({ rules: { id: 'marelle-avec-des', parameters: {} }, side: 'toss' });
    await anna.command(game, { kind: 'contribute', contribution: 'a1'.repeat(32) });
    await ben.enter(game, 'b2'.repeat(32));
    await anna.until(() => anna.state(game).phase === 'playing');
    expect((await anybody.get(`/games/${game}/export?format=json`)).proof).toBeNull();
    await anna.command(game, { kind: 'resign' });
    const { status, ...exported } = await anybody.get(`/games/${game}/export?format=json`);
    expect(status).toBe(200);
    const events = recordedEventSchema.array().parse(exported.events);
    expect(replay(exported.game, events).outcome).toMatchObject({ reason: 'resignation' });
    expect(exported.proof.white).toBe(anna.state(game).white);
    expect(verifyChance(exported.proof)).toBeNull();
  });
});
