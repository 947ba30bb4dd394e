import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Limits, makeLimits } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-api-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>');
  app = await make();
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const make = (limits: () => Limits = makeLimits) =>
  buildApp({ root, online: { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [], limits } });

interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { summary?: string; tags?: string[]; security?: object[] }>>>
  >;
}

const document = async (): Promise<Document> => (await app.inject({ url: '/api/v1/openapi.json' })).json();

/** OpenAPI knows no sockets: docs/protocol.md tells of ours. */
const SOCKETS = ['GET /api/v1/socket', 'GET /api/v1/classes/socket', 'GET /api/v1/races/socket'];

/** All addresses of the API that the server answers, as `GET /path/{parameter}`. */
function routesOf(server: FastifyInstance): string[] {
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', url, methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (url === undefined) continue;
    path.length = indent.length / 4;
    path.push(url);
    const whole = path.join('').replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', ')) if (method && method !== 'HEAD') routes.push(`${method} ${whole}`);
  }
  return routes.filter((route) => route.includes('/api/') && !SOCKETS.includes(route));
}

describe('the OpenAPI document', () => {
  it('is a valid one', async () => {
    const result = await new Validator().validate((await document()) as never);
    expect(result).toMatchObject({ valid: true });
  });

  it('has every route of the API, and says in a sentence what each is for', async () => {
    const { paths, tags } = await document();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => ({ route: `${method.toUpperCase()} ${path}`, summary })),
    );
    const routes = routesOf(app);
    expect(routes).toContain('POST /api/v1/session');
    const known = described.map(({ route }) => route).filter((route) => route.includes('/api/'));
    expect(known.sort()).toEqual(routes.sort());
    const groups = tags.map(({ name }) => name);
    for (const methods of Object.values(paths))
      for (const { tags: own } of Object.values(methods)) expect(groups).toEqual(expect.arrayContaining(own ?? []));
    for (const { summary } of described) expect(summary).toMatch(/^\p{Lu}.{5,}/u);
  });
});

describe('the OpenAPI document', () => {
  it.each([
    ['/api/v1/blocks', 'get'],
    ['/api/v1/blocks/{player}', 'put'],
    ['/api/v1/reports', 'post'],
    ['/api/v1/account/deletion', 'post'],
    ['/api/v1/account/password', 'put'],
  ])('says that a session is needed: %s', async (path, method) => {
    expect((await document()).paths[path]?.[method]?.security).toEqual([{ session: [] }]);
  });
});

describe('a request', () => {
  it.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'in another form than JSON is told the header that is wanted: %s',
    async (type) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/session',
        payload: 'name=Anna',
        headers: { 'content-type': type },
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().message).toContain('content-type: application/json');
    },
  );

  it('with ids of nothing finds nothing, whatever they look like', async () => {
    for (const id of ['x', 'a'.repeat(20), '%00', 'a'.repeat(90)])
      for (const path of ['games', 'players']) {
        const answer = await app.inject({ url: `/api/v1/${path}/${id}` });
        expect([path, id, answer.statusCode, answer.json().reason]).toEqual([path, id, 404, 'not-found']);
      }
  });

  it('is told in words what a field may hold', async () => {
    const { message } = (await post({ name: 'a\u0000b' })).json();
    expect(message).toBe('name: must have 1 to 24 characters, none of them invisible');
  });

  const post = (payload: string | object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    [{}, 'name'],
    [{ name: 'Anna', age: 7 }, 'age'],
    [{ name: '' }, 'name'],
    ['no JSON', ''],
    ['', ''],
  ])('that is malformed is told the place that is wrong: %j', async (payload, where) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ reason: 'malformed', where, message: expect.any(String) });
  });

  it('too large is told the limit', async () => {
    const answer = await post({ name: 'x'.repeat(2_000_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ reason: 'too-large', limit: 1_048_576 });
  });

  it('to an address that there is not is told so in JSON, a browser’s too', async () => {
    const answer = await app.inject({ url: '/api/v1/nonsense', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ reason: 'not-found' });
  });

  it('from a foreign page changes nothing', async () => {
    const answer = await post({ name: 'Eve' }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ reason: 'foreign-origin' });
  });

  it('too many are told when to come back, while others are served', async () => {
    const requestsOfSession = new TokenBuckets({ capacity: 5, perSecond: 0.001 });
    const server = await make(() => ({ ...makeLimits(), requestsOfSession }));
    const ask = (cookie: string) =>
      server.inject({ url: '/api/v1/openapi.json', headers: { cookie: `merellier=${cookie.repeat(43)}` } });
    let answer = await ask('a');
    for (let i = 0; i < 5; i++) answer = await ask('a');
    expect(answer.statusCode).toBe(429);
    const { reason, retryAfter } = answer.json();
    expect(reason).toBe('too-many');
    expect(retryAfter).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBe(Math.ceil(retryAfter / 1000));
    expect((await ask('b')).statusCode).toBe(200);
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
    await server.close();
  });
});
