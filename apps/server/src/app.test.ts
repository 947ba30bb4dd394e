import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';

const VISIT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SCRIPT = 'console.log("a script");';
const PAGE = `<!doctype html>
<html lang="fr">
  <head><title>Mérellier</title>
    <meta name="description" content="" /></head>
  <body><div id="app"></div></body>
</html>`;
const EMBED = '<!doctype html><title>Board</title>';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-page-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'embed.html'), EMBED);
  writeFileSync(join(root, 'assets', 'index-1a2b3c.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'index-1a2b3c.js.gz'), gzipSync(SCRIPT));
  app = await buildApp({ root });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('the page', () => {
  it('is served at the root and asked for again each time', async () => {
    const answer = await app.inject({ url: '/', headers: VISIT });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="app"><div id="first">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/jeu/marelle?fen=x.y', '/rien.html', '/missing.png', '/regles/rien', '/reglages/rien', '/problemes/rien'])(
    'tells a person that there is nothing: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: VISIT });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('Page introuvable');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('may run nothing written into the HTML, and may compile WebAssembly', async () => {
    const policy = String((await app.inject({ url: '/', headers: VISIT })).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
  });
});

describe('the server itself', () => {
  it('answers to addresses and to names of its own network, and to no other name', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'atelier', 'salon.local:3000', '192.168.1.7'])
      expect((await app.inject({ url: '/', headers: { ...VISIT, host } })).statusCode).toBe(200);
    for (const url of ['/', '/metrics', '/api/v1/session']) {
      const answer = await app.inject({ url, headers: { host: 'evil.example' } });
      expect(answer.statusCode).toBe(421);
      expect(answer.json()).toMatchObject({ reason: 'foreign-host' });
    }
  });

  it('tells a visitor under a foreign name so, in the reader’s language', async () => {
    for (const [language, said] of [
      ['fr-FR,fr;q=0.9', 'Cette adresse ne mène pas ici'],
      ['de', 'Diese Adresse führt nicht hierher'],
      ['en', 'This address does not lead here'],
    ] as const) {
      const headers = { accept: 'text/html', 'accept-language': language, host: 'evil.example' };
      const answer = await app.inject({ url: '/', headers });
      expect(answer.statusCode).toBe(421);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<h1>${said}</h1>`);
      expect(answer.body).not.toContain('evil');
    }
  });

  it('answers to the name that it was told of, or that a proxy passes on', async () => {
    const online = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: ['https://play.example.org'] };
    const named = await buildApp({ root, online });
    const proxied = await buildApp({ root, trustProxy: 1 });
    const headers = { ...VISIT, host: 'play.example.org' };
    expect((await named.inject({ url: '/', headers })).statusCode).toBe(200);
    expect((await named.inject({ url: '/', headers: { ...headers, host: 'other.example.org' } })).statusCode).toBe(421);
    expect((await proxied.inject({ url: '/', headers })).statusCode).toBe(200);
    // Who comes by HTTPS is to stay with it; over plain HTTP nothing of the kind is said.
    const secure = await proxied.inject({ url: '/', headers: { ...headers, 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
    expect((await app.inject({ url: '/', headers: VISIT })).headers['strict-transport-security']).toBeUndefined();
    await Promise.all([named.close(), proxied.close()]);
  });

  it('asks nothing of a device but its camera, and that for no other page, and lets no page of another scheme act', async () => {
    expect((await app.inject({ url: '/', headers: VISIT })).headers['permissions-policy']).toMatch(
      /^camera=\(self\), microphone=\(\)/,
    );
    const ask = async (origin: string): Promise<number> =>
      (await app.inject({ method: 'DELETE', url: '/api/v1/session', headers: { host: 'localhost:3000', origin } }))
        .statusCode;
    expect(await ask('https://localhost:3000')).toBe(403);
    expect(await ask('http://localhost:3000')).toBe(200);
  });
});

describe('a request that never ends', () => {
  it('is cut', async () => {
    const slow = await buildApp({ root, requestTimeout: 300 });
    await slow.listen({ port: 0, host: '127.0.0.1' });
    const { port } = slow.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    socket.write(
      'POST /api/v1/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    const drip = setInterval(() => socket.write(' '), 100);
    await ended;
    clearInterval(drip);
    await slow.close();
  });
});

describe('the board for other people’s pages', () => {
  it('may be shown in anybody’s frame, and is as strict otherwise', async () => {
    const answer = await app.inject({ url: '/embed?rules=marelle', headers: VISIT });
    expect(answer.body).toBe(EMBED);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is the only one that may', async () => {
    for (const url of ['/', '/embed/x', '/api/v1/openapi.json']) {
      const { headers } = await app.inject({ url, headers: VISIT });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    }
  });
});

describe('files of the page', () => {
  it('are kept for ever where their names carry a hash', async () => {
    const answer = await app.inject({ url: '/assets/index-1a2b3c.js' });
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('come compressed to a browser that can read it', async () => {
    const answer = await app.inject({ url: '/assets/index-1a2b3c.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.rawPayload).toEqual(gzipSync(SCRIPT));
  });

  it.each([
    ['/assets/missing.js', VISIT],
    ['/tables/marelle/3-3.table', VISIT],
    ['/missing.png', { accept: 'image/png,*/*' }],
  ])('that do not exist are said not to: %s', async (url, headers) => {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(`There is nothing at ${url} on this server.\n`);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'never come from outside its folder: %s',
    async (url) => expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400),
  );
});

describe('the server', () => {
  it('tells a monitor that it is well', async () => {
    const answer = await app.inject({ url: '/healthz' });
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers a program that asks for an unknown address with 404', async () => {
    expect((await app.inject({ url: '/api/unknown', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/jeu', headers: VISIT })).statusCode).toBe(404);
  });

  it('says what to do where the page is not built', async () => {
    await expect(buildApp({ root: join(root, 'assets') })).rejects.toThrow(/npm run build/);
  });
});
