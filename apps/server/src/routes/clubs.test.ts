import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Player } from '@merellier/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLimits, noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';
import { QUICK_PASSWORDS } from '../testing/quick-passwords.ts';
import { someTournament } from '../testing/some-tournament.ts';

let root: string;
let server: RunningServer;
let logins = 0;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-clubs-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const storage = { databaseUrl: null, redisUrl: null, dataFolder: null };
  const online = { ...storage, origins: [], limits: noLimits, passwordCost: QUICK_PASSWORDS };
  server = await startServer({ port: 0, root, online });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const PASSWORD = 'cinq moulins et un pion';

/** Somebody with an account. */
async function member(first: string): Promise<ApiClient & { readonly id: string; readonly name: string }> {
  // No two accounts have the same name.
  const name = `${first} ${++logins}`;
  const answer = await fetch(`${server.url}/api/v1/account`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ name, login: name.toLowerCase(), password: PASSWORD }),
  });
  const { player } = (await answer.json()) as { readonly player: Player };
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return Object.assign(new ApiClient(server.url, { cookie }), { id: player.id, name });
}

const FIELDS = {
  ...{ name: 'Moulin de Nantes', about: 'Tous niveaux.', evening: 'Mardi 20 h', listed: true },
  rules: { id: 'jeu-du-moulin', changes: {} },
};

describe('clubs', () => {
  it('are founded, joined by their link, written in and left', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const { club } = await anna.post('/clubs', FIELDS);
    expect((await ben.get('/clubs')).clubs).toContainEqual({ id: club, ...FIELDS, members: 1 });
    expect(await ben.get(`/clubs/${club}`)).toMatchObject({
      you: null,
      members: [{ name: anna.name, role: 'leader' }],
    });
    expect(await ben.get(`/clubs/${club}/messages`)).toMatchObject({ status: 403, reason: 'members-only' });
    expect(await ben.post(`/clubs/${club}/messages`, { text: 'Bonjour' })).toMatchObject({ reason: 'members-only' });
    expect(await ben.post(`/clubs/${club}/members`)).toMatchObject({ status: 204 });
    expect((await ben.get('/clubs?own=1')).clubs).toMatchObject([{ id: club, members: 2 }]);
    expect(await ben.post(`/clubs/${club}/messages`, { text: 'Bonjour\nà tous' })).toMatchObject({ status: 204 });
    const { messages } = await anna.get(`/clubs/${club}/messages`);
    expect(messages).toMatchObject([{ author: { name: ben.name }, text: 'Bonjour\nà tous' }]);
    expect(JSON.stringify(await ben.get('/account/export'))).toContain('à tous');
    const path = `/clubs/${club}/messages/${encodeURIComponent(messages[0].id)}`;
    expect(await anna.delete(path)).toMatchObject({ status: 204 });
    expect(await anna.delete(path)).toMatchObject({ status: 404 });
    expect(await anna.delete(`/clubs/${club}/members`)).toMatchObject({ reason: 'last-leader' });
    await ben.delete(`/clubs/${club}/members`);
    expect(await anna.delete(`/clubs/${club}/members`)).toMatchObject({ status: 204 });
    expect(await anna.get(`/clubs/${club}`)).toMatchObject({ status: 404 });
  });

  it('are led by their leaders, who send away and make others leaders', async () => {
    const [anna, ben, cleo] = [await member('Anna'), await member('Ben'), await member('Cleo')];
    const { club } = await anna.post('/clubs', FIELDS);
    for (const each of [ben, cleo]) await each.post(`/clubs/${club}/members`);
    const give = (who: ApiClient, other: { readonly id: string }, role: string) =>
      who.ask('PUT', `/clubs/${club}/members/${other.id}`, { role });
    expect(await give(ben, cleo, 'barred')).toMatchObject({ status: 403, reason: 'not-leader' });
    expect(await ben.ask('PUT', `/clubs/${club}`, { ...FIELDS, name: 'Ben’s' })).toMatchObject({
      reason: 'not-leader',
    });
    expect(await give(anna, cleo, 'barred')).toMatchObject({ status: 204 });
    expect(await cleo.post(`/clubs/${club}/members`)).toMatchObject({ status: 403, reason: 'not-available' });
    expect((await ben.get(`/clubs/${club}`)).members).toHaveLength(2);
    expect((await anna.get(`/clubs/${club}`)).members).toHaveLength(3);
    expect(await give(anna, ben, 'leader')).toMatchObject({ status: 204 });
    expect(await ben.ask('PUT', `/clubs/${club}`, { ...FIELDS, name: 'Rezé' })).toMatchObject({ status: 204 });
    expect(await anna.get(`/clubs/${club}`)).toMatchObject({ club: { name: 'Rezé' } });
    expect(await anna.delete(`/clubs/${club}/members`)).toMatchObject({ status: 204 });
  });

  it('have tournaments of their own, for members', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const { club } = await anna.post('/clubs', FIELDS);
    expect(await ben.post('/tournaments', { settings: someTournament({ club }) })).toMatchObject({
      reason: 'members-only',
    });
    const { tournament } = await anna.post('/tournaments', { settings: someTournament({ club }) });
    const join = () => ben.post(`/tournaments/${tournament}/commands`, { command: { kind: 'join' } });
    expect(await join()).toMatchObject({ status: 403, reason: 'members-only' });
    await ben.post(`/clubs/${club}/members`);
    expect(await join()).toMatchObject({ status: 200 });
    expect((await ben.get(`/tournaments?club=${club}`)).tournaments).toMatchObject([{ id: tournament }]);
  });

  it('say what is wrong with what they are asked', async () => {
    const anna = await member('Anna');
    const guest = await ApiClient.guest(server.url, 'Guest');
    expect(await guest.post('/clubs', FIELDS)).toMatchObject({ status: 403, reason: 'account-needed' });
    expect(await anna.post('/clubs', { ...FIELDS, name: '' })).toMatchObject({ status: 400, reason: 'malformed' });
    expect(await anna.post('/clubs', { ...FIELDS, rules: { id: 'nonsense', changes: {} } })).toMatchObject({
      ...{ status: 422, reason: 'rules' },
    });
    expect(await anna.post('/clubs/no-such-club-at-all/members')).toMatchObject({ status: 404, reason: 'not-found' });
    expect(makeLimits().clubsOfPlayer.take(anna.id)).toBe(0);
  });

  it('lose a member whose account is deleted, with all messages', async () => {
    const [anna, ben] = [await member('Anna'), await member('Ben')];
    const { club } = await anna.post('/clubs', FIELDS);
    await ben.post(`/clubs/${club}/members`);
    await ben.post(`/clubs/${club}/messages`, { text: 'Bonjour' });
    await ben.post('/account/deletion', { proof: { password: PASSWORD } });
    expect((await anna.get(`/clubs/${club}`)).members).toHaveLength(1);
    expect((await anna.get(`/clubs/${club}/messages`)).messages).toEqual([]);
    // A member who stays leads; with the last member the club goes.
    const cleo = await member('Cleo');
    await cleo.post(`/clubs/${club}/members`);
    await anna.post('/account/deletion', { proof: { password: PASSWORD } });
    expect(await cleo.get(`/clubs/${club}`)).toMatchObject({ you: 'leader', members: [{ name: cleo.name }] });
    await cleo.post('/account/deletion', { proof: { password: PASSWORD } });
    expect(await ApiClient.guest(server.url, 'Guest').then((guest) => guest.get(`/clubs/${club}`))).toMatchObject({
      status: 404,
    });
  });
});
