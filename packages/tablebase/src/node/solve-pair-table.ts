import type { PairPhase } from '../kernel.ts';
import type { Pair } from '../pair.ts';
import { solvePair } from '../solve-pair.ts';
import type { Description } from '../table-file.ts';
import type { ThreadCrew } from './crew.ts';
import { loadBelow, tableFile } from './folder.ts';
import type { SolvedPair } from './solved-pair.ts';
import { type Written, writeTable } from './write-table.ts';

/** Which part of the work on a pair begins. */
export type OnPhase = (phase: PairPhase | 'write', round: number) => void;

/**
 * Solves a pair, the pairs below it being in the folder, and writes its file, which is there once it is kept: in the folder too, unless
 * another `file` is named.
 */
export async function solvePairTable(
  crew: ThreadCrew,
  pair: Pair,
  options: { readonly folder: string; readonly distances: boolean; readonly file?: string },
  onPhase: OnPhase,
): Promise<SolvedPair & Pick<Written, 'kept'>> {
  const { workspace } = crew;
  const { variant } = workspace;
  const { folder, distances, file = tableFile(folder, variant, pair) } = options;
  const started = performance.now();
  workspace.clear();
  await loadBelow(crew, pair, folder);
  const { arrays, counts } = await solvePair(workspace, (...phase) => crew.run(...phase), pair, {
    distances,
    onProgress: ({ phase, round }) => onPhase(phase, round),
  });
  onPhase('write', 0);
  const description: Description = { key: variant.key, pair, size: workspace.size(pair), distances, counts };
  const { bytes, kept } = await writeTable(file, description, arrays, crew, () => {});
  return { pair, counts, bytes, kept, seconds: (performance.now() - started) / 1000 };
}
