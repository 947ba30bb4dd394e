import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { keepAssets } from './kept-assets.ts';

const SCRIPT = 'console.log("a script");';
const PICTURE = Buffer.from('a picture');

let root: string;
const write = (name: string, content: string | Buffer): void => writeFileSync(join(root, 'assets', name), content);
const remove = (name: string): void => rmSync(join(root, 'assets', name));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-assets-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><html lang="fr"><head></head><body></body></html>');
  write('a-1.js', SCRIPT);
  write('a-1.js.br', brotliCompressSync(SCRIPT));
  write('b-2.webp', PICTURE);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('files whose names carry a hash', () => {
  it('are read once, and kept', async () => {
    const find = keepAssets(root);
    write('once-3.webp', PICTURE);
    const first = await find('assets/once-3.webp');
    expect(first).toEqual({ bytes: PICTURE, type: 'image/webp', encoding: null });
    remove('once-3.webp');
    expect(await find('assets/once-3.webp')).toBe(first);
  });

  it('are not kept beyond the room there is', async () => {
    const find = keepAssets(root, PICTURE.length);
    write('large-4.webp', Buffer.concat([PICTURE, PICTURE]));
    expect(await find('assets/large-4.webp')).not.toBeNull();
    // What is small enough still has its place.
    const small = await find('assets/b-2.webp');
    expect(await find('assets/b-2.webp')).toBe(small);
    remove('large-4.webp');
    expect(await find('assets/large-4.webp')).toBeNull();
  });

  it('are found once they are there, though they were asked for before', async () => {
    const find = keepAssets(root);
    expect(await find('assets/later-5.webp')).toBeNull();
    write('later-5.webp', PICTURE);
    expect(await find('assets/later-5.webp')).not.toBeNull();
  });

  it.each(['index.html', 'assets/a-1.js.br', 'assets/../index.html', 'assets/../assets/b-2.webp', 'sw.js'])(
    'and no others: %s',
    async (path) => expect(await keepAssets(root)(path)).toBeNull(),
  );
});

describe('a request for one', () => {
  it('is answered compressed where the browser reads Brotli, as it lies on the disk where not', async () => {
    const app = await buildApp({ root });
    const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/a-1.js', headers });
    const answer = await ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT));
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
      'content-length': String(brotliCompressSync(SCRIPT).length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    const plain = await ask({});
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    await app.close();
  });

  it('for a part of it gets that part', async () => {
    const app = await buildApp({ root });
    const headers = { 'accept-encoding': 'br', range: 'bytes=2-8' };
    const answer = await app.inject({ url: '/assets/b-2.webp', headers });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('picture');
    await app.close();
  });
});
