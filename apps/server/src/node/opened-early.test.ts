import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';

let root: string;
let server: RunningServer;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-early-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><head><title>Mérellier</title></head><div id="app"></div>');
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const start = async (dataFolder: string | null): Promise<void> => {
  const online = { databaseUrl: null, redisUrl: null, dataFolder, origins: [], heartbeat: 50 };
  server = await startServer({ port: 0, root, online });
};
/** A service that is open has a heart that beats. */
const isOpen = async (): Promise<boolean> =>
  (await (await fetch(`${server.url}/metrics`)).text()).includes('merellier_bus_up 1');
const visit = (path: string) => fetch(server.url + path, { headers: { accept: 'text/html' } });

describe('the database', () => {
  it('is opened by a visit to a page that will ask for it, and not by others', async () => {
    await start(null);
    await visit('/regles/marelle');
    await visit('/en-ligne/nowhere/at/all');
    expect(await isOpen()).toBe(false);
    expect((await visit('/en-ligne')).status).toBe(200);
    await expect.poll(isOpen).toBe(true);
  });

  it('is opened with the server where there is one already', async () => {
    await start(join(root, 'data'));
    expect((await fetch(`${server.url}/api/v1/seeks`)).status).toBe(200);
    await server.close();
    await start(join(root, 'data'));
    await expect.poll(isOpen).toBe(true);
  });
});
