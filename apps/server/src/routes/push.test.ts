import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '../limits/limits.ts';
import { type RunningServer, startServer } from '../server.ts';
import { ApiClient } from '../testing/api-client.ts';

let root: string;
const servers: RunningServer[] = [];

const start = async (origins: readonly string[]): Promise<string> => {
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins, limits: noLimits };
  const server = await startServer({ port: 0, root, online });
  servers.push(server);
  return server.url;
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-push-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
});
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(root, { recursive: true });
});

const WANTED = {
  ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } },
  ...{ turns: true, challenges: false, language: 'fr' },
};

describe('notifications of browsers', () => {
  it('can be had where the server has a public address, by who has a name here', async () => {
    const url = await start(['https://play.example.org']);
    const [nobody, anna] = [new ApiClient(url), await ApiClient.guest(url, 'Anna')];
    expect((await nobody.get('/push')).key).toMatch(/^[\w-]{80,}$/);
    expect(await nobody.ask('PUT', '/push', WANTED)).toMatchObject({ status: 401, reason: 'no-session' });
    expect(await anna.ask('PUT', '/push', WANTED)).toMatchObject({ status: 204 });
    expect(await anna.ask('PUT', '/push', { ...WANTED, endpoint: 'https://localhost/x' })).toMatchObject({
      ...{ status: 400, reason: 'malformed', where: 'endpoint' },
    });
    expect(await anna.ask('DELETE', '/push', { endpoint: WANTED.endpoint })).toMatchObject({ status: 204 });
  });

  it('are off elsewhere', async () => {
    const url = await start([]);
    const anna = await ApiClient.guest(url, 'Anna');
    expect(await anna.get('/push')).toMatchObject({ status: 200, key: null });
    expect(await anna.ask('PUT', '/push', WANTED)).toMatchObject({ status: 403, reason: 'not-available' });
  });
});
