import { DraughtsRuleSet, type RuleSet } from '@merellier/rules';
import type { DraughtsCore, MillCore } from '@merellier/rules/kernel';
import type { DraughtsEvaluation } from './draughts/evaluation.ts';
import { DraughtsFeatureEvaluation } from './draughts/feature-evaluation.ts';
import type { DraughtsWeights } from './draughts/features.ts';
import { loadLearnt } from './draughts/learnt.ts';
import type { LearntFiles, LearntProblem } from './draughts/learnt-file.ts';
import { weightsFor as draughtsWeights } from './draughts/weights.ts';
import type { MillEvaluation } from './mill/evaluation.ts';
import { MillFeatureEvaluation } from './mill/feature-evaluation.ts';
import { weightsFor as millWeights } from './mill/weights.ts';
import { isUntrained } from './untrained.ts';

/** What judges the positions of each family, made for one rule set. */
export interface Evaluations {
  readonly mill: (core: MillCore) => MillEvaluation;
  readonly draughts: (core: DraughtsCore) => DraughtsEvaluation;
}

/** The evaluations that need nothing to be loaded: what the engine plays with unless it is given others. */
export const EVALUATIONS: Evaluations = {
  mill: (core) => new MillFeatureEvaluation(core, millWeights(core)),
  draughts: (core) => new DraughtsFeatureEvaluation(core, draughtsWeights(core)),
};

/** The same, with these weights for draughts. */
export const evaluationsWith = (weights: DraughtsWeights): Evaluations => ({
  ...EVALUATIONS,
  draughts: (core) => new DraughtsFeatureEvaluation(core, weights),
});

/**
 * Why a rule set is judged by plain weights, or not by those that were learnt for it: nobody has taught the engine these rules
 * yet, or the file is missing (it could not be loaded), damaged, of another version of the engine, or for another board.
 */
export type WeightsProblem = LearntProblem | 'missing' | 'untrained';

/** The best evaluations that there are for a rule set. */
export interface LoadedEvaluations {
  readonly evaluations: Evaluations;
  /** Null where nothing is wrong; else plain weights are used, or tuned ones in place of the learnt. */
  readonly problem: WeightsProblem | null;
}

/**
 * Loads what was learnt about a rule set, for `new Engine(rules, { evaluations })`: without, the engine plays with weights
 * that need no loading, and worse. It never fails.
 *
 * @example
 * ```ts
 * import { Engine, loadEvaluations } from '@merellier/engine';
 * import { ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('english');
 * const { evaluations, problem } = await loadEvaluations(rules);
 * const { turn } = new Engine(rules, { evaluations }).search(rules.start(), { nodes: 10_000 });
 * console.log(problem === null && turn !== null); // true
 * ```
 */
export async function loadEvaluations(rules: RuleSet, files?: LearntFiles): Promise<LoadedEvaluations> {
  if (!(rules instanceof DraughtsRuleSet)) return { evaluations: EVALUATIONS, problem: null };
  const { weights, problem } = await loadLearnt(rules.core, files);
  if (!weights && !problem && isUntrained(rules)) return { evaluations: EVALUATIONS, problem: 'untrained' };
  return { evaluations: weights ? evaluationsWith(weights) : EVALUATIONS, problem };
}
