import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MillPosition } from '@merellier/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../../scripts/long.mjs';
import { exactTurns, exactValue } from '../exact.ts';
import { layerName, layersOf, movesIn, pairOf } from '../layer.ts';
import { bestTurn, NUMBERS, openTables, positionAt, solvable, worthIn } from '../testing/games.ts';
import type { PlainValue } from '../testing/plain-entries.ts';
import { plainKeeping } from '../testing/plain-keeping.ts';
import type { DiskTables } from './disk-tables.ts';
import { type SolveOptions, solveToFolder } from './solve.ts';
import { verifyFolder } from './verify.ts';

const top = mkdtempSync(join(tmpdir(), 'merellier-'));
afterAll(() => rmSync(top, { recursive: true }));

const options: SolveOptions = { folder: top, threads: 2, memory: 2 ** 30, distances: false };

// A mill at entry earns a further turn; every other parameter that matters with men in hand takes each of its values.
describe.each([
  ['three', { men: 3 }],
  ['three', { men: 4, flying: 0, blocked: 'draws' }],
  ['three', { men: 4, flying: 4, blocked: 'passes' }],
  ['three-diagonals', { men: 3, protection: 'always', captures: 'per-mill' }],
  ['three', { men: 4, flying: 0, 'mill-by-moving': 'capture' }],
])('the whole game of Ceylan on the board %s %o', (board, changes) => {
  const variant = solvable('marelle-de-ceylan', { board, ...changes });
  const { rules } = variant;
  const folder = mkdtempSync(join(top, 'game-'));
  let disk: DiskTables;
  beforeAll(async () => {
    await solveToFolder(variant, { ...options, folder });
    disk = openTables(variant, folder);
  });
  afterAll(() => disk.close());

  it('is what a plain solver finds, every position with men in hand', () => {
    const hasNone = ({ whiteHand, blackHand }: MillPosition): boolean => whiteHand + blackHand === 0;
    const plain = plainKeeping(rules, (position) => (hasNone(position) ? worthIn(rules, disk, position) : null));
    let wrong = 0;
    for (const layer of layersOf(variant))
      for (let index = 0; index < disk.places.size(pairOf(layer)); index++) {
        const position = positionAt(variant, disk, layer, index, index % 2 === 0);
        if (worthIn(rules, disk, position) !== plain(position)) wrong++;
      }
    expect(wrong).toBe(0);
  });

  it('agrees with its turns in the kernel', async () => {
    const verified = await verifyFolder(variant, { folder, threads: 1, step: 1 });
    expect(verified.filter(({ wrong }) => wrong > 0)).toEqual([]);
    const first = layersOf(variant).map(layerName);
    expect(verified.map(({ name }) => name).slice(-first.length)).toEqual(first);
  });
});

describe.each([
  ['marelle-de-ceylan', { men: 4 }],
  ['merels-diagonals', { men: 4, 'mill-at-entry': 'extra-turn', blocked: 'passes' }],
])('four men of %s %o on the large board', (id, changes) => {
  const variant = solvable(id, changes);
  const { rules } = variant;
  const folder = mkdtempSync(join(top, 'large-'));
  let disk: DiskTables;
  beforeAll(async () => {
    await solveToFolder(variant, { ...options, folder });
    disk = openTables(variant, folder);
  });
  afterAll(() => disk.close());
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('agree with their turns in positions of every layer', () => {
    for (const layer of layersOf(variant))
      fc.assert(
        fc.property(random, fc.boolean(), (share, isWhite) => {
          const index = Math.floor(share * disk.places.size(pairOf(layer)));
          const position = positionAt(variant, disk, layer, index, isWhite);
          expect(worthIn(rules, disk, position)).toBe(bestTurn(rules, disk, position));
        }),
        { numRuns: 50 },
      );
  });

  it('are what a plain solver makes of all positions that moves closing mills connect', () => {
    const enters = ({ toPlay, whiteHand, blackHand }: MillPosition): boolean =>
      whiteHand + blackHand === 0 || (toPlay === 'white' ? whiteHand : blackHand) > 0;
    const plain = plainKeeping(rules, (position) => (enters(position) ? worthIn(rules, disk, position) : null));
    for (const layer of layersOf(variant).filter((each) => movesIn(variant, each)))
      fc.assert(
        fc.property(random, fc.boolean(), (share, isWhite) => {
          const index = Math.floor(share * disk.places.size(pairOf(layer)));
          const position = positionAt(variant, disk, layer, index, isWhite);
          expect(worthIn(rules, disk, position)).toBe(plain(position));
        }),
        { numRuns: 500 },
      );
  });
});

it('says what every first turn is worth, as a plain solver does', async () => {
  // The plain solver takes seconds for sixteen points.
  const [board, points] = isLong ? ['six', 16] : ['three', 9];
  const variant = solvable('marelle-de-ceylan', { board, men: 3 });
  const { rules } = variant;
  await solveToFolder(variant, options);
  const disk = openTables(variant, top);
  const plain = plainKeeping(rules, (position) =>
    position.whiteHand + position.blackHand === 0 ? worthIn(rules, disk, position) : null,
  );
  const start = rules.start();
  expect(worthIn(rules, disk, start)).toBe(plain(start));
  const turns = exactTurns(rules, disk, start) ?? [];
  expect(turns).toHaveLength(points);
  for (const { turn, value } of turns) expect(NUMBERS[value]).toBe((0 - plain(rules.play(start, turn))) as PlainValue);
  // One side has more men than the other: no game comes to that while there are men in hand.
  expect(exactValue(rules, disk, { ...start, white: 1 })).toBeNull();
  disk.close();
});
