import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MillPosition, ruleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import {
  exactTurns,
  exactValue,
  isSolvable,
  RemoteTables,
  readByHttp,
  type Variant,
  variantOf,
} from '@merellier/tablebase';
import { DiskTables, solveToFolder } from '@merellier/tablebase/node';
import fastify, { type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { prepareApi } from '../http/api.ts';
import { OnlineGate } from '../node/online-gate.ts';
import { valueRoutes } from './values.ts';

const read = variantOf(ruleSet('merels', { men: 3 }));
if (!isSolvable(read)) throw new Error('merels with three men are solvable');
const variant: Variant = read;
const { rules } = variant;

const at = (fen: string): MillPosition => {
  const position = readFen(rules, fen);
  if (!position.ok) throw new Error(fen);
  return position.value as MillPosition;
};
const POSITIONS = [
  'W:W:B:H3,3',
  'W:Wa1:Bd6:H2,2',
  'B:Wa1,d1:Bd6:H1,2',
  'W:Wa1,d1,b4:Ba7,d6,f6',
  'B:Wa1,d1,b4:Ba7,d6,f6',
];

let top: string;
let tables: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'merellier-served-'));
  tables = join(top, 'tables');
  mkdirSync(join(top, 'page'));
  writeFileSync(join(top, 'page', 'index.html'), '<!doctype html>');
  await solveToFolder(variant, { folder: tables, men: 3, threads: 1, memory: 2 ** 30, distances: true });
  app = await buildApp({ root: join(top, 'page'), tables });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(top, { recursive: true });
});

describe('tables over HTTP', () => {
  it('are read in parts, and say what the same tables say from a disk, men in hand included', async () => {
    const disk = DiskTables.open(variant, tables) as DiskTables;
    let bytes = 0;
    const overHttp = readByHttp(`${url}/tables/`);
    const remote = new RemoteTables(variant, async (file, offset, length) => {
      const part = await overHttp(file, offset, length);
      bytes += part?.length ?? 0;
      return part;
    });
    for (const fen of POSITIONS) {
      const position = at(fen);
      expect(await remote.value(position)).toEqual(exactValue(rules, disk, position));
      expect(await remote.turns(position)).toEqual(exactTurns(rules, disk, position));
      expect(await remote.value(position)).not.toBeNull();
    }
    disk.close();
    expect(bytes).toBeLessThan(readFileSync(join(tables, variant.key, '3-3.table')).length);
  });

  it('are listed, and nothing else in the folder is given away', async () => {
    writeFileSync(join(tables, 'secret.txt'), 'secret');
    writeFileSync(join(tables, variant.key, 'note.txt'), 'secret');
    const list = await (await fetch(`${url}/tables/index.json`)).json();
    expect(list.tables[variant.key]).toEqual(['3-3']);
    expect(list.tables[`${variant.key}-entry-capture`]).toContain('h6.0-0');
    for (const path of [
      'secret.txt',
      `${variant.key}/note.txt`,
      `${variant.key}/`,
      '../page/index.html',
      '%2e%2e/page/index.html',
    ])
      expect((await fetch(`${url}/tables/${path}`)).status).toBe(404);
  });

  it('say nothing of positions that no table covers', async () => {
    const nine = variantOf(ruleSet('merels')) as Variant;
    const remote = new RemoteTables(nine, readByHttp(`${url}/tables`));
    expect(await remote.value(nine.rules.start() as MillPosition)).toBeNull();
  });

  it('are refused with the name of the file where they are damaged or cut short', async () => {
    const whole = readFileSync(join(tables, variant.key, '3-3.table'));
    const broken = join(top, 'broken', variant.key);
    mkdirSync(broken, { recursive: true });
    const page = { root: join(top, 'page'), tables: join(top, 'broken') };
    const other = await buildApp(page);
    const address = await other.listen({ port: 0, host: '127.0.0.1' });
    const problem = async (bytes: Uint8Array): Promise<unknown> => {
      writeFileSync(join(broken, '3-3.table'), bytes);
      const remote = new RemoteTables(variant, readByHttp(`${address}/tables/`));
      return remote.value(at(POSITIONS[3] as string)).catch((error: Error) => error.message);
    };
    const damaged = Uint8Array.from(whole);
    for (let i = 2_000; i < damaged.length; i += 100) damaged[i] = (damaged[i] as number) ^ 1;
    expect(await problem(damaged)).toBe(`${variant.key}/3-3.table: damaged`);
    expect(await problem(whole.subarray(0, 10_000))).toBe(`${variant.key}/3-3.table: truncated`);
    expect(await problem(whole.subarray(0, 100))).toBe(`${variant.key}/3-3.table: truncated`);
    expect(await problem(Buffer.from('no table, but longer than the head of one'))).toBe(
      `${variant.key}/3-3.table: not-a-table`,
    );
    expect(await problem(whole)).toMatchObject({ value: expect.any(String) });
    await other.close();
  });

  it('are refused where the server sends whole files only, or nothing', async () => {
    const plain: Server = createServer((_request, response) =>
      response.end(readFileSync(join(tables, variant.key, '3-3.table'))),
    );
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
    const ask = () => new RemoteTables(variant, readByHttp(address)).value(at(POSITIONS[3] as string));
    await expect(ask()).rejects.toMatchObject({ problem: 'no-ranges', file: `${variant.key}/3-3.table` });
    plain.closeAllConnections();
    await new Promise((done) => plain.close(done));
    await expect(ask()).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('GET /api/v1/values', () => {
  const ask = async (query: string) => {
    const answer = await app.inject({ url: `/api/v1/values?${query}` });
    return { status: answer.statusCode, ...answer.json() };
  };

  it('gives the value of a position and of each turn from the tables', async () => {
    expect(await ask('rules=merels&set=men=3')).toMatchObject({ status: 200, value: 'draw', distance: null });
    const found = await ask(`rules=merels&set=men=3&fen=${POSITIONS[3]}`);
    const exact = exactTurns(rules, DiskTables.open(variant, tables) as DiskTables, at(POSITIONS[3] as string));
    expect(found.turns).toHaveLength(exact?.length ?? 0);
    expect(found).toMatchObject({ rules: 'merels', metric: 'plies to the next capture or the end of the game' });
    expect(found.turns[0]).toMatchObject({ turn: expect.any(String), fen: expect.any(String), value: found.value });
  });

  it('solves few men where there is no table, and keeps what it solved', async () => {
    const fen = 'W:Wa1,d1,g4:Bb4,c3,f2';
    const first = await ask(`rules=marelle&fen=${fen}`);
    expect(first).toMatchObject({ status: 200, value: 'win', distance: 1 });
    expect(await ask(`rules=marelle&fen=${fen}`)).toEqual(first);
  });

  it('lets one address have so much solved, and another one more', async () => {
    // Sixteen points: tables of a board with twenty-four cost the budget as much, and the machine far more.
    const solve = async (changed: string, remoteAddress: string) => {
      const answer = await app.inject({
        url: `/api/v1/values?rules=marelle&set=board=six&set=men=8&set=${changed}&fen=W:Wa1,c1,e3:Bb2,d4,a5`,
        remoteAddress,
      });
      return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
    };
    const changes = ['protection=always', 'protection=never', 'captures=per-mill', 'blocked=passes'];
    // The addresses of one network are one.
    for (const [i, each] of changes.entries())
      expect(await solve(each, `2001:db8::${i + 1}`)).toMatchObject({ status: 200 });
    // One more may be solved each minute, which a busy machine may have taken for these.
    let refused = await solve('flying=4', '2001:db8::9');
    for (const flying of [5, 6, 7, 8])
      if (refused.status === 200) refused = await solve(`flying=${flying}`, '2001:db8::9');
    expect(refused).toMatchObject({ status: 429, reason: 'too-many', retryAfter: expect.any(Number) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // What is solved already costs nothing.
    expect(await solve('captures=per-mill', '2001:db8::9')).toMatchObject({ status: 200 });
    expect(await solve('flying=0', '2001:db8:1::9')).toMatchObject({ status: 200 });
  });

  it('solves one after the other, and tells how long a full queue is in the language of the asker', async () => {
    const small = fastify();
    await prepareApi(
      small,
      new OnlineGate({ databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] }, () => {}),
    );
    await small.register(async (scope) => valueRoutes(scope.withTypeProvider<ZodTypeProvider>(), null, { waiting: 1 }));
    const solve = (rules: string, language: string) =>
      small.inject({
        url: `/api/v1/values?rules=${rules}&fen=W:Wa1,d1,g4:Bb4,c3,f2`,
        headers: { 'accept-language': language },
      });
    const [first, second, ...refused] = await Promise.all([
      solve('merels', 'fr'),
      solve('marelle', 'fr'),
      solve('marelle-de-poche', 'fr-CA,en;q=0.5'),
      solve('marelle-de-poche', 'de'),
      solve('marelle-de-poche', 'ja'),
    ]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ reason: 'busy', waiting: 2, retryAfter: 40_000 });
      expect(answer.headers['retry-after']).toBe('40');
    }
    expect(refused.map((answer) => answer.json().message)).toEqual([
      expect.stringMatching(/^2 calculs passent avant .* 40.s/),
      expect.stringMatching(/^2 sind vorher an der Reihe.* 40 s/),
      expect.stringMatching(/^2 in the queue before you.* 40 s/),
    ]);
    // What was turned away has used none of the budget, and is solved once there is room.
    expect((await solve('marelle-de-poche', 'fr')).statusCode).toBe(200);
    await small.close();
  });

  it('deletes the tables that it does not keep, and at the end all', async () => {
    const before = process.env.TMPDIR;
    const own = mkdtempSync(join(top, 'temporary-'));
    process.env.TMPDIR = own;
    try {
      const small = fastify();
      await prepareApi(
        small,
        new OnlineGate({ databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] }, () => {}),
      );
      await small.register(async (scope) => valueRoutes(scope.withTypeProvider<ZodTypeProvider>(), null, { kept: 1 }));
      const folders = (): number => readdirSync(own).flatMap((folder) => readdirSync(join(own, folder))).length;
      for (const flying of [0, 3]) {
        const url = `/api/v1/values?rules=marelle&set=board=six&set=men=8&set=flying=${flying}&fen=W:Wa1,c1,e3:Bb2,d4,a5`;
        expect((await small.inject({ url })).statusCode).toBe(200);
      }
      await expect.poll(folders).toBe(1);
      await small.close();
      expect(readdirSync(own)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });

  it('says what it does not know, and what was perhaps meant', async () => {
    const message = async (query: string) => (await ask(query)).message;
    expect(await message('rules=marele')).toMatch(/^There is no rule set .marele.; perhaps .*marelle/);
    expect(await message('rules=merels&set=flyng=0')).toMatch(/flyng.*perhaps.*flying/);
    expect(await message('rules=merels&fen=W:Wz9:B')).toMatch(/z9/);
    expect(await message('rules=merels&set=flying')).toMatch(/parameter=value/);
    for (const query of ['rules=nope', 'rules=merels&fen=xx']) expect(await message(query)).toMatch(/[^.]\.$/);
  });

  it.each([
    ['', 400, 'malformed'],
    ['rules=merels&depth=3', 400, 'malformed'],
    ['rules=merels&set=flying', 400, 'malformed'],
    ['rules=nonsense', 400, 'unknown-rules'],
    ['rules=merels&fen=nonsense', 400, 'fen-unreadable'],
    ['rules=dames', 422, 'unsolvable-family'],
    ['rules=marelle-avec-des', 422, 'unsolvable-dice'],
    ['rules=marelle', 404, 'not-covered'],
  ])('refuses %s by its reason', async (query, status, reason) => {
    expect(await ask(query)).toMatchObject({ status, reason, message: expect.any(String) });
  });
});
