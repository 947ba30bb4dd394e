import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOnFree } from './port.ts';
import { startServer } from './server.ts';

let root: string;
const open: { close(): unknown }[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-page-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
});

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  rmSync(root, { recursive: true });
});

describe('startServer', () => {
  it('serves the page where it says', async () => {
    const server = await startServer({ port: 0, root });
    open.push(server);
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect(await (await fetch(server.url)).text()).toContain('Mérellier');
  });

  it('takes the next port where the one asked for is taken', async () => {
    const { port, server } = await occupied();
    open.push(server);
    const ours = await startServer({ port, root });
    open.push(ours);
    expect(ours.port).toBeGreaterThan(port);
    expect((await fetch(`${ours.url}/healthz`)).status).toBe(200);
  });

  it('takes no other port where it must be that one', async () => {
    const { port, server } = await occupied();
    open.push(server);
    await expect(startServer({ port, exactly: true, root })).rejects.toThrow(`Port ${port} is taken`);
  });

  it('stops at once, though a browser keeps its connection open', async () => {
    const server = await startServer({ port: 0, root });
    await fetch(server.url, { headers: { connection: 'keep-alive' } });
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('names the network addresses only when it listens to the network', async () => {
    const here = await startServer({ port: 0, root, host: '127.0.0.1' });
    open.push(here);
    expect(here.url).toBe(`http://localhost:${here.port}`);
    expect(here.networkUrls).toEqual([]);
  });

  it('says what to do where the machine has no such address', async () => {
    await expect(startServer({ port: 0, root, host: '192.0.2.1' })).rejects.toThrow(/no address 192\.0\.2\.1.*--host/);
  });
});

describe('a server whose database cannot be opened', () => {
  it('says that it is not ready once that is known, and is ready when it can be opened', async () => {
    const dataFolder = join(root, 'data');
    writeFileSync(dataFolder, 'a file');
    const online = { databaseUrl: null, redisUrl: null, dataFolder, origins: [] };
    const server = await startServer({ port: 0, root, online, logLevel: 'silent' });
    open.push(server);
    const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect(await status('/readyz')).toBe(200);
    expect(await status('/api/v1/seeks')).toBe(503);
    expect(await status('/readyz')).toBe(503);
    rmSync(dataFolder);
    expect(await status('/readyz')).toBe(200);
    expect(await status('/api/v1/seeks')).toBe(200);
  });
});

describe('listenOnFree', () => {
  it('tries the next port where the system says that one is in use', async () => {
    const tried: number[] = [];
    await listenOnFree(45_100, async (port) => {
      tried.push(port);
      if (tried.length < 3) throw Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
    });
    expect(tried).toHaveLength(3);
  });

  it('gives up with a sentence that says what to do', async () => {
    const inUse = () => Promise.reject(Object.assign(new Error('in use'), { code: 'EADDRINUSE' }));
    await expect(listenOnFree(65_530, inUse)).rejects.toThrow(
      'The ports 65530 to 65535 are all taken: choose another with --port.',
    );
  });
});

async function occupied(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, server };
}
