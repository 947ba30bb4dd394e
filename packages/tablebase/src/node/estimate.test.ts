import { expect, it } from 'vitest';
import { layersOf, pairOf } from '../layer.ts';
import { pairsUpTo } from '../pair.ts';
import { solvable } from '../testing/games.ts';
import { Workspace } from '../workspace.ts';
import { layerCost, pairCost, partDone } from './estimate.ts';

/** Seconds of one processor that tables of the marelle took, positions without men in hand and two layers with some. */
const MEASURED: readonly (readonly [name: string, seconds: number])[] = [
  ['6-4', 3.9],
  ['6-5', 8],
  ['6-6', 21],
  ['7-4', 5.8],
  ['7-5', 16.6],
  ['7-6', 44.8],
  ['7-7', 69.6],
  ['h1.5-6', 5.9],
  ['h2.5-5', 2.4],
];

it('says how long tables take in proportion, and is never far off', () => {
  const variant = solvable('marelle', {});
  const workspace = new Workspace(variant, 7, 1);
  const costs = new Map([
    ...pairsUpTo(7).map(
      (pair) =>
        [`${pair.white}-${pair.black}`, pairCost(variant, pair, workspace.size(pair), false)] as readonly [
          string,
          number,
        ],
    ),
    ...layersOf(variant)
      .filter(({ own, opponent }) => Math.max(own, opponent) < 7)
      .map(
        (layer) =>
          [`h${layer.hands}.${layer.own}-${layer.opponent}`, layerCost(workspace.size(pairOf(layer)))] as const,
      ),
  ]);
  const of = (name: string): number => costs.get(name) as number;
  const each =
    MEASURED.reduce((sum, [, seconds]) => sum + seconds, 0) / MEASURED.reduce((s, [name]) => s + of(name), 0);
  for (const [name, seconds] of MEASURED) {
    expect((of(name) * each) / seconds, name).toBeGreaterThan(0.6);
    expect((of(name) * each) / seconds, name).toBeLessThan(1.6);
  }
});

it('rises from phase to phase', () => {
  for (const black of [4, 5]) {
    const pair = { white: 5, black };
    const parts = (['load', 'count', 'capture', 'settle', 'sweep', 'statistics', 'write'] as const).flatMap((phase) =>
      (phase === 'sweep' ? [0, 1, 2, 30] : [0]).flatMap((round) =>
        [0, 0.9].map((s) => partDone(phase, round, s, pair)),
      ),
    );
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts.at(-1)).toBeLessThan(1);
  }
});
