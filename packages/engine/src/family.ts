import { DraughtsRuleSet, MillRuleSet, type RuleSet } from '@merellier/rules';
import { DraughtsGame } from './draughts/draughts-game.ts';
import type { DraughtsEvaluation, KernelEvaluation } from './draughts/evaluation.ts';
import { kernelKnows, kernelRuns } from './draughts/kernel.ts';
import { KernelGame } from './draughts/kernel-game.ts';
import { RulesGame } from './draughts/rules-game.ts';
import { EVALUATIONS, type Evaluations } from './evaluations.ts';
import { MillGame } from './mill/mill-game.ts';
import { millSearching } from './mill/searching.ts';
import { portableSearching } from './search.ts';
import type { SearchGame } from './search-game.ts';
import type { Searching, SearchingOptions } from './searcher.ts';

/** How a searcher's view is made where it is not the usual one: to measure and to check. */
export interface SearchGameOptions {
  /** Whether symmetric positions are one in the table while men are in hand: true unless said otherwise. */
  readonly symmetric?: boolean;
  /** What judges positions. */
  readonly evaluations?: Evaluations;
}

/** A rule set's position to be searched, and what searches it. */
export function searching(rules: RuleSet, options: SearchGameOptions & SearchingOptions): Searching {
  const { symmetric, evaluations = EVALUATIONS } = options;
  if (rules instanceof MillRuleSet) return millSearching(rules, evaluations.mill(rules.core), options, symmetric);
  return portableSearching(searchGame(rules, options), options);
}

/** A rule set as the portable search sees it. */
export function searchGame(rules: RuleSet, options: SearchGameOptions = {}): SearchGame {
  const { symmetric = true, evaluations = EVALUATIONS } = options;
  if (rules instanceof MillRuleSet) return new MillGame(rules, evaluations.mill(rules.core), symmetric);
  if (rules instanceof DraughtsRuleSet) {
    if (!rules.core.shifts) return new RulesGame(rules);
    const evaluation = evaluations.draughts(rules.core);
    return kernelKnows(rules.core) && inKernel(evaluation)
      ? new KernelGame(rules, evaluation)
      : new DraughtsGame(rules, evaluation);
  }
  throw new RangeError(`the engine does not know the family of ${rules.id}`);
}

/** Whether positions are judged in the kernel: it was made for that evaluation, and can be run here. */
const inKernel = (evaluation: DraughtsEvaluation): evaluation is DraughtsEvaluation & { kernel: KernelEvaluation } =>
  evaluation.kernel !== null && kernelRuns(evaluation.kernel);
