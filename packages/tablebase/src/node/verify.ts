import { PHASES } from '../kernel.ts';
import { type Pair, pairsUpTo } from '../pair.ts';
import type { Variant } from '../variant.ts';
import { Workspace } from '../workspace.ts';
import { ThreadCrew } from './crew.ts';
import { loadBelow, loadPair } from './folder.ts';

/** What `verifyFolder` found in one pair. */
export interface VerifiedPair {
  readonly pair: Pair;
  /** Positions whose value disagrees with those that their turns lead to. */
  readonly wrong: number;
  /** One in so many was looked at. */
  readonly step: number;
}

/**
 * Checks finished tables: all checksums, and the value of one position in `step` (1: of every one) against all its turns.
 */
export async function verifyFolder(
  variant: Variant,
  options: { readonly folder: string; readonly men?: number; readonly threads: number; readonly step: number },
  onPair: (verified: VerifiedPair) => void = () => {},
): Promise<readonly VerifiedPair[]> {
  const men = Math.min(options.men ?? variant.men, variant.men);
  const workspace = new Workspace(variant, men, options.threads);
  const crew = new ThreadCrew(workspace);
  const { step } = options;
  try {
    const verified: VerifiedPair[] = [];
    for (const pair of pairsUpTo(men)) {
      workspace.clear();
      loadBelow(variant, workspace, pair, options.folder);
      loadPair(variant, workspace, pair, options.folder);
      workspace.enterPair(pair);
      workspace.rewind();
      const wrong = (await crew.run(PHASES.check, 0, step)).reduce((sum, each) => sum + each, 0);
      verified.push({ pair, wrong, step });
      onPair({ pair, wrong, step });
    }
    return verified;
  } finally {
    await crew.close();
  }
}
