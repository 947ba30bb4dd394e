import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureProxies, findProxy, type ProxyName } from '../../../../scripts/proxies.mjs';
import { startProxy } from '../../../../scripts/services.mjs';
import { at } from '../../../../scripts/workspace.mjs';
import { type RunningServer, startServer } from '../index.ts';
import { TestClient } from '../testing/test-client.ts';

/** The settings that docs/hosts.md gives for a proxy, with the port on which this server answers. */
function snippet(language: string): string {
  const page = readFileSync(at('docs/hosts.md'), 'utf8');
  const text = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)?.[1];
  if (text === undefined) throw new Error(`docs/hosts.md says nothing about ${language}`);
  return text.replace('127.0.0.1:3000', `127.0.0.1:${server.port}`);
}

const SETTINGS = {
  nginx: (port: number) => `
    daemon off;
    master_process off;
    pid nginx.pid;
    events {}
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        ${snippet('nginx')}
      }
    }`,
  caddy: (port: number) => `
    {
      admin off
      auto_https off
    }
    ${snippet('caddyfile').replace('marelle.example.org', `http://127.0.0.1:${port}`)}`,
};

await ensureProxies();
// Where Debian's packages cannot be had, what is missing is left out.
const THERE = (['nginx', 'caddy'] as const).filter((name) => findProxy(name) !== null);

let server: RunningServer;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-page-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Mérellier</title><div id="app"></div>');
  const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] };
  server = await startServer({ port: 0, host: '127.0.0.1', root, online, trustProxy: 1, logLevel: 'silent' });
});

afterAll(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

describe.skipIf(THERE.length === 0)('behind a proxy that is set up as docs/hosts.md says', () => {
  const behind = async (name: ProxyName, ask: (url: string) => Promise<void>): Promise<void> => {
    const proxy = await startProxy(name, SETTINGS[name]);
    await ask(proxy.url).finally(proxy.stop);
  };

  it.each(THERE)('(%s) games are played on the port that visitors use', (name) =>
    behind(name, async (url) => {
      const client = await TestClient.join(url, 'Anna');
      client.drop();
      // A browser says which page asks: that must be the host and port that the server is asked by.
      await client.connect(url, { origin: url });
      const game = await client.create();
      await client.until(() => client.games.has(game));
      client.drop();
      expect((await fetch(`${url}/metrics`)).status).toBe(403);
    }),
  );

  it.each(THERE)('(%s) who names another address with each request is counted all the same', (name) =>
    behind(name, async (url) => {
      const guest = async (i: number): Promise<number> => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}`, origin: url };
        const body = JSON.stringify({ name: 'Ben' });
        return (await fetch(`${url}/api/v1/session`, { method: 'POST', headers, body })).status;
      };
      const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => guest(i)));
      expect(answers).toContain(429);
    }),
  );
});
