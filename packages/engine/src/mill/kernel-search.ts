import type { MillRuleSet } from '@merellier/rules';
import { searchingBy } from '../kernel-search.ts';
import { type Searching, type SearchingOptions, withDefaults } from '../searcher.ts';
import type { MillEvaluation } from './evaluation.ts';
import { kernelKnows, workshopFor } from './kernel.ts';
import { KernelMillGame } from './kernel-game.ts';

/** The kernel as what searches a rule set; null where it does not know the rules or the evaluation, or cannot be run here. `symmetric` is as for `MillGame`. */
export function kernelSearching(
  rules: MillRuleSet,
  evaluation: MillEvaluation,
  options: SearchingOptions,
  symmetric = true,
): Searching | null {
  const { kernel: weights } = evaluation;
  if (!kernelKnows(rules.core) || !weights) return null;
  return searchingBy(
    (host) => workshopFor(rules.core, weights, { ...withDefaults(options), symmetric }, host),
    (workshop) => new KernelMillGame(rules, evaluation, workshop),
  );
}
