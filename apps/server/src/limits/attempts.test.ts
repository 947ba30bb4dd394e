import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { type RunningServer, startServer } from '../server.ts';
import type { Database } from '../store/database.ts';
import { QUICK_PASSWORDS } from '../testing/quick-passwords.ts';
import { AttemptLimit } from './attempts.ts';

let root: string;
const servers: RunningServer[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-attempts-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(root, { recursive: true }));

async function start(parts: { readonly databaseUrl: string } | { readonly dataFolder: string }): Promise<string> {
  const storage = { databaseUrl: null, redisUrl: null, dataFolder: null, ...parts };
  const online = { ...storage, origins: [], passwordCost: QUICK_PASSWORDS };
  const server = await startServer({ port: 0, root, online });
  servers.push(server);
  return server.url;
}

/** Tries a password, and says with what status that was answered. */
async function trySignIn(url: string, login: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/account/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: 'not the right one', bring: false }),
  });
  return answer.status;
}

/** Tries as often as a name may be tried, and once more. */
async function useUp(url: string, login: string): Promise<void> {
  for (let i = 0; i < 10; i++) expect(await trySignIn(url, login)).toBe(401);
  expect(await trySignIn(url, login)).toBe(429);
}

describe('tries to sign in', () => {
  let postgres: Service | undefined;
  afterAll(() => postgres?.stop());

  it('count over all nodes', async () => {
    postgres = await startPostgres();
    const [one, two] = [await start({ databaseUrl: postgres.url }), await start({ databaseUrl: postgres.url })];
    await expect.poll(async () => (await fetch(`${two}/readyz`)).status).toBe(200);
    await useUp(one, 'anna');
    expect(await trySignIn(two, 'anna')).toBe(429);
    expect(await trySignIn(two, 'ben')).toBe(401);
  });

  it('count over a restart', async () => {
    const dataFolder = join(root, 'data');
    await useUp(await start({ dataFolder }), 'anna');
    await servers.pop()?.close();
    const again = await start({ dataFolder });
    expect(await trySignIn(again, 'anna')).toBe(429);
    expect(await trySignIn(again, 'ben')).toBe(401);
  });
});

describe('a limit on attempts', () => {
  it('is kept by the process while the database cannot count, and says how long to wait', async () => {
    const query = () => Promise.reject(new Error('no database'));
    const limit = new AttemptLimit({ query } as unknown as Database, 'tries', { points: 2, seconds: 60 });
    expect([await limit.take('anna'), await limit.take('anna'), await limit.take('ben')]).toEqual([0, 0, 0]);
    const wait = await limit.take('anna');
    expect(wait).toBeGreaterThan(55_000);
    expect(wait).toBeLessThanOrEqual(60_000);
  });
});
