import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { layerFolder, layersOf } from '../layer.ts';
import { countBits } from '../sets.ts';
import { openTables, solvable, worthIn } from '../testing/games.ts';
import { solveAnyTime } from '../testing/plain-any-time.ts';
import type { Variant } from '../variant.ts';
import { makeFolder, tableFolder } from './folder.ts';
import { anyTimeNeeds } from './levels-need.ts';
import { type SolveOptions, solveToFolder } from './solve.ts';
import { AnyTimeSolving } from './solve-any-time.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-'));
afterAll(() => rmSync(top, { recursive: true }));

const options = (): SolveOptions => ({
  ...{ folder: mkdtempSync(join(top, 'tables-')), threads: 2, memory: 2 ** 31, distances: false },
});

const LONG = [
  { board: 'three', men: 4, protection: 'always', blocked: 'loses-unless-full' },
  { board: 'three-diagonals', men: 4, flying: 4, protection: 'never' },
  { board: 'six', men: 3, flying: 0 },
  { board: 'seven', men: 3, flying: 3 },
];

describe('men that enter at any time', () => {
  it.each([
    { board: 'three', men: 4, flying: 0, blocked: 'loses-unless-full' },
    { board: 'three', men: 4, flying: 0, protection: 'always', blocked: 'draws' },
    { board: 'three', men: 3, protection: 'always' },
    { board: 'three-diagonals', men: 3, protection: 'never' },
    { board: 'three-diagonals', men: 3, 'mill-at-entry': 'nothing', blocked: 'draws' },
    ...(isLong ? LONG : []),
  ])('have every value that the plain rules give: %o', async (changes) => {
    const variant = solvable('marelle-mixte', changes);
    const { rules } = variant;
    const asked = options();
    await solveToFolder(variant, asked);
    const disk = openTables(variant, asked.folder);
    let looked = 0;
    const wrong: unknown[] = [];
    solveAnyTime(rules, (position, value) => {
      const { white, black, whiteHand, blackHand } = position;
      if (countBits(white) + whiteHand < 3 || countBits(black) + blackHand < 3) return;
      looked++;
      if (worthIn(rules, disk, position) !== value) wrong.push(position);
    });
    disk.close();
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(looked).toBeGreaterThan(10_000);
  });
});

/** All tables below a folder, by their names. */
const tablesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );

async function solveHands(
  variant: Variant,
  asked: SolveOptions,
  stopAfter = Number.POSITIVE_INFINITY,
): Promise<number> {
  let layers = 0;
  const solving = new AnyTimeSolving(variant, asked, {
    onProgress() {},
    onPair() {},
    onLayer({ seconds }) {
      if (seconds !== null && ++layers > stopAfter) throw new Error('stopped');
    },
  });
  try {
    await solving.solve();
  } finally {
    await solving.close();
  }
  return layers;
}

describe('a run', () => {
  it('solves the movement phase into the bytes that pairs have', async () => {
    const variant = solvable('marelle-mixte', { board: 'six', men: 4, flying: 0 });
    const [one, other] = [options(), options()];
    await solveToFolder(variant, { ...one, entries: false });
    await solveToFolder(variant, other);
    const of = (asked: SolveOptions): string => tableFolder(asked.folder, variant);
    expect(tablesIn(of(other))).toEqual(tablesIn(of(one)));
  });

  it.each([
    { keepEvery: 0, after: 'level' },
    { keepEvery: 60_000, after: 'chain of levels' },
  ])(
    'that was stopped goes on from the last $after, and leaves the same tables and nothing else',
    async ({ keepEvery }) => {
      const variant = solvable('marelle-mixte', { board: 'three', men: 4, flying: 0 });
      const [one, other] = [options(), options()];
      await solveToFolder(variant, one);
      await makeFolder(tableFolder(other.folder, variant));
      const of = (asked: SolveOptions): string => join(asked.folder, layerFolder(variant));
      const asked = { ...other, keepEvery };
      for (const stopAfter of [20, 17]) await expect(solveHands(variant, asked, stopAfter)).rejects.toThrow('stopped');
      expect(readdirSync(of(other)).length).toBeGreaterThan(20);
      expect(await solveHands(variant, asked)).toBeLessThan(layersOf(variant).length - 20);
      expect(tablesIn(of(other))).toEqual(tablesIn(of(one)));
    },
  );
});

/** Rows of a list in docs/solved, by what is in hand, own men and the other's. */
function listed(name: string): ReadonlyMap<string, string> {
  const list = readFileSync(fileURLToPath(new URL(`../../../../docs/solved/${name}.csv`, import.meta.url)), 'utf8');
  const rows = list.trim().split('\n').slice(1);
  return new Map(rows.map((row) => [row.split(',').slice(0, 3).join(), row.split(',').slice(3, 6).join()]));
}

// On 24 points the largest planes are there, of an empty board: no smaller board has them.
describe.runIf(isLong)('mixte on its own board', () => {
  it.each([3, 4])('comes to the list of %d men', { timeout: 300_000 }, async (men) => {
    const variant = solvable('marelle-mixte', { men });
    const list = listed(`marelle-mixte-${men}`);
    let looked = 0;
    await solveToFolder(variant, {
      ...options(),
      onLayer({ layer: { hands, own, opponent }, counts: { wins, losses, draws } }) {
        looked++;
        expect([wins, losses, draws].join(), layerFolder(variant)).toBe(list.get([hands, own, opponent].join()));
      },
    });
    expect(looked).toBe(layersOf(variant).length);
  });
});

describe('what it takes', () => {
  it('is told before: mixte whole in less memory than one machine has', () => {
    const needs = (changes: Readonly<Record<string, string | number>>): ReturnType<typeof anyTimeNeeds> =>
      anyTimeNeeds(solvable('marelle-mixte', changes), 2);
    expect(needs({ men: 3 }).memory).toBeLessThan(2e9);
    const whole = needs({});
    expect(whole.memory / 1e9).toBeCloseTo(8, 1);
    expect(whole.shared).toBeLessThan(2 ** 32);
  });
});
