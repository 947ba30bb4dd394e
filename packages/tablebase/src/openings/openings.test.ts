import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DraughtsRuleSet, type MillPosition, type MillRuleSet, ruleSet } from '@merellier/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { exactTurns, exactValue } from '../exact.ts';
import { DiskTables } from '../node/disk-tables.ts';
import { defaultFolder } from '../node/folder.ts';
import { solveToFolder } from '../node/solve.ts';
import { openTables, solvable } from '../testing/games.ts';
import { twoMoveBallot } from './ballot.ts';
import { judgeOpenings } from './judge.ts';
import { writeOpenings } from './known-openings.ts';
import { hasOpenings, openingsText } from './load.ts';
import { lotsOf, positionAfter } from './lot.ts';
import { openingsOf } from './openings.ts';

const SMALL = ['marelle-a-3', 'marelle-a-3-diagonales', 'marelle-a-6'];
const ALL = [...SMALL, 'marelle-a-7', 'marelle'];
/** Tables that are not made for a test: they are asked where they are. */
const isThere = (id: string): boolean => {
  const tables = id === 'marelle' ? DiskTables.open(solvable(id, {}), defaultFolder()) : null;
  tables?.close();
  return id !== 'marelle' || tables !== null;
};

const folder = mkdtempSync(join(tmpdir(), 'merellier-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Positions of two men a side on a board, of symmetric twins one, by Burnside's lemma: the mean of what each symmetry leaves alone. */
function classesOfTwoMenEach({ board }: MillRuleSet): number {
  const points = board.names.map((_, point) => point);
  const pairs = points.flatMap((a) => points.filter((b) => b > a).map((b) => [a, b] as const));
  const fixed = board.symmetries.map((image) => {
    const still = pairs.filter(([a, b]) => [a, b].every((point) => image[point] === a || image[point] === b));
    return still.flatMap(([a, b]) => still.filter((other) => !other.includes(a) && !other.includes(b))).length;
  });
  return fixed.reduce((sum, count) => sum + count, 0) / fixed.length;
}

it.each(['marelle', 'marelle-mixte', 'marelle-a-6', 'marelle-a-7'] as const)(
  'openings of %s are one of each with its twins',
  (id) => {
    const rules = ruleSet(id);
    expect(openingsOf(rules, 4)).toHaveLength(classesOfTwoMenEach(rules));
  },
);

describe.each(isLong ? ALL.filter(isThere) : SMALL)('what is checked in about the openings of %s', (id) => {
  it('is what its tables say', async () => {
    const variant = solvable(id, {});
    const kept = isLong ? DiskTables.open(variant, defaultFolder()) : null;
    if (!kept) await solveToFolder(variant, { folder, threads: 1, memory: 2 ** 30, distances: false });
    const tables = kept ?? openTables(variant, folder);
    try {
      const text = await openingsText(variant.rules);
      const judge = (plies: number) => judgeOpenings(variant.rules, tables, plies) ?? [];
      expect(text).toEqual(writeOpenings(judge(1), judge(2), judge(text?.plies ?? 0), text?.leftOut ?? ''));
      // Once more without what judges: plain values, and turns that lose nothing.
      for (const lot of (await lotsOf(variant.rules)) ?? []) {
        const position = lot.position as MillPosition;
        expect(exactValue(variant.rules, tables, position)?.value).toBe('draw');
        const holding = exactTurns(variant.rules, tables, position)?.filter(({ value }) => value === 'draw');
        expect(holding?.length).toBeGreaterThanOrEqual(lot.known?.holds ?? 0);
      }
    } finally {
      tables.close();
    }
  });
});

describe('lots', () => {
  it.each(ALL)('of %s are different openings, each drawn, with a choice for the side to play', async (id) => {
    const rules = ruleSet(id);
    const lots = (await lotsOf(rules)) ?? [];
    expect(lots.length).toBeGreaterThan(0);
    expect(new Set(lots.map(({ position }) => rules.key(position))).size).toBe(lots.length);
    for (const { number, turns, position, known } of lots) {
      expect(position).toEqual(positionAfter(rules, turns));
      expect(lots[number - 1]?.turns).toBe(turns);
      expect(known).toMatchObject({ value: 'draw' });
      expect(known?.holds).toBeGreaterThan(1);
    }
  });

  it('are shared by rule sets of the same tables, whatever their name, and there are none of other games', async () => {
    const twin = ruleSet('marelle-a-6', { 'repetition-draw': 3 });
    expect((await lotsOf(twin))?.length).toBe((await lotsOf(ruleSet('marelle-a-6')))?.length);
    expect(hasOpenings(ruleSet('marelle-a-6', { men: 5 }))).toBe(false);
    expect(await lotsOf(ruleSet('marelle-avec-des'))).toBeNull();
    expect(await lotsOf(ruleSet('dames-a-souffler'))).toBeNull();
  });
});

it('the two-move ballot of English draughts is all 49 pairs but the two that lose a man', () => {
  // "47 playable combinations": Encyclopædia Britannica, "Two-move restriction".
  const ballot = twoMoveBallot(ruleSet('english') as DraughtsRuleSet).map((turns) => turns.join(' '));
  expect(ballot).toHaveLength(47);
  expect(ballot).toContain('11-15 23-19');
  for (const lost of ['9-14 21-17', '10-14 21-17']) expect(ballot).not.toContain(lost);
});
