import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MillParameters, readMillRuleSet, ruleSet } from '@merellier/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { isSolvable, type Variant, variantOf } from '../variant.ts';
import { tableFolder } from './folder.ts';
import { fitsLevels } from './levels-need.ts';
import { type SolveError, solveToFolder } from './solve.ts';
import { LevelSolving } from './solve-levels.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-'));
afterAll(() => rmSync(top, { recursive: true }));

function house(changes: Partial<MillParameters>): Variant {
  const read = readMillRuleSet('marelle', changes);
  if (!read.ok) throw new RangeError(read.error.problem);
  const variant = variantOf(read.value);
  if (!isSolvable(variant)) throw new RangeError(variant.reason);
  return variant;
}

/** All tables below a folder, by their names. */
const tablesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.table'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );

async function solveLevels(variant: Variant, folder: string, stopAt = ''): Promise<void> {
  const solving = new LevelSolving(
    variant,
    { folder, men: variant.men, threads: 2, entries: true },
    {
      onProgress() {},
      onPair({ pair, seconds }) {
        if (seconds !== null && `${pair.white}-${pair.black}` === stopAt) throw new Error('stopped');
      },
      onLayer() {},
    },
  );
  try {
    await solving.solveMoves();
    await solving.solveEntries();
    await solving.forget();
  } finally {
    await solving.close();
  }
}

describe('whole levels', () => {
  it.each<Partial<MillParameters>>([
    { board: 'six', men: 4 },
    { board: 'six', men: 4, flying: 0, protection: 'never' },
    ...(isLong
      ? ([
          { board: 'seven', men: 3 },
          { board: 'six', men: 8, flying: 4, blocked: 'loses-unless-full' },
          { board: 'nine-diagonals', men: 4 },
          { board: 'cube', men: 4 },
        ] as const)
      : []),
  ])('are solved into the same bytes as pairs and layers one by one: %o', async (changes) => {
    const variant = house(changes);
    const [one, other] = [mkdtempSync(join(top, 'pairs-')), mkdtempSync(join(top, 'levels-'))];
    await solveToFolder(variant, { folder: one, threads: 2, memory: 2 ** 30, distances: false });
    await solveLevels(variant, other);
    expect(tablesIn(other)).toEqual(tablesIn(one));
  });

  it('go on where a run was stopped, and leave nothing but tables', async () => {
    const variant = house({ board: 'six', men: 4 });
    const [one, other] = [mkdtempSync(join(top, 'whole-')), mkdtempSync(join(top, 'stopped-'))];
    await solveLevels(variant, one);
    await expect(solveLevels(variant, other, '4-3')).rejects.toThrow('stopped');
    await solveLevels(variant, other);
    expect(tablesIn(other)).toEqual(tablesIn(one));
    expect(readdirSync(tableFolder(other, variant))).toEqual(['3-3.table', '4-3.table', '4-4.table']);
  });

  it('are told to need more memory, where pairs never find room', async () => {
    const cube = variantOf(ruleSet('marelle-cubique')) as Variant;
    expect(fitsLevels(cube)).toBe(true);
    const refused = await solveToFolder(cube, { folder: top, threads: 2, memory: 2 ** 31, distances: false }).catch(
      (error: SolveError) => error.problem,
    );
    expect(refused).toMatchObject({ problem: 'memory', men: 7 });
    // All planes are 36 thousand million bits, a quarter of them in the largest level.
    expect((refused as { needed: number }).needed / 1e9).toBeCloseTo(11.4, 1);
  });

  it.each<Partial<MillParameters>>([
    { protection: 'always' },
    { captures: 'per-mill' },
    { 'mill-by-moving': 'capture-and-extra-turn' },
    { 'mill-at-entry': 'nothing' },
    { blocked: 'passes' },
    { board: 'three', men: 3 },
  ])('are not for %o', (changes) => {
    expect(fitsLevels(house(changes))).toBe(false);
  });
});
