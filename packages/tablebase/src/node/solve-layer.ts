import { PHASES } from '../kernel.ts';
import { capturesBy, type Layer, layersBelow, pairOf, sideOf } from '../layer.ts';
import { countPair, type SideCounts } from '../solve-pair.ts';
import type { Description } from '../table-file.ts';
import type { Variant } from '../variant.ts';
import type { Workspace } from '../workspace.ts';
import type { ThreadCrew } from './crew.ts';
import { layerFile, layerFolder, loadOneSide, openLayer } from './folder.ts';
import { writeTable } from './write-table.ts';

/** A finished layer of positions with men in hand. */
export interface SolvedLayer {
  readonly layer: Layer;
  /** Of the side that is to enter. */
  readonly counts: SideCounts;
  readonly bytes: number;
  /** Seconds that it took; null where it was there already. */
  readonly seconds: number | null;
}

/** What the kernel wants to know of a layer. */
const argument = (layer: Layer): number => sideOf(layer) | (layer.hands << 1);

function enterLayer(variant: Variant, workspace: Workspace, layer: Layer, folder: string): void {
  workspace.clear();
  for (const below of layersBelow(layer, capturesBy(variant, layer.own)))
    loadOneSide(variant, below, folder, workspace.layFinished(pairOf(below), sideOf(below)));
}

/** Solves a layer, the layers and subspaces below it being there, and writes its file. */
export async function solveLayer(
  variant: Variant,
  workspace: Workspace,
  crew: ThreadCrew,
  layer: Layer,
  folder: string,
): Promise<SolvedLayer> {
  const started = performance.now();
  const pair = pairOf(layer);
  enterLayer(variant, workspace, layer, folder);
  const arrays = workspace.layEntries(pair);
  workspace.rewind();
  await crew.run(PHASES.enter, argument(layer), 0);
  const [counts] = await countPair(workspace, async () => {
    workspace.rewind();
    await crew.run(PHASES.statistics, 0, 0);
  });
  const description: Description = {
    ...{ key: layerFolder(variant), pair, size: arrays.size, distances: false, counts: [counts] },
    ...{ hands: layer.hands, side: sideOf(layer) },
  };
  const bytes = await writeTable(layerFile(folder, variant, layer), description, arrays, crew, () => {});
  return { layer, counts, bytes, seconds: (performance.now() - started) / 1000 };
}

/** What is known of a layer that is there already. Throws a {@link TableFileError} where its file cannot be used. */
export function readLayer(variant: Variant, layer: Layer, folder: string): SolvedLayer {
  const table = openLayer(variant, layer, layerFile(folder, variant, layer));
  table.close();
  const counts = table.head.description.counts[0] as SideCounts;
  return { layer, counts, bytes: table.head.length, seconds: null };
}

/** How many of a layer's values, one in `step`, disagree with those that their entries lead to. */
export async function checkLayer(
  variant: Variant,
  workspace: Workspace,
  crew: ThreadCrew,
  layer: Layer,
  options: { readonly folder: string; readonly step: number },
): Promise<number> {
  enterLayer(variant, workspace, layer, options.folder);
  loadOneSide(variant, layer, options.folder, workspace.layEntriesToCheck(pairOf(layer)));
  workspace.rewind();
  const wrong = await crew.run(PHASES.checkEntries, argument(layer), options.step);
  return wrong.reduce((sum, each) => sum + each, 0);
}
