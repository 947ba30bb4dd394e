import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'merellier-cards-'));
  writeFileSync(join(root, 'index.html'), '<title>Mérellier</title>\n<meta name="description" content="x" />');
  app = await buildApp({ root });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

/** A PNG's size, and its pixels without the filter of each row: it decodes, or this throws. */
function readPng(png: Buffer): { readonly width: number; readonly height: number; readonly pixels: Buffer } {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), pixels: inflateSync(Buffer.concat(data)) };
}

const card = (path: string) => app.inject({ url: `/cards${path}` });

describe('a card', () => {
  it.each([
    '/index.png',
    '/en.png',
    '/jeu-du-moulin.png',
    '/de/regeln/muehle.png?v=1',
    '/problemes/jeu-du-moulin-069474d8.png',
    '/analyse/marelle/W:Wa1,d6:Bb4,f2:H7,7.png',
  ])('is a picture of 1200 × 630 for messengers: %s', async (path) => {
    const { statusCode, headers, rawPayload } = await card(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toMatch(/max-age/);
    const { width, height, pixels } = readPng(rawPayload);
    expect([width, height]).toEqual([1200, 630]);
    expect(pixels.length).toBe(630 * (1 + 4 * 1200));
    // What messengers still take.
    expect(rawPayload.length).toBeLessThan(500_000);
  });

  it('shows what its address shows, in words that can be read', async () => {
    const [rules, same, others] = [
      await card('/regles/dames.png'),
      await card('/regles/dames.png'),
      await card('/en/rules/dames.png'),
    ];
    expect(rules.rawPayload.equals(same.rawPayload)).toBe(true);
    // The same board, and other words: the font is there.
    expect(rules.rawPayload.equals(others.rawPayload)).toBe(false);
  });

  it('is not made of what is not there', async () => {
    for (const path of ['/nowhere.png', '/regles/x.png', '/problemes/x.png', '/parties/x.png', '/marelle/men=99.png'])
      expect((await card(path)).statusCode, path).toBe(404);
    for (const path of ['/jeu-du-moulin', '/jeu-du-moulin.svg', `/${'a'.repeat(700)}.png`])
      expect((await card(path)).statusCode, path).toBe(404);
    expect((await card('/jeu-du-moulin.png?width=9999')).statusCode).toBe(200);
  });

  it('is for messengers: who asks for hundreds has to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => card('/regles/x.png')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});
