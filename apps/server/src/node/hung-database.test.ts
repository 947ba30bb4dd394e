import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startPostgres } from '../../../../scripts/services.mjs';
import { type RunningServer, startServer } from '../server.ts';
import { signIn } from '../testing/test-client.ts';

let postgres: Service;
let way: Server;
let server: RunningServer;
let root: string;
/** What goes between the node and its database; while it is frozen, nothing does, and no connection breaks. */
const pairs: (readonly [Socket, Socket])[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const port = Number(new URL(postgres.url).port);
  way = createServer((near) => {
    const far = dial(port, '127.0.0.1');
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  root = mkdtempSync(join(tmpdir(), 'merellier-hung-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  const databaseUrl = postgres.url.replace(`:${port}`, `:${(way.address() as AddressInfo).port}`);
  const online = { databaseUrl, redisUrl: null, dataFolder: null, origins: [] };
  server = await startServer({ port: 0, root, online, logLevel: 'silent' });
});
afterAll(async () => {
  await server?.close();
  for (const pair of pairs) for (const socket of pair) socket.destroy();
  way?.close();
  await postgres?.stop();
  rmSync(root, { recursive: true });
});

it('a database that is stopped, not dead, is told at once, and played on when it goes on', async () => {
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  for (const [near, far] of pairs) {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  }
  // Sooner than a question to the database is given up, however slow the machine is.
  let isGivenUp = false;
  const asked = signIn(server.url, 'Anna').catch(() => {
    isGivenUp = true;
  });
  expect(await ready()).toBe(503);
  expect(isGivenUp).toBe(false);
  for (const [near, far] of pairs) near.pipe(far).pipe(near);
  await asked;
  await expect.poll(ready).toBe(200);
});
