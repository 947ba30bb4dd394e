import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player } from '@merellier/protocol';
import { ruleSet } from '@merellier/rules';
import { lotsOf } from '@merellier/tablebase/openings';
import { standingsOf } from '@merellier/tournament';
import { gameOf, type OnlineTournament, openGames, replayOnline, stageOf } from '@merellier/tournament/online';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeLimits, noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { QUICK_PASSWORDS } from '../testing/quick-passwords.ts';
import { someTournament } from '../testing/some-tournament.ts';
import { signIn, TestClient } from '../testing/test-client.ts';

let root: string;
let server: RunningServer;
const sockets: TestClient[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-tournaments-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const storage = { databaseUrl: null, redisUrl: null, dataFolder: null };
  const online = { ...storage, origins: [], limits: noLimits, passwordCost: QUICK_PASSWORDS };
  server = await startServer({ port: 0, root, online });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Somebody at a browser: what it asks, and its socket. */
async function somebody(name: string) {
  const session = await signIn(server.url, name);
  const socket = new TestClient(session);
  await socket.connect(server.url);
  sockets.push(socket);
  const api = new ApiClient(server.url, { cookie: session.cookie });
  return { id: session.player.id, cookie: session.cookie, api, socket };
}

const stateOf = async (id: string): Promise<OnlineTournament> =>
  replayOnline((await new ApiClient(server.url).get(`/tournaments/${id}`)).events);

describe('tournaments', () => {
  it('are announced, joined, begun, played and over, and everybody sees the standings', async () => {
    const anna = await somebody('Anna');
    const players = [anna, await somebody('Ben'), await somebody('Cléo')];
    const settings = someTournament({ plan: { format: { kind: 'round-robin', cycles: 1 } } });
    const { tournament } = await anna.api.post('/tournaments', { settings });
    const ask = (who: { readonly api: ApiClient }, command: object) =>
      who.api.post(`/tournaments/${tournament}/commands`, { command });
    for (const each of players) expect(await ask(each, { kind: 'join' })).toMatchObject({ status: 200 });
    expect((await anna.api.get('/tournaments')).tournaments).toContainEqual(
      expect.objectContaining({ id: tournament, stage: 'announced', players: 3 }),
    );
    const follower = await new ApiClient(server.url).stream(`/tournaments/${tournament}/stream?since=0`);
    for (let round = 1; round <= 3; round++) {
      expect(await ask(anna, { kind: 'pair' })).toMatchObject({ status: 200 });
      const state = await stateOf(tournament);
      expect(state.tournament.rounds).toHaveLength(round);
      const loser = players.find(({ id }) => gameOf(state, id));
      const game = loser && gameOf(state, loser.id);
      if (!game) throw new Error('nobody plays');
      expect(await loser.socket.command(game.id, { kind: 'abort' })).toMatchObject({
        refusal: { reason: 'not-in-tournaments' },
      });
      expect(await loser.socket.command(game.id, { kind: 'resign' })).toMatchObject({ type: 'done' });
      await expect.poll(async () => gameOf(await stateOf(tournament), loser.id)).toBeNull();
    }
    await expect.poll(async () => stageOf(await stateOf(tournament))).toBe('over');
    const points = standingsOf((await stateOf(tournament)).tournament).reduce((sum, each) => sum + each.points, 0);
    expect(points).toBe(6);
    const seen = () => follower.lines.flatMap((line) => ('events' in line ? line.events : []));
    await expect.poll(seen).toEqual((await anna.api.get(`/tournaments/${tournament}`)).events);
    follower.close();
  });

  it('may be one against many: who announces it plays all who join, at the same time and with more time', async () => {
    const [anna, ben, cleo] = [await somebody('Anna'), await somebody('Ben'), await somebody('Cléo')];
    const format = { kind: 'simultaneous', colour: 'white', extra: 10 } as const;
    const { tournament } = await anna.api.post('/tournaments', { settings: someTournament({ plan: { format } }) });
    const ask = (who: { readonly api: ApiClient }, command: object) =>
      who.api.post(`/tournaments/${tournament}/commands`, { command });
    expect((await anna.api.get('/tournaments')).tournaments).toContainEqual(
      expect.objectContaining({ id: tournament, format: 'simultaneous', players: 1 }),
    );
    for (const each of [ben, cleo]) expect(await ask(each, { kind: 'join' })).toMatchObject({ status: 200 });
    expect(await ask(anna, { kind: 'leave' })).toMatchObject({ status: 409, reason: 'gives' });
    expect(await ask(anna, { kind: 'pair' })).toMatchObject({ status: 200 });
    const games = openGames(await stateOf(tournament));
    expect(games).toHaveLength(2);
    for (const { id } of games) {
      anna.socket.watch(id);
      await anna.socket.until(() => anna.socket.games.has(id));
      const state = anna.socket.state(id);
      expect(state.players.host.id).toBe(anna.id);
      const { white, black } = state.clock?.remaining ?? {};
      expect((white ?? 0) - (black ?? 0)).toBe(600_000);
      expect(await anna.socket.command(id, { kind: 'resign' })).toMatchObject({ type: 'done' });
    }
    await expect.poll(async () => stageOf(await stateOf(tournament))).toBe('over');
    const standings = standingsOf((await stateOf(tournament)).tournament);
    expect(standings.map(({ points }) => points)).toEqual([2, 2, 0]);
  });

  it('have games that anybody finds who may find the tournament, and no others', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')];
    const games: string[] = [];
    for (const listed of [false, true]) {
      const format = { kind: 'round-robin', cycles: 1 } as const;
      const { tournament } = await anna.api.post('/tournaments', {
        settings: someTournament({ plan: { format }, listed }),
      });
      for (const each of [anna, ben])
        await each.api.post(`/tournaments/${tournament}/commands`, { command: { kind: 'join' } });
      await anna.api.post(`/tournaments/${tournament}/commands`, { command: { kind: 'pair' } });
      games.push(...openGames(await stateOf(tournament)).map(({ id }) => id));
    }
    const [hidden, shown] = games;
    const live = async () => (await anna.api.get('/games/live')).games.map(({ game }: { game: string }) => game);
    await expect.poll(live, { timeout: 5_000 }).toContain(shown);
    expect(await live()).not.toContain(hidden);
  });

  it('begin the games of a pairing from one lot, the colours exchanged', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')];
    const from = ((await lotsOf(ruleSet('marelle-a-3'))) ?? []).map(({ number, turns }) => ({
      ...{ number, turns: turns.join(' ') },
    }));
    const lots = { list: 'gentle', each: 'round', from } as const;
    const format = { kind: 'round-robin', cycles: 1 } as const;
    const { tournament } = await anna.api.post('/tournaments', {
      settings: someTournament({ plan: { format, games: 2, lots } }),
    });
    const ask = (who: { readonly api: ApiClient }, command: object) =>
      who.api.post(`/tournaments/${tournament}/commands`, { command });
    for (const each of [anna, ben]) await ask(each, { kind: 'join' });
    await ask(anna, { kind: 'pair' });
    const hosts: (string | undefined)[] = [];
    const positions: string[] = [];
    for (let played = 0; played < 2; played++) {
      await expect.poll(async () => openGames(await stateOf(tournament)).map(({ game }) => game)).toEqual([played]);
      const [game] = openGames(await stateOf(tournament));
      const view = await anna.api.get(`/games/${game?.id}`);
      expect(view.turns).toEqual([]);
      expect(from.map(({ turns }) => turns)).toContain(view.options.opening.join(' '));
      hosts.push(view.players.host.id);
      positions.push(view.fen);
      const toPlay = view.players.host.id === anna.id ? anna : ben;
      expect(
        await toPlay.socket.command(game?.id ?? '', { kind: 'turn', turn: view.legal[0], after: view.boardSeq }),
      ).toMatchObject({ type: 'done' });
      await anna.socket.command(game?.id ?? '', { kind: 'resign' });
    }
    expect(positions[1]).toBe(positions[0]);
    expect(new Set(hosts).size).toBe(2);
  });

  it('may be ladders, in which a challenge begins a game by days', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')];
    const plan = { format: { kind: 'ladder', reach: 3 }, clock: 'days-3' } as const;
    const { tournament } = await anna.api.post('/tournaments', { settings: someTournament({ plan }) });
    const ask = (who: { readonly api: ApiClient }, command: object) =>
      who.api.post(`/tournaments/${tournament}/commands`, { command });
    for (const each of [anna, ben]) await ask(each, { kind: 'join' });
    expect(await ask(anna, { kind: 'challenge', player: 2 })).toMatchObject({ status: 409, reason: 'too-far' });
    expect(await ask(ben, { kind: 'challenge', player: 1 })).toMatchObject({ status: 200 });
    const [game] = openGames(await stateOf(tournament));
    const view = await ben.api.get(`/games/${game?.id}`);
    expect(view.options.time).toMatchObject({ kind: 'correspondence' });
    expect(await anna.socket.command(game?.id ?? '', { kind: 'resign' })).toMatchObject({ type: 'done' });
    const first = async () => standingsOf((await stateOf(tournament)).tournament)[0]?.player;
    await expect.poll(first).toBe(2);
  });

  it('are kept in an account, and leave no name behind when it is deleted', async () => {
    const password = 'cinq moulins et un pion';
    const answer = await fetch(`${server.url}/api/v1/account`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ name: 'Anna Nym', login: `anna${Date.now()}`, password }),
    });
    const { player } = (await answer.json()) as { readonly player: Player };
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const anna = { id: player.id, api: new ApiClient(server.url, { cookie }) };
    const { tournament } = await anna.api.post('/tournaments', { settings: someTournament() });
    await anna.api.post(`/tournaments/${tournament}/commands`, { command: { kind: 'join' } });
    expect(JSON.stringify(await anna.api.get('/account/export'))).toContain(tournament);
    expect((await anna.api.get(`/tournaments?player=${anna.id}`)).tournaments).toHaveLength(1);
    expect(await anna.api.post('/account/deletion', { proof: { password } })).toMatchObject({ status: 200 });
    await expect.poll(async () => JSON.stringify((await stateOf(tournament)).tournament)).not.toContain('Anna');
    expect((await stateOf(tournament)).organiser.name).toBe('—');
  });

  it('keep the seat of a guest who signs in, and their organiser', async () => {
    const ask = async (method: string, path: string, cookie: string, body: object) => {
      const answer = await fetch(`${server.url}/api/v1${path}`, {
        ...{ method, headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
      const { player } = (await answer.json()) as { readonly player: Player };
      return { player, cookie: (answer.headers.get('set-cookie') ?? cookie).split(';')[0] ?? '' };
    };
    const login = { login: `zoe${Date.now()}`, password: 'cinq moulins et un pion' };
    const { player } = await ask('POST', '/account', '', { name: 'Zoé', ...login });
    const guest = await somebody('Zoé at the club');
    const { tournament } = await guest.api.post('/tournaments', { settings: someTournament() });
    await guest.api.post(`/tournaments/${tournament}/commands`, { command: { kind: 'join' } });
    const signed = await ask('POST', '/account/session', guest.cookie, { ...login, bring: true });
    expect(signed.player.id).toBe(player.id);
    const state = await stateOf(tournament);
    expect(state.organiser).toEqual({ id: player.id, name: 'Zoé' });
    expect([...state.seats.values()]).toEqual([{ id: player.id, registered: true }]);
    const zoe = new ApiClient(server.url, { cookie: signed.cookie });
    expect(await zoe.post(`/tournaments/${tournament}/commands`, { command: { kind: 'pause' } })).toMatchObject({
      status: 200,
    });
    expect((await zoe.get(`/tournaments?player=${player.id}`)).tournaments).toHaveLength(1);
  });

  it('say what is wrong with what they are asked', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')];
    const announce = (settings: object) => anna.api.post('/tournaments', { settings });
    expect(await announce({})).toMatchObject({ status: 400, reason: 'malformed' });
    expect(await announce(someTournament({ plan: { clock: 'none' } }))).toMatchObject({ reason: 'no-clock' });
    expect(await announce(someTournament({ plan: { name: ' ' } }))).toMatchObject({ status: 422, reason: 'no-name' });
    expect(await announce(someTournament({ plan: { rules: { id: 'nonsense', changes: {} } } }))).toMatchObject({
      status: 422,
      reason: 'rules',
    });
    const lots = { list: 'gentle', each: 'round', from: [{ number: 1, turns: 'a1 a1' }] } as const;
    expect(await announce(someTournament({ plan: { lots } }))).toMatchObject({ status: 422, reason: 'opening' });
    const format = { kind: 'simultaneous', colour: 'white', extra: 0 } as const;
    expect(await announce(someTournament({ plan: { format }, rated: true }))).toMatchObject({ reason: 'not-rateable' });
    expect(await announce(someTournament({ rated: true }))).toMatchObject({ reason: 'account-needed' });
    const { tournament } = await announce(someTournament());
    const ask = (who: { readonly api: ApiClient }, command: object) =>
      who.api.post(`/tournaments/${tournament}/commands`, { command });
    expect(await ask(ben, { kind: 'pair' })).toMatchObject({ status: 403, reason: 'not-organiser' });
    expect(await ask(anna, { kind: 'pair' })).toMatchObject({ status: 409, reason: 'too-few-players' });
    expect(await ask(anna, { kind: 'taken', game: 'x' })).toMatchObject({ status: 400, reason: 'malformed' });
    expect(await ask(ben, { kind: 'leave' })).toMatchObject({ reason: 'not-taking-part' });
    expect(
      await new ApiClient(server.url).post(`/tournaments/${tournament}/commands`, { command: { kind: 'join' } }),
    ).toMatchObject({ reason: 'no-session' });
    expect(await ben.api.get('/tournaments/nothing-of-that-name')).toMatchObject({ status: 404 });
    expect(await ben.api.get(`/tournaments?player=${anna.id}`)).toMatchObject({ status: 404 });
    expect(makeLimits().tournamentsOfPlayer.take(anna.id)).toBe(0);
  });
});
