import { existsSync } from 'node:fs';
import { LEAST_MEN } from '@merellier/rules';
import { BOTH, type Layer, layerFolder, pairOf, sideOf } from '../layer.ts';
import type { SideCounts } from '../solve-pair.ts';
import type { Level } from '../subsets/level.ts';
import { readLevel } from '../subsets/read-level.ts';
import { Rest } from '../subsets/rest.ts';
import { type HandsSolver, levelsOf } from '../subsets/solve-hands.ts';
import type { Description } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { layerFile, openTable, tableFile } from './folder.ts';
import { readLayer, type SolvedLayer } from './solve-layer.ts';
import { ValueChunks } from './value-chunks.ts';

/** What hears of the progress of {@link solveAnyTime}. */
export interface AnyTimeListener {
  /** A few times a second: this share of all is done. What it throws ends the run. */
  readonly onProgress: (share: number) => void;
  readonly onLayer: (solved: SolvedLayer) => void;
}

/** Two kernels, or the two colours of a subspace, disagree: the tables cannot be trusted. */
export class Disagreement extends Error {}

/**
 * Solves the positions with men in hand of a game whose men enter at any time, into files; the tables of the movement phase
 * must be there. Every position is solved twice, as it is and with the colours exchanged, by different ways: the counts of
 * both must agree, and those without men in hand with what the other solver wrote.
 */
export async function solveAnyTime(
  variant: Variant,
  solver: HandsSolver,
  folder: string,
  { onProgress, onLayer }: AnyTimeListener,
): Promise<void> {
  const { rules, men } = variant;
  const counts = new Map<string, SideCounts>();
  const levels = levelsOf(rules);
  const all = levels.reduce((sum, level) => sum + solver.cost(level), 0);
  let done = 0;
  const rest = new Rest(() => onProgress(done / all));
  for (const name of levels) {
    const started = performance.now();
    const level = await solver.solve(name, rest);
    done += solver.cost(name);
    for (let black = Math.max(0, LEAST_MEN - name.blackHand); black <= men - name.blackHand; black++)
      for (const side of ['white', 'black'] as const) {
        const layer = layerOf(level, black, side);
        const isKept = level.white > black || (level.white === black && side === 'white');
        const chunks = new ValueChunks();
        const found = await readLevel(
          solver.planes,
          level,
          black,
          side,
          isKept && layer.hands > 0 ? (values) => chunks.add(values) : null,
          rest,
        );
        compare(counts, layer, found);
        if (!isKept) continue;
        if (layer.hands === 0) comparePair(variant, folder, layer, found);
        else onLayer(await keep(variant, folder, layer, found, chunks, (performance.now() - started) / 1000));
      }
  }
}

/** A level's positions with so many black men, as the side to play sees them. */
function layerOf({ white, whiteHand, blackHand }: Level, black: number, side: 'white' | 'black'): Layer {
  return side === 'white'
    ? { hands: BOTH * whiteHand + blackHand, own: white, opponent: black }
    : { hands: BOTH * blackHand + whiteHand, own: black, opponent: white };
}

/** Compares with the same subspace with the colours exchanged, if that was solved before. */
function compare(counts: Map<string, SideCounts>, layer: Layer, found: SideCounts): void {
  const name = JSON.stringify([layer.hands, layer.own, layer.opponent]);
  const before = counts.get(name);
  if (before) mustBeSame(name, before, found);
  counts.set(name, found);
}

function comparePair(variant: Variant, folder: string, layer: Layer, found: SideCounts): void {
  const pair = pairOf(layer);
  const file = tableFile(folder, variant, pair);
  const table = openTable(variant, pair, file);
  table.close();
  mustBeSame(file, table.head.description.counts[sideOf(layer)] as SideCounts, found);
}

function mustBeSame(name: string, one: SideCounts, other: SideCounts): void {
  for (const value of ['wins', 'losses', 'draws'] as const)
    if (one[value] !== other[value]) throw new Disagreement(`${name}: ${one[value]} ${value}, or ${other[value]}`);
}

/** Writes a layer; one that is there already stays. */
async function keep(
  variant: Variant,
  folder: string,
  layer: Layer,
  counts: SideCounts,
  chunks: ValueChunks,
  seconds: number,
): Promise<SolvedLayer> {
  const file = layerFile(folder, variant, layer);
  if (existsSync(file)) {
    const before = readLayer(variant, layer, folder);
    mustBeSame(file, before.counts, counts);
    return before;
  }
  const { hands } = layer;
  const pair = pairOf(layer);
  const description: Description = {
    ...{ key: layerFolder(variant), pair, size: chunks.size, distances: false, counts: [counts] },
    ...{ hands, side: sideOf(layer) },
  };
  return { layer, counts, bytes: await chunks.write(file, description), seconds };
}
