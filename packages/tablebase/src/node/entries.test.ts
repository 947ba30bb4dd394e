import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MillPosition } from '@merellier/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { exactTurns, exactValue } from '../exact.ts';
import { layerFolder, layerName, layersOf, pairOf } from '../layer.ts';
import { TableFileError } from '../table-file.ts';
import { bestTurn, NUMBERS, openTables, positionAt, solvable, worthIn } from '../testing/games.ts';
import { type PlainValue, plainEntries } from '../testing/plain-entries.ts';
import type { Variant } from '../variant.ts';
import type { DiskTables } from './disk-tables.ts';
import { layerFile } from './folder.ts';
import { type SolveOptions, solveToFolder } from './solve.ts';
import type { SolvedLayer } from './solve-layer.ts';
import { verifyFolder } from './verify.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-'));
afterAll(() => rmSync(top, { recursive: true }));

/** One in so many positions is looked at: prime, so that they are of all kinds. */
function stepOf({ rules, men }: Variant): { readonly long: number; readonly short: number } {
  const points = rules.board.names.length;
  if (points === 24) return men > 3 ? { long: 7, short: 61 } : { long: 1, short: 7 };
  return { long: 1, short: men > 4 ? 61 : 1 };
}

const options: SolveOptions = { folder: top, threads: 1, memory: 2 ** 30, distances: false };

describe.each([
  ['marelle', { men: 3 }],
  ['merels', { men: 3 }],
  ['marelle-de-poche', { men: 3 }],
  ['marelle', { men: 4 }],
  ['marelle-a-6', { men: 4 }],
  ['marelle', { board: 'three', men: 4, flying: 0 }],
  ['merels', { men: 4, begins: 'black', 'mill-at-entry': 'nothing' }],
  ['merels-diagonals', { men: 4, protection: 'always', captures: 'per-mill' }],
  ['marelle', { men: 4, protection: 'never', 'mill-at-entry': 'forbidden', blocked: 'passes' }],
  ['marelle-a-3', {}],
  ['marelle-a-3-diagonales', { men: 4, flying: 3 }],
  ['marelle-a-3', { 'mill-at-entry': 'forbidden' }],
  ['marelle-a-6', { men: 4, 'mill-at-entry': 'wins', 'mill-by-moving': 'wins' }],
  ['marelle-a-7', { men: 4 }],
  ['marelle-a-7', { men: 5, captures: 'per-mill', flying: 3 }],
  ['marelle-a-7', { men: 4, captures: 'per-mill', 'mill-at-entry': 'forbidden' }],
  ['marelle-a-6', { men: 8, blocked: 'loses-unless-full' }],
])('the whole game of %s %o', (id, changes) => {
  const variant = solvable(id, changes);
  const { rules, men } = variant;
  const step = stepOf(variant);
  const folder = mkdtempSync(join(top, 'game-'));
  let disk: DiskTables;
  beforeAll(async () => {
    await solveToFolder(variant, { ...options, folder });
    disk = openTables(variant, folder);
  });
  afterAll(() => disk.close());

  const worth = (position: MillPosition): PlainValue => worthIn(rules, disk, position);

  it('is what a plain solver finds, from positions of every layer with up to three men in hand', () => {
    const plain = plainEntries(rules, worth);
    for (const layer of layersOf(variant).filter(({ hands }) => hands <= 3))
      fc.assert(
        fc.property(fc.nat(disk.places.size(pairOf(layer)) - 1), fc.boolean(), (index, isWhite) => {
          const position = positionAt(variant, disk, layer, index, isWhite);
          expect(worth(position)).toBe(plain(position));
        }),
        { numRuns: isLong ? 20 : 8 },
      );
  });

  it('agrees with its turns in positions of every layer', () => {
    for (const layer of layersOf(variant))
      fc.assert(
        fc.property(fc.nat(disk.places.size(pairOf(layer)) - 1), fc.boolean(), (index, isWhite) => {
          const position = positionAt(variant, disk, layer, index, isWhite);
          expect(worth(position)).toBe(bestTurn(rules, disk, position));
        }),
        { numRuns: isLong ? 100 : 25 },
      );
  });

  it('agrees with its turns in the kernel, every position, or one in so many of the large ones', async () => {
    const verified = await verifyFolder(variant, { folder, threads: 1, step: isLong ? step.long : step.short });
    expect(verified.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(verified.map(({ name }) => name)).toContain(`h${2 * men}.0-0`);
  });
});

describe('the empty board', () => {
  // Found by a solver that knows nothing but the rules, of entries and moves (testing/), and by the tables.
  it.each([
    ['marelle', 'win', 24],
    ['merels', 'draw', 20],
  ])('of %s with three men is worth a %s', async (id, value, good) => {
    const variant = solvable(id, { men: 3 });
    await solveToFolder(variant, options);
    const disk = openTables(variant, top);
    const start = variant.rules.start();
    expect(exactValue(variant.rules, disk, start)).toEqual({ value, distance: null, beyondLimit: false });
    const turns = exactTurns(variant.rules, disk, start) ?? [];
    expect(turns.filter((turn) => turn.value === value)).toHaveLength(good);
    disk.close();
  });

  it.each([
    // The plain solver takes seconds for sixteen points.
    isLong ? ['marelle-de-poche', { board: 'six', men: 3 }, 16] : ['marelle-de-poche', { board: 'three', men: 3 }, 9],
    ['marelle', { board: 'three', men: 4 }, 9],
  ])('and every first turn of %s %o are what a plain solver finds', async (id, changes, points) => {
    const variant = solvable(id, changes);
    const { rules } = variant;
    await solveToFolder(variant, options);
    const disk = openTables(variant, top);
    const plain = plainEntries(rules, (position) => worthIn(rules, disk, position));
    const start = rules.start();
    expect(worthIn(rules, disk, start)).toBe(plain(start));
    const turns = exactTurns(rules, disk, start) ?? [];
    expect(turns).toHaveLength(points);
    for (const { turn, value } of turns) expect(NUMBERS[value]).toBe(0 - plain(rules.play(start, turn)));
    disk.close();
  });
});

describe('tables of entries', () => {
  const variant = solvable('marelle', { board: 'six', men: 3 });
  const folder = join(top, 'files');
  const names = (): readonly string[] => readdirSync(join(folder, layerFolder(variant)));
  const solve = async (): Promise<readonly SolvedLayer[]> => {
    const layers: SolvedLayer[] = [];
    await solveToFolder(variant, { ...options, folder, onLayer: (layer) => layers.push(layer) });
    return layers;
  };
  beforeAll(solve);

  it('go on where a killed run was', async () => {
    const [first, second] = layersOf(variant).map((layer) => layerFile(folder, variant, layer)) as [string, string];
    const before = readFileSync(second);
    rmSync(second);
    writeFileSync(`${second}.part`, 'half');
    const layers = await solve();
    expect(layers.map(({ seconds }) => seconds !== null)).toEqual(layers.map((_, i) => i === 1));
    expect(readFileSync(second).equals(before)).toBe(true);
    expect(existsSync(first)).toBe(true);
    expect(names().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('are shared by rule sets that differ in the number of men only', async () => {
    const four = solvable('marelle', { board: 'six', men: 4 });
    const layers: SolvedLayer[] = [];
    await solveToFolder(four, { ...options, folder, onLayer: (layer) => layers.push(layer) });
    expect(layers.filter(({ seconds }) => seconds === null).map(({ layer }) => layerName(layer))).toEqual(['h1.2-3']);
  });

  it('are named and refused when damaged', async () => {
    const layer = { hands: 1, own: 2, opponent: 3 };
    const file = layerFile(folder, variant, layer);
    const whole = readFileSync(file);
    truncateSync(file, statSync(file).size - 1);
    await expect(solve()).rejects.toThrow(`${file}: truncated`);
    await expect(solve()).rejects.toBeInstanceOf(TableFileError);
    writeFileSync(
      file,
      whole.map((byte, i) => (i === whole.length - 9 ? byte ^ 1 : byte)),
    );
    await expect(verifyFolder(variant, { folder, threads: 1, step: 1 })).rejects.toThrow(`${file}: damaged`);
    const other = { hands: 3, own: 1, opponent: 2 };
    writeFileSync(file, readFileSync(layerFile(folder, variant, other)));
    await expect(solve()).rejects.toThrow(`${file}: other-table`);
    writeFileSync(file, whole);
  });

  it('do not know hands that entries in turn do not lead to', () => {
    const disk = openTables(variant, folder);
    const position: MillPosition = { ...variant.rules.start(), white: 1, whiteHand: 2, blackHand: 3, toPlay: 'white' };
    expect(exactValue(variant.rules, disk, position)).toBeNull();
    disk.close();
  });
});

it('solves no entries with fewer men than the rule set has, nor where none are asked for', async () => {
  const layers: SolvedLayer[] = [];
  const folder = join(top, 'moves');
  const onLayer = (layer: SolvedLayer): unknown => layers.push(layer);
  await solveToFolder(solvable('marelle', {}), { ...options, folder, men: 3, onLayer });
  await solveToFolder(solvable('marelle', { men: 3 }), { ...options, folder, entries: false, onLayer });
  expect(layers).toEqual([]);
});
