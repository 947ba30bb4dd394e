import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { QUICK_PASSWORDS } from '../testing/quick-passwords.ts';

let root: string;
let server: RunningServer;
let anna: Person;
/** Named once there is the account, as hosts do. */
const moderators: string[] = [];
const PASSWORD = 'neuf pions et un moulin';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-moderation-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const storage = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] };
  const online = { ...storage, moderators, limits: noLimits, passwordCost: QUICK_PASSWORDS };
  // The address of each request is what it says.
  server = await startServer({ port: 0, root, trustProxy: 1, online });
  anna = await person('Anna', '198.51.100.200', 'moderator');
  moderators.push('moderator');
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

type Person = ApiClient & { readonly id: string; readonly cookie: string };

/** A guest who comes from an address, or, with a name to sign in by, somebody with an account. */
async function person(name: string, address: string, login?: string): Promise<Person> {
  const body = login === undefined ? { name } : { name, login, password: PASSWORD };
  const answer = await fetch(`${server.url}/api/v1/${login === undefined ? 'session' : 'account'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { player } = (await answer.json()) as { player: { id: string } };
  const client = new ApiClient(server.url, { cookie, 'x-forwarded-for': address });
  return Object.assign(client, { id: player.id, cookie });
}

const report = (by: Person, player: string, note = '') =>
  by.post('/reports', { player, game: null, reason: 'harassment', note });
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come.
const caseOf = async (player: string, state = 'open'): Promise<any> =>
  (await anna.get(`/moderation/cases?state=${state}`)).cases.find(
    (each: { player: Person }) => each.player.id === player,
  );
const act = (kind: string, ...players: string[]) => anna.post('/moderation/acts', { kind, players });
const companionsOf = async (player: string): Promise<string[]> =>
  (await anna.get(`/moderation/players/${player}/companions`)).players.map(({ name }: { name: string }) => name);

describe('moderation', () => {
  it('is for the accounts that the host names; for all others nothing is there', async () => {
    const ben = await person('Ben', '192.0.2.1', 'ben');
    const nobody = new ApiClient(server.url);
    const nothing = await ben.get('/nothing-here');
    for (const asker of [ben, nobody]) {
      expect(await asker.get('/moderation/cases')).toEqual(nothing);
      expect(await asker.get('/moderation/cases?state=what')).toEqual(nothing);
      expect(await asker.get('/moderation/fair-play')).toEqual(nothing);
      expect(await asker.post('/moderation/acts', { kind: 'what' })).toEqual(nothing);
      expect(await asker.delete('/moderation/acts/what')).toEqual(nothing);
    }
    expect(await anna.get('/moderation/cases')).toMatchObject({ status: 200 });
    expect(await anna.get('/moderation/fair-play')).toMatchObject({ status: 200, on: false });
    expect(await anna.get('/moderation/cases?before=what')).toMatchObject({ status: 400 });
    expect(await anna.get('/account')).toMatchObject({ account: { moderates: true } });
    expect((await ben.get('/account')).account).not.toHaveProperty('moderates');
    const other = new ApiClient(server.url, { cookie: anna.cookie, origin: 'https://elsewhere.example' });
    expect(await other.post('/moderation/acts', { kind: 'ban', players: [ben.id] })).toMatchObject({ status: 403 });
  });

  it('its page is a page that does not exist, but for them', async () => {
    const page = async (path: string, cookie = '') => {
      const answer = await fetch(server.url + path, { headers: { cookie, accept: 'text/html' } });
      return { status: answer.status, text: await answer.text() };
    };
    for (const path of ['/moderation', '/en/moderation/log', '/de/moderation/erledigt'])
      expect(await page(path)).toEqual(await page('/nothing-here'));
    expect(await page('/moderation', anna.cookie)).toMatchObject({ status: 200 });
  });

  it('the name of a moderator is nobody else’s to take', async () => {
    const [mona, carl] = [await person('Mona', '192.0.2.1', 'mona'), await person('Carl', '192.0.2.1', 'carl')];
    moderators.push('mona', 'somebody');
    const [login, proof] = [{ login: 'Somebody', password: PASSWORD }, { password: PASSWORD }];
    const taken = { status: 409, reason: 'login-taken' };
    expect(await new ApiClient(server.url).post('/account', { name: 'Carl', ...login })).toMatchObject(taken);
    expect(await carl.ask('PUT', '/account/password', { ...login, proof })).toMatchObject(taken);
    expect(await mona.ask('PUT', '/account/password', { ...login, login: 'mona', proof })).toMatchObject({
      status: 200,
    });
    moderators.splice(1);
  });

  it('finds nothing wrong, and may think better of it', async () => {
    const [dora, erik] = [await person('Dora', '192.0.2.3'), await person('Erik', '192.0.2.4')];
    await report(dora, erik.id, 'wrote much');
    expect(await caseOf(erik.id)).toMatchObject({
      player: { name: 'Erik', registered: false, banned: false },
      reports: [{ reason: 'harassment', note: 'wrote much', game: null, reporter: { name: 'Dora' }, setAside: false }],
    });
    const done = await act('set-aside', erik.id);
    expect(done).toMatchObject({ status: 200 });
    expect(await act('set-aside', erik.id)).toMatchObject({ status: 409, reason: 'nothing-to-do' });
    expect(await caseOf(erik.id)).toBeUndefined();
    expect(await caseOf(erik.id, 'closed')).toMatchObject({ reports: [{ setAside: true }] });
    expect(await anna.delete(`/moderation/acts/${done.act}`)).toMatchObject({ status: 204 });
    expect(await anna.delete(`/moderation/acts/${done.act}`)).toMatchObject({ reason: 'nothing-to-do' });
    expect(await caseOf(erik.id)).toBeDefined();
  });

  it('bans those who come from one address together, and lets them in again together', async () => {
    const fred = await person('Fred', '2001:db8:1:2::1');
    // Another address of the same network at home; a third one next door.
    const again = await person('Fred 2', '2001:db8:1:2:3::4');
    const greta = await person('Greta', '2001:db8:1:3::1');
    await expect.poll(() => companionsOf(fred.id)).toEqual(['Fred 2']);
    const done = await act('ban', fred.id, again.id);
    expect(await fred.get('/session')).toMatchObject({ player: null });
    expect(await again.get('/session')).toMatchObject({ player: null });
    expect(await greta.get('/session')).toMatchObject({ player: { name: 'Greta' } });
    const { acts } = await anna.get('/moderation/acts');
    expect(acts[0]).toMatchObject({ id: done.act, kind: 'ban', by: { name: 'Anna' }, undone: null });
    expect(acts[0].players.map(({ name }: { name: string }) => name)).toEqual(['Fred', 'Fred 2']);
    expect(await anna.delete(`/moderation/acts/${done.act}`)).toMatchObject({ status: 204 });
    expect((await anna.get('/moderation/acts')).acts[0]).toMatchObject({ undone: { by: { name: 'Anna' } } });
    await act('ban', fred.id);
    expect(await act('unban', fred.id)).toMatchObject({ status: 200 });
    expect(await act('unban', fred.id)).toMatchObject({ reason: 'nothing-to-do' });
  });

  it('shows no moderator among them, and bans none', async () => {
    const hugo = await person('Hugo', '198.51.100.200');
    const ida = await person('Ida', '198.51.100.200');
    await expect.poll(() => companionsOf(hugo.id)).toEqual(['Ida']);
    expect(await act('ban', anna.id)).toMatchObject({ status: 409, reason: 'is-moderator' });
    expect(await act('ban', ida.id, anna.id)).toMatchObject({ reason: 'is-moderator' });
    expect(await ida.get('/session')).toMatchObject({ player: { name: 'Ida' } });
  });

  it('keeps nothing of addresses inside a house', async () => {
    const [jan, karl] = [await person('Jan', '192.168.1.7', 'jan'), await person('Karl', '192.168.1.7')];
    const leo = await person('Leo', '203.0.113.9', 'leo');
    await expect.poll(async () => (await leo.get('/account/export')).places).toMatchObject([{ place: /^[\w-]{22}$/ }]);
    expect((await jan.get('/account/export')).places).toEqual([]);
    expect(await companionsOf(karl.id)).toEqual([]);
  });

  it('an account takes what it did as a moderator along', async () => {
    const { moderation } = await anna.get('/account/export');
    expect(moderation.length).toBeGreaterThan(0);
    expect(moderation.every(({ by }: { by: { name: string } }) => by.name === 'Anna')).toBe(true);
  });
});
