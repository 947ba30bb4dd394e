import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Acquaintance } from '@merellier/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeLimits, noLimits } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { signIn, TestClient } from '../testing/test-client.ts';

let root: string;
let server: RunningServer;
const sockets: TestClient[] = [];
const limits = () => ({
  ...noLimits(),
  challengesOfPlayer: new TokenBuckets({ capacity: 5, perSecond: 0.001 }),
});

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-company-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], limits };
  server = await startServer({ port: 0, root, online });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Somebody who is connected. */
async function somebody(name: string): Promise<ApiClient & { readonly id: string }> {
  const session = await signIn(server.url, name);
  const socket = new TestClient(session);
  await socket.connect(server.url);
  sockets.push(socket);
  return Object.assign(new ApiClient(server.url, { cookie: session.cookie }), { id: session.player.id });
}

const RULES = { id: 'jeu-du-moulin', parameters: {} };

describe('company', () => {
  it('shows who is here, those whom one follows first, and nobody who does not want it', async () => {
    const [anna, ben, cleo] = [await somebody('Anna'), await somebody('Ben'), await somebody('Cléo')];
    expect(await anna.ask('PUT', `/follows/${cleo.id}`)).toMatchObject({ status: 204 });
    const names = async (): Promise<string[]> =>
      (await anna.get('/people/here')).players
        .filter(({ id }: Acquaintance) => [ben.id, cleo.id, anna.id].includes(id))
        .map(({ name, followed }: Acquaintance) => `${name}${followed ? ' followed' : ''}`);
    await expect.poll(names).toEqual(['Cléo followed', 'Ben']);
    expect(await ben.ask('PUT', '/people/choices', { challenges: 'all', seen: false })).toMatchObject({ status: 204 });
    expect(await ben.get('/people/choices')).toMatchObject({ challenges: 'all', seen: false });
    await expect.poll(names).toEqual(['Cléo followed']);
    expect((await anna.get('/follows')).players).toMatchObject([{ name: 'Cléo', followed: true }]);
    await anna.delete(`/follows/${cleo.id}`);
    expect((await anna.get('/follows')).players).toEqual([]);
  });

  it('a challenge is for one player alone, who accepts or declines', async () => {
    const [anna, ben, carl] = [await somebody('Anna'), await somebody('Ben'), await somebody('Carl')];
    const { game } = await anna.post('/challenges', { player: ben.id, rules: RULES });
    expect((await ben.get('/challenges')).challenges).toMatchObject([{ game, host: { name: 'Anna' } }]);
    expect((await anna.get('/challenges')).challenges).toMatchObject([{ game, guest: { name: 'Ben' } }]);
    expect((await carl.get('/challenges')).challenges).toEqual([]);
    expect(await carl.post(`/seeks/${game}/join`)).toMatchObject({ status: 403, reason: 'not-available' });
    expect(await carl.delete(`/challenges/${game}`)).toMatchObject({ status: 404, reason: 'not-found' });
    const contribution = '0'.repeat(64);
    expect(await ben.post(`/seeks/${game}/join`, { contribution })).toMatchObject({ status: 200 });
    expect((await ben.get('/challenges')).challenges).toEqual([]);

    const second = await anna.post('/challenges', { player: ben.id, rules: RULES });
    expect(await ben.delete(`/challenges/${second.game}`)).toMatchObject({ status: 204 });
    expect(await anna.get(`/games/${second.game}`)).toMatchObject({ phase: 'over', outcome: { reason: 'aborted' } });
  });

  it('nobody is challenged who does not want it, nor too often', async () => {
    const [anna, ben] = [await somebody('Anna'), await somebody('Ben')];
    const ask = () => anna.post('/challenges', { player: ben.id, rules: RULES });
    const choose = (challenges: string) => ben.ask('PUT', '/people/choices', { challenges, seen: true });
    await choose('none');
    expect(await ask()).toMatchObject({ status: 403, reason: 'no-challenges' });
    await choose('followed');
    expect(await ask()).toMatchObject({ reason: 'no-challenges' });
    await ben.ask('PUT', `/follows/${anna.id}`);
    expect(await ask()).toMatchObject({ status: 200 });
    await ben.ask('PUT', `/blocks/${anna.id}`);
    expect(await ask()).toMatchObject({ reason: 'no-challenges' });
    expect(await anna.post('/challenges', { player: anna.id, rules: RULES })).toMatchObject({ reason: 'not-found' });
    expect(await ask()).toMatchObject({ status: 429, reason: 'too-many' });
  });

  it('says what is wrong with what it is asked', async () => {
    const anna = await somebody('Anna');
    const nobody = new ApiClient(server.url);
    expect(await nobody.post('/challenges', { player: anna.id, rules: RULES })).toMatchObject({ reason: 'no-session' });
    expect(await nobody.get('/people/choices')).toMatchObject({ reason: 'no-session' });
    expect(await anna.ask('PUT', '/people/choices', { challenges: 'some', seen: true })).toMatchObject({
      status: 400,
      reason: 'malformed',
    });
    expect(await anna.get('/people?name=')).toMatchObject({ reason: 'malformed' });
    expect(await anna.ask('PUT', '/follows/nobody-at-all')).toMatchObject({ status: 404, reason: 'not-found' });
    expect(await anna.ask('PUT', `/follows/${anna.id}`)).toMatchObject({ status: 404, reason: 'not-found' });
    expect(makeLimits().challengesOfPlayer.take(anna.id)).toBe(0);
  });
});
