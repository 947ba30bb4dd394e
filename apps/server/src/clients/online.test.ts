import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceProofOf, verifyChance } from '@merellier/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../server.ts';
import { pair, signIn, TestClient } from '../testing/test-client.ts';

// Numbers in brackets are those of packages/protocol/SPEC.md.

let root: string;
let server: RunningServer;
let url: string;
const clients: TestClient[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-online-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], heartbeat: 1_000 };
  server = await startServer({ port: 0, root, online });
  url = server.url;
});

afterEach(() => {
  for (const client of clients.splice(0)) client.drop();
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const guest = async (name: string): Promise<TestClient> => {
  const client = await TestClient.join(url, name);
  clients.push(client);
  return client;
};
const two = async (...options: Parameters<typeof pair> extends [string, ...infer Rest] ? Rest : never) => {
  const made = await pair(url, ...options);
  clients.push(made[0], made[1]);
  return made;
};

describe('two guests', () => {
  it('play a whole game by an invitation, and both see the same', async () => {
    const [anna, ben, game] = await two({ rules: { id: 'marelle', parameters: { men: 3 } } });
    for (const [i, turn] of ['a7', 'a1', 'd7', 'd1', 'g7xa1'].entries()) {
      const player = i % 2 === 0 ? anna : ben;
      expect(await player.turn(game, turn)).toMatchObject({ type: 'done' });
      for (const each of [anna, ben]) await each.until(() => each.state(game).seq > 3 + i);
    }
    expect(ben.state(game).outcome).toMatchObject({ winner: 'white', reason: 'few-men' });
    expect(ben.histories.get(game)).toEqual(anna.histories.get(game));
  });

  it('see their game again after a broken connection, without a gap [M4]', async () => {
    const [anna, ben, game] = await two();
    ben.drop();
    await anna.turn(game, 'd6');
    await ben.connect(url);
    await ben.until(() => ben.state(game).seq === anna.state(game).seq);
    expect(await ben.turn(game, 'f4')).toMatchObject({ type: 'done' });
    await anna.until(() => anna.state(game).seq === ben.state(game).seq);
    expect(ben.histories.get(game)).toEqual(anna.histories.get(game));
  });

  it('send a request twice, and it is done once [M1]', async () => {
    const [anna, ben, game] = await two();
    const id = randomUUID();
    const after = anna.state(game).boardSeq;
    const command = { kind: 'turn', turn: 'd6', after } as const;
    const first = await anna.command(game, command, id);
    await ben.turn(game, 'f4').catch(() => undefined);
    expect(await anna.command(game, command, id)).toEqual(first);
    const options = {
      rules: { id: 'dames', parameters: {} },
      time: { kind: 'none' },
      side: 'white',
      listed: false,
      rated: false,
    } as const;
    const made = await anna.ask({ type: 'create', id, options });
    expect(await anna.ask({ type: 'create', id, options })).toEqual(made);
  });

  it('meet in the lobby', async () => {
    const anna = await guest('Anna');
    const ben = new TestClient(await signIn(url, 'Ben'));
    clients.push(ben);
    await ben.connect(url, { lobby: true });
    const game = await anna.create({ listed: true, time: { kind: 'increment', initial: 60_000, increment: 0 } });
    await ben.until(() => ben.seeks.some((seek) => seek.game === game));
    expect(ben.seeks.find((seek) => seek.game === game)?.host.name).toBe('Anna');
    await ben.enter(game);
    await ben.until(() => !ben.seeks.some((seek) => seek.game === game));
    // The whole lobby was told once, and then what changed.
    expect(ben.messages.filter(({ type }) => type === 'lobby')).toHaveLength(1);
    await anna.until(() => anna.state(game).phase === 'playing');
  });

  it('throw dice that both can verify afterwards [C1–C7]', async () => {
    const anna = await guest('Anna');
    const ben = await guest('Ben');
    const game = await anna.create({ rules: { id: 'marelle-avec-des', parameters: { men: 3 } }, side: 'toss' });
    await anna.command(game, { kind: 'contribute', contribution: 'a1'.repeat(32) });
    await ben.enter(game, 'b2'.repeat(32));
    for (const each of [anna, ben]) await each.until(() => each.state(game).phase === 'playing');
    for (let i = 0; i < 12 && anna.state(game).phase === 'playing'; i++) {
      const { white, game: record } = anna.state(game);
      const toPlay = record.nodes[record.at]?.position.toPlay;
      const player = (white === 'host') === (toPlay === 'white') ? anna : ben;
      const { seq } = anna.state(game);
      expect(await player.turn(game, player.legalTurn(game, i))).toMatchObject({ type: 'done' });
      for (const each of [anna, ben]) await each.until(() => each.state(game).seq > seq);
    }
    if (anna.state(game).phase === 'playing') await ben.command(game, { kind: 'resign' });
    await anna.until(() => anna.state(game).chance?.secret);
    const proof = chanceProofOf(game, anna.histories.get(game) ?? []);
    if (!proof) throw new Error('no proof');
    expect(proof.throws.length).toBeGreaterThan(3);
    expect(verifyChance(proof)).toBeNull();
  });

  it('agree on a rematch with sides exchanged [O4]', async () => {
    const [anna, ben, game] = await two();
    await anna.turn(game, 'd6');
    await ben.command(game, { kind: 'resign' });
    await ben.command(game, { kind: 'offer', what: 'rematch' });
    await anna.command(game, { kind: 'accept', what: 'rematch' });
    await ben.until(() => ben.state(game).rematch);
    const next = ben.state(game).rematch ?? '';
    ben.watch(next);
    await ben.until(() => ben.games.get(next)?.phase === 'playing');
    expect(ben.state(next).white).toBe('guest');
    expect(await ben.turn(next, 'd6')).toMatchObject({ type: 'done' });
  });

  it('say phrases, and see who is there', async () => {
    const [anna, ben, game] = await two();
    ben.send({ type: 'say', game, phrase: 'good-luck' });
    await anna.until(() => anna.messages.some((message) => message.type === 'said' && message.side === 'black'));
    const here = () => anna.messages.findLast((message) => message.type === 'presence')?.here;
    await anna.until(() => here()?.guest);
    ben.drop();
    await anna.until(() => here()?.guest === false);
  });

  it('see at once that a guest is there who looked on before, without waiting for a heartbeat', async () => {
    const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], heartbeat: 60_000 };
    const slow = await startServer({ port: 0, root, online });
    const [anna, ben] = [await TestClient.join(slow.url, 'Anna'), await TestClient.join(slow.url, 'Ben')];
    clients.push(anna, ben);
    const game = await anna.create();
    ben.watch(game);
    await ben.until(() => ben.games.has(game));
    expect(await ben.command(game, { kind: 'join', contribution: null })).toMatchObject({ type: 'done' });
    await anna.until(() => anna.messages.some((message) => message.type === 'presence' && message.here.guest));
    await slow.close();
  });
});

describe('players who do not get on', () => {
  const LISTED = { listed: true, time: { kind: 'increment', initial: 60_000, increment: 0 } } as const;
  const block = (client: TestClient, method: 'PUT' | 'DELETE', other: TestClient) =>
    client.http(url, method, `/api/v1/blocks/${other.player?.id}`);
  const inLobby = async (name: string): Promise<TestClient> => {
    const client = new TestClient(await signIn(url, name));
    clients.push(client);
    await client.connect(url, { lobby: true });
    return client;
  };
  const shows = (client: TestClient, game: string): boolean => client.seeks.some((seek) => seek.game === game);

  it('do not meet once one has blocked the other, who learns no more than that a game is not available', async () => {
    const [anna, ben, cleo] = [await inLobby('Anna'), await inLobby('Ben'), await inLobby('Cléo')];
    const bens = await ben.create(LISTED);
    await anna.until(() => shows(anna, bens));
    expect((await block(anna, 'PUT', ben)).status).toBe(204);
    await anna.until(() => !shows(anna, bens));
    const bensNext = await ben.create(LISTED);
    await cleo.until(() => shows(cleo, bensNext));
    expect(shows(anna, bensNext)).toBe(false);

    for (const options of [LISTED, {}]) {
      const annas = await anna.create(options);
      if (options === LISTED) await cleo.until(() => shows(cleo, annas));
      expect(shows(ben, annas)).toBe(false);
      const refused = await ben.command(annas, { kind: 'join', contribution: null });
      expect(refused).toMatchObject({ type: 'refused', refusal: { reason: 'not-available' } });
      expect(refused.type === 'refused' && Object.keys(refused.refusal)).toEqual(['reason']);
      await cleo.enter(annas);
    }

    expect(await (await anna.http(url, 'GET', '/api/v1/blocks')).json()).toEqual({
      players: [{ id: ben.player?.id, name: 'Ben' }],
    });
    expect(await (await ben.http(url, 'GET', '/api/v1/blocks')).json()).toEqual({ players: [] });
    expect((await block(anna, 'DELETE', ben)).status).toBe(204);
    await anna.until(() => shows(anna, bensNext));
    await ben.enter(await anna.create());
  });

  it('do not hear each other in a game that goes on', async () => {
    const [anna, ben, game] = await two();
    expect((await block(anna, 'PUT', ben)).status).toBe(204);
    // What was asked before is answered before: the block is known to this connection once this is.
    await anna.turn(game, 'd6');
    await ben.until(() => ben.state(game).seq === anna.state(game).seq);
    ben.send({ type: 'say', game, phrase: 'oops' });
    await ben.until(() => ben.messages.some((message) => message.type === 'said'));
    await ben.turn(game, 'f4');
    await anna.until(() => anna.state(game).seq === ben.state(game).seq);
    expect(anna.messages.some((message) => message.type === 'said')).toBe(false);
  });

  it('report each other to the host, with a reason of the list, and not without end', async () => {
    const [anna, ben, game] = await two();
    const report = { player: ben.player?.id, game, reason: 'stalling', note: 'left\nthe game' };
    const send = (body: unknown, by: TestClient = anna) => by.http(url, 'POST', '/api/v1/reports', body);
    expect((await send(report)).status).toBe(204);
    expect(await (await send({ ...report, reason: 'boring' })).json()).toMatchObject({
      reason: 'malformed',
      where: 'reason',
    });
    expect((await send({ ...report, note: 'x'.repeat(501) })).status).toBe(400);
    expect((await send({ ...report, player: anna.player?.id })).status).toBe(404);
    const viewer = new TestClient(null);
    expect((await send(report, viewer)).status).toBe(401);
    expect((await block(viewer, 'PUT', ben)).status).toBe(401);
    expect((await anna.http(url, 'PUT', '/api/v1/blocks/nobody-at-all')).status).toBe(404);
    const later = [];
    for (let i = 0; i < 5; i++) later.push((await send(report)).status);
    expect(later.at(-1)).toBe(429);
  });
});

describe('a spectator', () => {
  it('without a session watches and cannot play', async () => {
    const [anna, , game] = await two();
    const viewer = new TestClient(null);
    clients.push(viewer);
    await viewer.connect(url);
    viewer.watch(game);
    await viewer.until(() => viewer.games.get(game)?.phase === 'playing');
    expect(await viewer.turn(game, 'd6')).toMatchObject({ type: 'refused', refusal: { reason: 'no-session' } });
    await anna.turn(game, 'd6');
    await viewer.until(() => viewer.state(game).seq === anna.state(game).seq);
  });
});

describe('what is wrong', () => {
  it('is refused with its reason, and the connection stays [M6]', async () => {
    const [anna, ben, game] = await two();
    const stranger = await guest('Cléo');
    stranger.watch(game);
    await stranger.until(() => stranger.games.has(game));
    const refusal = async (answer: ReturnType<TestClient['turn']>) => {
      const { type, ...rest } = await answer;
      return type === 'refused' && 'refusal' in rest ? rest.refusal.reason : type;
    };
    expect(await refusal(ben.turn(game, 'd6'))).toBe('not-your-turn');
    expect(await refusal(stranger.turn(game, 'd6'))).toBe('wrong-seat');
    expect(await refusal(anna.turn(game, 'z9'))).toBe('illegal-turn');
    expect(await refusal(anna.command(game, { kind: 'turn', turn: 'd6', after: 1 }))).toBe('stale');
    expect(await refusal(anna.command('no-such-game-0000', { kind: 'resign' }))).toBe('not-found');
    expect(await refusal(anna.command(game, { kind: 'join', contribution: null }))).toBe('own-game');
    expect(await refusal(stranger.command(game, { kind: 'join', contribution: null }))).toBe('seat-taken');
    expect(await refusal(anna.turn(game, 'd6'))).toBe('done');
  });

  it('in a message is named; after many of them the connection is closed [M2, M6]', async () => {
    const anna = await guest('Anna');
    const last = () => anna.messages.at(-1);
    anna.sendRaw('{"type":"watch","game":"x","since":0}');
    await anna.until(() => last()?.type === 'refused');
    expect(last()).toMatchObject({ refusal: { reason: 'malformed', where: 'game' } });
    for (let i = 0; i < 20; i++) anna.sendRaw('no JSON');
    await anna.until(() => anna.closed);
    expect(anna.closed?.code).toBe(4008);
  });

  it('beyond the size limit closes the connection', async () => {
    const anna = await guest('Anna');
    anna.sendRaw(JSON.stringify({ type: 'watch', game: 'x'.repeat(5_000), since: 0 }));
    await anna.until(() => anna.closed);
    expect(anna.closed?.code).toBe(1009);
  });

  it('at length is refused, then cut off', async () => {
    const anna = await guest('Anna');
    const flood = async (count: number, until: () => unknown) => {
      // A busy machine takes its time, and what it has taken in is forgotten: it is sent more.
      for (let i = 0; !until(); i++) {
        for (let sent = 0; sent < count; sent++) anna.send({ type: 'unwatch', game: 'no-such-game-0000' });
        await anna.until(until, 1_000).catch(() => undefined);
        expect(i).toBeLessThan(100);
      }
    };
    await flood(80, () =>
      anna.messages.some((message) => message.type === 'refused' && message.refusal.reason === 'too-many'),
    );
    expect(anna.closed).toBeNull();
    await flood(190, () => anna.closed);
    expect(anna.closed?.code).toBe(4008);
  });

  it('from a foreign page is turned away', async () => {
    const { cookie } = await signIn(url, 'Anna');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, {
      headers: { cookie, origin: 'https://evil.example' },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(403);
    const posted = await fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', cookie },
      body: '{"name":"Eve"}',
    });
    expect(posted.status).toBe(403);
  });
});

describe('a session', () => {
  it('is a cookie that scripts cannot read, and gives back the same player', async () => {
    const first = await fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ name: '  Anne-Sophie  d’Ür ' }),
    });
    const cookie = first.headers.get('set-cookie') ?? '';
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^merellier=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    const { player } = (await first.json()) as { player: { id: string; name: string } };
    expect(player.name).toBe('Anne-Sophie d’Ür');
    const again = await fetch(`${url}/api/v1/session`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await again.json()).toMatchObject({ player: { id: player.id } });
    expect(await (await fetch(`${url}/api/v1/session`)).json()).toEqual({ player: null });
  });

  it.each(['', ' ', 'x'.repeat(25), 'a\u202Eb', 'a\nb\u0000'])('wants a name that can be shown: %j', async (name) => {
    const answer = await fetch(`${url}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('who watches the server', () => {
  it('is told whether games can be played, and measures', async () => {
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('merellier_commands_total{command="turn",result="done"}');
    expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(404);
  });
});
