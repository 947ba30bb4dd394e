import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient, type LineReader } from '../testing/api-client.ts';
import { signIn, TestClient } from '../testing/test-client.ts';

const MOULIN = { rules: { id: 'jeu-du-moulin' } };

let root: string;
let server: RunningServer;
const clients: TestClient[] = [];
const readers: LineReader[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-bots-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = {
    databaseUrl: null,
    redisUrl: null,
    dataFolder: null,
    origins: [],
    heartbeat: 1_000,
    limits: noLimits,
  };
  server = await startServer({ port: 0, root, online });
});

afterEach(() => {
  for (const client of clients.splice(0)) client.drop();
  for (const reader of readers.splice(0)) reader.close();
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const bot = (name = 'Moulinette') => ApiClient.withToken(server.url, name);
const person = async (name = 'Anna'): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name);
  clients.push(client);
  return client;
};
const stream = async (client: ApiClient, path: string): Promise<LineReader> => {
  const reader = await client.stream(path);
  readers.push(reader);
  return reader;
};

/** A bot at a game with a person; the bot has white. */
async function pair(wanted: object = MOULIN): Promise<[ApiClient, TestClient, string]> {
  const machine = await bot();
  const { game } = await machine.post('/seeks', wanted);
  const anna = await person();
  await anna.enter(game);
  await anna.until(() => anna.state(game).phase === 'playing');
  return [machine, anna, game];
}

describe('a token', () => {
  it('is told once, listed without its secret, and good for nothing once revoked', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const made = await guest.post('/tokens', { name: 'Board', scope: 'play' });
    expect(made).toMatchObject({ status: 201, name: 'Board', scope: 'play' });
    const holder = new ApiClient(server.url, { authorization: `Bearer ${made.token}` });
    const { game } = await holder.post('/seeks', MOULIN);
    expect((await guest.get(`/games/${game}`)).players.host).toMatchObject({ id: made.player, name: 'Anna' });
    const { tokens } = await guest.get('/tokens');
    expect(tokens).toMatchObject([{ id: made.id, name: 'Board', usedAt: expect.any(Number) }]);
    expect(JSON.stringify(tokens)).not.toContain(made.token);
    expect(await guest.delete(`/tokens/${made.id}`)).toMatchObject({ status: 204 });
    expect(await holder.post('/seeks', MOULIN)).toMatchObject({ status: 401, reason: 'no-token' });
    expect(await guest.delete(`/tokens/${made.id}`)).toMatchObject({ status: 404, reason: 'not-found' });
  });

  it('is revoked by its owner alone, and makes no other', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const made = await guest.post('/tokens', { name: 'Board', scope: 'play' });
    const other = await ApiClient.guest(server.url, 'Ben');
    expect(await other.delete(`/tokens/${made.id}`)).toMatchObject({ status: 404 });
    const holder = new ApiClient(server.url, { authorization: `Bearer ${made.token}` });
    expect(await holder.post('/tokens', { name: 'More', scope: 'bot' })).toMatchObject({ reason: 'no-session' });
    expect(await holder.get('/tokens')).toMatchObject({ status: 401 });
  });

  it('is good for no stream either, once revoked', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const made = await guest.post('/tokens', { name: 'Moulinette', scope: 'bot' });
    const machine = new ApiClient(server.url, { authorization: `Bearer ${made.token}` });
    const events = await stream(machine, '/bot/events');
    await guest.delete(`/tokens/${made.id}`);
    await events.until(() => events.ended);
    expect(await machine.get('/bot/events')).toMatchObject({ status: 401 });
  });

  it('is one of twenty at most', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const make = () => guest.post('/tokens', { name: 'Board', scope: 'play' });
    for (let i = 0; i < 20; i++) expect(await make()).toMatchObject({ status: 201 });
    expect(await make()).toMatchObject({ status: 409, reason: 'too-many-tokens', limit: 20 });
  });

  it('that was made up opens nothing', async () => {
    const eve = new ApiClient(server.url, { authorization: `Bearer merellier_${'x'.repeat(43)}` });
    expect(await eve.get('/bot/events')).toMatchObject({ status: 401, reason: 'no-token' });
    expect(await eve.post('/seeks', MOULIN)).toMatchObject({ status: 401, reason: 'no-token' });
    // Before what it asks is looked at.
    expect(await eve.post('/seeks', { rules: 7 })).toMatchObject({ status: 401, reason: 'no-token' });
  });
});

describe('a bot', () => {
  it('is a player of its own, marked as a program to everybody, and plays its owner', async () => {
    const owner = await signIn(server.url, 'Anna');
    const client = new ApiClient(server.url, { cookie: owner.cookie });
    const { token, player } = await client.post('/tokens', { name: 'Moulinette', scope: 'bot' });
    const machine = new ApiClient(server.url, { authorization: `Bearer ${token}` });
    const { game } = await machine.post('/seeks', MOULIN);
    const { seeks } = await new ApiClient(server.url).get('/seeks');
    const seek = seeks.find((each: { game: string }) => each.game === game);
    expect(seek.host).toMatchObject({ id: player, name: 'Moulinette', bot: true });
    expect(await client.post(`/seeks/${game}/join`)).toMatchObject({ status: 200, game });
    const view = await client.get(`/games/${game}`);
    expect(view.players.guest).toMatchObject({ id: owner.player.id });
    expect(view.players.guest.bot).toBeUndefined();
  });

  it('plays no rated games', async () => {
    const machine = await bot();
    const time = { kind: 'increment', initial: 60_000, increment: 0 };
    const made = await machine.post('/seeks', { rules: { id: 'marelle' }, time, rated: true });
    expect(made).toMatchObject({ status: 403, reason: 'account-needed' });
  });

  it('reads a game line by line: how it stands first, then what happens, and plays', async () => {
    const [machine, anna, game] = await pair();
    const lines = await stream(machine, `/bot/games/${game}`);
    const first = await lines.until(() => lines.games[0]);
    expect(first).toMatchObject({ seat: 'host', you: 'white', game: { toPlay: 'white', turns: [] } });
    expect(first.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(first.game.legal).toContain('d6');
    const turn = { turn: 'd6', after: first.game.boardSeq };
    expect(await machine.post(`/bot/games/${game}/turn`, turn)).toMatchObject({ status: 200, game, seq: 4 });
    await anna.until(() => anna.state(game).seq === 4);
    await anna.turn(game, 'f4');
    const answer = await lines.until(() => lines.games.find((line) => line.game.turns.length === 2));
    expect(answer.game).toMatchObject({ toPlay: 'white', turns: ['d6', 'f4'] });
    expect(answer.events).toMatchObject([{ seq: 5, event: { kind: 'turned', turn: 'f4' } }]);
  });

  it('goes on reading where it stopped', async () => {
    const [machine, anna, game] = await pair();
    const before = await stream(machine, `/bot/games/${game}`);
    const { seq } = (await before.until(() => before.games[0])).game;
    before.close();
    await machine.post(`/bot/games/${game}/turn`, { turn: 'd6', after: seq });
    await anna.until(() => anna.state(game).seq > seq);
    const after = await stream(machine, `/bot/games/${game}?since=${seq}`);
    const first = await after.until(() => after.games[0]);
    expect(first.events).toMatchObject([{ seq: seq + 1, event: { kind: 'turned' } }]);
    expect(first.game.turns).toEqual(['d6']);
  });

  it('hears of its games: somebody joins, play begins, the game is over, and of a rematch', async () => {
    const machine = await bot();
    const events = await stream(machine, '/bot/events');
    const { game } = await machine.post('/seeks', { ...MOULIN, side: 'toss' });
    const phase = (id: string, wanted: string) => () =>
      events.games.find((line) => line.game.id === id && line.game.phase === wanted);
    const waiting = await events.until(phase(game, 'waiting'));
    expect(waiting).toMatchObject({ seat: 'host', you: null, game: { chance: { contributions: { host: null } } } });
    const anna = await person();
    await anna.enter(game, 'b2'.repeat(32));
    await events.until(phase(game, 'agreeing'));
    await machine.post(`/bot/games/${game}/contribute`, { contribution: 'a1'.repeat(32) });
    const begun = await events.until(phase(game, 'playing'));
    expect(['white', 'black']).toContain(begun.you);
    await anna.until(() => anna.state(game).phase === 'playing');
    await anna.command(game, { kind: 'resign' });
    const over = await events.until(phase(game, 'over'));
    expect(over.game.outcome).toMatchObject({ winner: begun.you, reason: 'resignation' });
    await machine.post(`/bot/games/${game}/offer`, { what: 'rematch' });
    await anna.command(game, { kind: 'accept', what: 'rematch' });
    await anna.until(() => anna.state(game).rematch);
    const next = anna.state(game).rematch ?? '';
    expect(await events.until(phase(next, 'playing'))).toMatchObject({ game: { rematchOf: game } });
  });

  it('is told at once what goes on when it comes back, and is there while it listens', async () => {
    const [machine, anna, game] = await pair();
    const here = () => anna.messages.findLast((message) => message.type === 'presence')?.here.host;
    const events = await stream(machine, '/bot/events');
    expect((await events.until(() => events.games[0])).game).toMatchObject({ id: game, phase: 'playing' });
    await anna.until(() => here() === true);
    await events.until(() => events.blanks > 0);
    events.close();
    await anna.until(() => here() === false);
  });

  it('is refused as at the socket, by status and reason', async () => {
    const [machine, , game] = await pair();
    const ask = async (command: string, body?: object) => {
      const { status, reason } = await machine.post(`/bot/games/${game}/${command}`, body);
      return [status, reason];
    };
    const { boardSeq } = await machine.get(`/games/${game}`);
    expect(await ask('turn', { turn: 'z9', after: boardSeq })).toEqual([422, 'illegal-turn']);
    expect(await ask('turn', { turn: 'd6', after: 1 })).toEqual([409, 'stale']);
    expect(await ask('turn', { turn: 'd6' })).toEqual([400, 'malformed']);
    expect((await machine.post(`/seeks/${game}/join`)).reason).toBe('own-game');
    expect(await ask('accept', { what: 'draw' })).toEqual([409, 'no-such-offer']);
    expect(await ask('give-time')).toEqual([409, 'no-clock']);
    expect(await ask('dance')).toEqual([404, 'not-found']);
    expect(await machine.post('/bot/games/no-such-game-0000/resign')).toMatchObject({ status: 404 });
    const stranger = await bot('Eve');
    expect(await stranger.post(`/bot/games/${game}/resign`)).toMatchObject({ status: 403, reason: 'wrong-seat' });
    await expect(stream(machine, '/bot/games/no-such-game-0000')).rejects.toThrow(/404/);
  });

  it('asks twice with one id, and it is done once', async () => {
    const machine = await bot();
    const id = randomUUID();
    const made = await machine.post('/seeks', { id, ...MOULIN });
    expect(await machine.post('/seeks', { id, ...MOULIN })).toEqual(made);
    const anna = await person();
    await anna.enter(made.game);
    const { boardSeq } = await machine.get(`/games/${made.game}`);
    const turn = { id: randomUUID(), turn: 'd6', after: boardSeq };
    const played = await machine.post(`/bot/games/${made.game}/turn`, turn);
    expect(played.status).toBe(200);
    expect(await machine.post(`/bot/games/${made.game}/turn`, turn)).toEqual(played);
  });

  it('says phrases', async () => {
    const [machine, anna, game] = await pair();
    expect((await machine.post(`/bot/games/${game}/say`, { phrase: 'good-luck' })).status).toBe(204);
    await anna.until(() => anna.messages.some((message) => message.type === 'said' && message.side === 'white'));
  });
});

describe('the lobby over HTTP', () => {
  it('has what one offers until one takes it back', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const { game } = await guest.post('/seeks', MOULIN);
    const inLobby = async () => (await guest.get('/seeks')).seeks.some((each: { game: string }) => each.game === game);
    expect(await inLobby()).toBe(true);
    const other = await ApiClient.guest(server.url, 'Ben');
    expect(await other.delete(`/seeks/${game}`)).toMatchObject({ status: 403, reason: 'wrong-seat' });
    expect(await guest.delete(`/seeks/${game}`)).toMatchObject({ status: 200 });
    expect(await inLobby()).toBe(false);
    expect(await other.post(`/seeks/${game}/join`)).toMatchObject({ status: 409, reason: 'game-over' });
  });

  it('does not let a game under way be taken back, and hides games by invitation', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    const { game } = await guest.post('/seeks', { ...MOULIN, listed: false });
    expect(JSON.stringify(await guest.get('/seeks'))).not.toContain(game);
    await (await ApiClient.guest(server.url, 'Ben')).post(`/seeks/${game}/join`);
    expect(await guest.delete(`/seeks/${game}`)).toMatchObject({ status: 409, reason: 'seat-taken' });
  });

  it('says what is wrong with an offer', async () => {
    const guest = await ApiClient.guest(server.url, 'Anna');
    expect(await guest.post('/seeks', { rules: { id: 'nonsense' } })).toMatchObject({
      status: 422,
      reason: 'rules',
      problem: { problem: 'unknown-rules' },
    });
    const time = { kind: 'increment', initial: 5, increment: 0 };
    expect(await guest.post('/seeks', { ...MOULIN, time })).toMatchObject({ status: 400, where: 'time.initial' });
    expect(await new ApiClient(server.url).post('/seeks', MOULIN)).toMatchObject({ status: 401, reason: 'no-session' });
    const chance = await guest.post('/seeks', { ...MOULIN, side: 'toss' });
    const other = await ApiClient.guest(server.url, 'Ben');
    expect(await other.post(`/seeks/${chance.game}/join`)).toMatchObject({ reason: 'contribution-missing' });
  });
});

describe('a server that stops', () => {
  it('tells those who listen when to come back', async () => {
    const events = await stream(await bot(), '/bot/events');
    const stopped = server.close();
    await events.until(() => events.ended);
    expect(events.lines.at(-1)).toMatchObject({ type: 'closing', retryAfter: expect.any(Number) });
    await stopped;
  });
});
