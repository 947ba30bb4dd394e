import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NAMELESS } from '@merellier/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-seeks-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  server = await startServer({ port: 0, root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('one address does not fill the lobby, however many guests it makes; by a link they play all the same', async () => {
  const statuses: number[] = [];
  for (let guest = 0; guest < 10; guest++) {
    const client = await ApiClient.guest(server.url, `Guest ${guest}`);
    for (let i = 0; i < 5; i++) statuses.push((await client.post('/seeks', { rules: { id: 'marelle' } })).status);
  }
  const made = statuses.filter((status) => status === 200).length;
  // One more may have run in meanwhile.
  expect(made).toBeGreaterThanOrEqual(30);
  expect(made).toBeLessThan(45);
  expect(statuses.at(-1)).toBe(429);
  const last = await ApiClient.guest(server.url, 'Anna');
  expect(await last.post('/seeks', { rules: { id: 'marelle' } })).toMatchObject({ status: 429, reason: 'too-many' });
  expect(await last.post('/seeks', { rules: { id: 'marelle' }, listed: false })).toMatchObject({ status: 200 });
});

it('an invitation made without a name bears the one that its host takes afterwards', async () => {
  const host = await ApiClient.guest(server.url, NAMELESS);
  const { game } = await host.post('/seeks', { rules: { id: 'marelle' }, listed: false });
  await host.post('/session', { name: 'Inès' });
  const friend = await ApiClient.guest(server.url, 'Théo');
  expect(await friend.get(`/games/${game}`)).toMatchObject({ players: { host: { name: 'Inès' }, guest: null } });
});

it('what a command over HTTP took is measured, as is that of one by a socket', async () => {
  const measured = async (): Promise<number> => {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^merellier_command_seconds_count (\d+)$/m.exec(metrics)?.[1]);
  };
  const before = await measured();
  const host = await ApiClient.withToken(server.url, 'Zoé');
  const { game } = await host.post('/seeks', { rules: { id: 'marelle' }, listed: false });
  expect(await measured()).toBe(before + 1);
  expect(await host.post(`/bot/games/${game}/abort`, {})).toMatchObject({ status: 200 });
  expect(await measured()).toBe(before + 2);
});
