import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { solvable } from '../testing/games.ts';
import { tableFolder } from './folder.ts';
import { writeManifest } from './manifest.ts';
import { solveToFolder } from './solve.ts';

const folder = mkdtempSync(join(tmpdir(), 'merellier-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names each file with its hash and counts, and reads again only what has changed', async () => {
  const variant = solvable('marelle', { board: 'three', men: 4 });
  await solveToFolder(variant, { folder, threads: 1, memory: 2 ** 30, distances: true, entries: false });
  const within = tableFolder(folder, variant);
  const { parameters } = variant.rules;
  const first = await writeManifest(within, variant.key, parameters);
  expect(first).toMatchObject({ key: 'three-unless-all-fly3', parameters: { men: 4, board: 'three' } });
  expect(first.files.map(({ file }) => file)).toEqual(['3-3.table', '4-3.table', '4-4.table']);
  for (const { file, bytes, sha256 } of first.files) {
    const content = readFileSync(join(within, file));
    expect([bytes, sha256]).toEqual([content.length, createHash('sha256').update(content).digest('hex')]);
  }
  expect(first.files[0]?.description).toMatchObject({
    pair: { white: 3, black: 3 },
    counts: [{ wins: 138, losses: 6, draws: 84 }, {}],
  });
  expect(JSON.parse(readFileSync(join(within, 'manifest.json'), 'utf8'))).toEqual(first);
  const changed = join(within, '3-3.table');
  writeFileSync(changed, Buffer.concat([readFileSync(changed), Buffer.of(0)]));
  const second = await writeManifest(within, variant.key, parameters);
  expect(second.files.map(({ sha256 }, i) => sha256 === first.files[i]?.sha256)).toEqual([false, true, true]);
});
