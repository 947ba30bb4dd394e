import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { layerFolder } from '../layer.ts';
import { solveToFolder } from '../node/solve.ts';
import { solvable } from '../testing/games.ts';
import { checkFolder } from './check-folder.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-check-'));
afterAll(() => rmSync(top, { recursive: true }));
const options = { threads: 1, memory: 2 ** 30 };

// Every value of every parameter that tables depend on, movement and entries.
it.each([
  ['marelle-a-6', { men: 4 }, true],
  ['marelle-a-6', { men: 4, flying: 3, 'mill-at-entry': 'nothing', blocked: 'draws' }, true],
  ['marelle-a-6', { men: 4, protection: 'always', 'mill-by-moving': 'capture-and-extra-turn' }, true],
  ['marelle-a-6', { men: 4, protection: 'never', 'mill-at-entry': 'forbidden', blocked: 'passes' }, true],
  ['marelle-de-ceylan', { board: 'six', men: 4 }, true],
  ['marelle-de-ceylan', { board: 'three', men: 4, flying: 0, protection: 'always', blocked: 'passes' }, true],
  ['marelle-a-7', { men: 4, captures: 'per-mill' }, false],
  ['marelle', { board: 'three-diagonals', men: 4, captures: 'per-mill', flying: 4 }, true],
  ['marelle-a-3-diagonales', { men: 4, flying: 3 }, true],
  ['marelle-a-3', { 'mill-at-entry': 'forbidden', blocked: 'passes' }, true],
  // The large board takes as long as all the others.
  ['marelle', isLong ? { men: 3 } : { board: 'six', men: 3 }, true],
  ['marelle-mixte', { board: 'three', men: 4, flying: 3 }, false],
  ...(isLong ? [['marelle-cubique', { men: 3 }, true] satisfies [string, object, boolean]] : []),
])('finds nothing wrong in the tables of %s %o', async (id, changes, distances) => {
  const variant = solvable(id, changes);
  const folder = mkdtempSync(join(top, 'sound-'));
  await solveToFolder(variant, { ...options, folder, distances });
  for (const name of [variant.key, layerFolder(variant)]) {
    const checked = checkFolder(join(folder, name));
    expect(checked.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(checked.length).toBeGreaterThan(0);
  }
});

describe('values that were flipped', async () => {
  const variant = solvable('marelle-a-6', { men: 5 });
  await solveToFolder(variant, { ...options, folder: top, distances: false });

  it('are all found, two hundred in random places, twenty at a time (in the long form one thousand)', () => {
    const random = numbers(7);
    const folder = join(top, variant.key);
    for (let round = 0; round < (isLong ? 50 : 10); round++) {
      const file = join(folder, round % 2 === 0 ? '5-4.table' : '4-4.table');
      const whole = readFileSync(file);
      const flipped = flip(file, whole, 20, random);
      const found = checkFolder(folder, { mostExamples: Number.POSITIVE_INFINITY, only: [file.slice(-9, -6)] });
      const reported = new Set(found.flatMap(({ examples }) => examples.map(({ side, index }) => `${side} ${index}`)));
      expect(flipped.filter((each) => !reported.has(each))).toEqual([]);
      writeFileSync(file, whole);
    }
  });

  it('in a table of entries are found, neither more nor fewer', () => {
    const folder = join(top, layerFolder(variant));
    const file = join(folder, 'h3.3-4.table');
    const whole = readFileSync(file);
    flip(file, whole, 1000, numbers(3));
    expect(checkFolder(folder, { only: ['h3.3-4'] }).map(({ wrong }) => wrong)).toEqual([1000]);
    writeFileSync(file, whole);
  });
});

it('names a file that is cut short, damaged, or not there, and a folder that is none of tables', async () => {
  const variant = solvable('marelle', { board: 'three', men: 4 });
  const folder = mkdtempSync(join(top, 'broken-'));
  await solveToFolder(variant, { ...options, folder, distances: false });
  const tables = join(folder, variant.key);
  const file = join(tables, '4-3.table');
  const whole = readFileSync(file);
  writeFileSync(
    file,
    whole.map((byte, i) => (i === whole.length - 3 ? byte ^ 1 : byte)),
  );
  expect(() => checkFolder(tables)).toThrow(`${file}: damaged`);
  truncateSync(file, whole.length - 3);
  expect(() => checkFolder(tables)).toThrow(`${file}: truncated`);
  rmSync(file);
  expect(() => checkFolder(tables)).toThrow(`${file}: missing`);
  expect(() => checkFolder(top)).toThrow('is no name of tables');
});

/** Numbers below another, the same ones for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Gives so many values of a table file another value, checksums and all; says which, as side and index. */
function flip(file: string, whole: Buffer, count: number, random: (below: number) => number): readonly string[] {
  const text = whole.readUInt32LE(12);
  const { pair, size, side } = JSON.parse(whole.toString('utf8', 16, 16 + text));
  const sides = side !== undefined ? [side] : pair.white === pair.black ? [0] : [0, 1];
  const perSide = Math.ceil(size / 16_384);
  const chunks = perSide * sides.length;
  const directory = 16 + text;
  let at = directory + 8 * chunks + 4;
  const values = Array.from({ length: chunks }, (_, i) => {
    const length = whole.readUInt16LE(directory + 8 * i);
    at += length;
    return inflateRawSync(whole.subarray(at - length, at));
  });
  const flipped = new Set<string>();
  while (flipped.size < count) {
    const which = random(sides.length);
    const index = random(size);
    const name = `${sides[which]} ${index}`;
    if (flipped.has(name)) continue;
    flipped.add(name);
    const chunk = values[which * perSide + Math.floor(index / 16_384)] as Buffer;
    const byte = (index % 16_384) >> 2;
    const shift = (index & 3) * 2;
    const before = ((chunk[byte] as number) >> shift) & 3;
    const after = (before + 1 + random(2)) % 3;
    chunk[byte] = ((chunk[byte] as number) & ~(3 << shift)) | (after << shift);
  }
  const packed = values.map((chunk) => deflateRawSync(chunk));
  const head = Buffer.from(whole.subarray(0, directory + 8 * chunks + 4));
  for (const [i, bytes] of packed.entries()) {
    head.writeUInt16LE(bytes.length, directory + 8 * i);
    head.writeUInt32LE(crc32(bytes), directory + 8 * i + 4);
  }
  head.writeUInt32LE(crc32(head.subarray(0, -4)), head.length - 4);
  writeFileSync(file, Buffer.concat([head, ...packed]));
  return [...flipped];
}
