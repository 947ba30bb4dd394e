import { join } from 'node:path';
import { checkFolder } from '../certificate/check-folder.ts';
import { PHASES } from '../kernel.ts';
import { type Layer, layerFolder, layerName, layersOf, pairOf } from '../layer.ts';
import { type Pair, pairName, pairsUpTo } from '../pair.ts';
import { spreadDistances } from '../spread-distances.ts';
import { CHUNK } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import { Workspace } from '../workspace.ts';
import { ThreadCrew } from './crew.ts';
import { loadBelow, loadPair, openTable, tableFile } from './folder.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { checkLayer } from './solve-layer.ts';

/** What `verifyFolder` found in one pair, or in one layer of positions with men in hand. */
export interface VerifiedPair {
  readonly pair: Pair;
  /** The name of the table. */
  readonly name: string;
  /** Positions whose value or distance disagrees with those that their turns lead to. */
  readonly wrong: number;
  /** One in so many was looked at. */
  readonly step: number;
}

/**
 * Checks finished tables: all checksums, and the value and distance of one position in `step` (1: of every
 * one) against all its turns.
 * With all men of the rule set, positions with men in hand too.
 */
export async function verifyFolder(
  variant: Variant,
  options: { readonly folder: string; readonly men?: number; readonly threads: number; readonly step: number },
  onPair: (verified: VerifiedPair) => void = () => {},
): Promise<readonly VerifiedPair[]> {
  const men = Math.min(options.men ?? variant.men, variant.men);
  // What solving took just before would be held beside what is taken here.
  giveBackMemory();
  const workspace = new Workspace(variant, men, options.threads);
  const crew = new ThreadCrew(workspace);
  const { step } = options;
  try {
    const verified: VerifiedPair[] = [];
    const tell = (found: VerifiedPair): void => {
      verified.push(found);
      onPair(found);
    };
    for (const pair of pairsUpTo(men)) {
      tell({ pair, name: pairName(pair), wrong: await checkPair(crew, pair, options), step });
    }
    const layers = men === variant.men ? layersOf(variant) : [];
    if (variant.anyTime) checkPlainly(variant, layers, options, tell);
    else
      for (const layer of layers)
        tell({ pair: pairOf(layer), name: layerName(layer), wrong: await checkLayer(crew, layer, options), step });
    return verified;
  } finally {
    await crew.close();
  }
}

/** How many of a pair's values and distances, one in `step`, disagree with those that their turns lead to. */
export async function checkPair(
  crew: ThreadCrew,
  pair: Pair,
  { folder, step }: { readonly folder: string; readonly step: number },
): Promise<number> {
  const { workspace } = crew;
  workspace.clear();
  await loadBelow(crew, pair, folder);
  await loadPair(crew, pair, folder);
  loadDistances(workspace, pair, folder);
  workspace.rewind();
  const wrong = await crew.run(PHASES.check, 0, step);
  return wrong.reduce((sum, each) => sum + each, 0);
}

/** Looks at layers of a game whose men enter at any time, by the checker that shares nothing with the solver. */
function checkPlainly(
  variant: Variant,
  layers: readonly Layer[],
  { folder, step }: { readonly folder: string; readonly step: number },
  tell: (verified: VerifiedPair) => void,
): void {
  const pairs = new Map(layers.map((layer) => [layerName(layer), pairOf(layer)]));
  checkFolder(join(folder, layerFolder(variant)), {
    ...{ only: [...pairs.keys()], step },
    onTable: ({ name, wrong }) => tell({ pair: pairs.get(name) as Pair, name, wrong, step }),
  });
}

/** Makes a pair the present one, with its distances if its table has them. */
function loadDistances(workspace: Workspace, pair: Pair, folder: string): void {
  const { variant } = workspace;
  const table = openTable(variant, pair, tableFile(folder, variant, pair));
  const { head } = table;
  try {
    const sides = workspace.enterPairToCheck(pair, head.description.distances);
    for (const [side, places] of sides.entries())
      for (let first = 0; first < places.length; first += CHUNK) {
        const { values, distances } = table.chunk(head.chunkOf(side as 0 | 1, first));
        if (distances) spreadDistances(values, distances, places.subarray(first, first + CHUNK));
      }
  } finally {
    table.close();
  }
}
