import type { DraughtsCore, MillCore } from '@merellier/rules/kernel';
import type { DraughtsEvaluation } from './draughts/evaluation.ts';
import { DraughtsFeatureEvaluation } from './draughts/feature-evaluation.ts';
import { weightsFor as draughtsWeights } from './draughts/weights.ts';
import type { MillEvaluation } from './mill/evaluation.ts';
import { MillFeatureEvaluation } from './mill/feature-evaluation.ts';
import { weightsFor as millWeights } from './mill/weights.ts';

/** What judges the positions of each family, made for one rule set. */
export interface Evaluations {
  readonly mill: (core: MillCore) => MillEvaluation;
  readonly draughts: (core: DraughtsCore) => DraughtsEvaluation;
}

/** The evaluations that the engine plays with: the one place where they are chosen. */
export const EVALUATIONS: Evaluations = {
  mill: (core) => new MillFeatureEvaluation(core, millWeights(core)),
  draughts: (core) => new DraughtsFeatureEvaluation(core, draughtsWeights(core)),
};
