import type { DraughtsRuleSet } from '@merellier/rules';
import { searchingBy } from '../kernel-search.ts';
import { type Searching, type SearchingOptions, withDefaults } from '../searcher.ts';
import type { DraughtsEvaluation } from './evaluation.ts';
import { kernelKnows, workshopFor } from './kernel.ts';
import { KernelDraughtsGame } from './kernel-game.ts';

/** The kernel as what searches a rule set; null where it does not know the rules or the evaluation, or cannot be run here. */
export function kernelSearching(
  rules: DraughtsRuleSet,
  evaluation: DraughtsEvaluation,
  options: SearchingOptions,
): Searching | null {
  const { kernel } = evaluation;
  if (!kernelKnows(rules.core) || !kernel) return null;
  return searchingBy(
    (host) => workshopFor(rules.core, kernel, withDefaults(options), host),
    (workshop) => new KernelDraughtsGame(rules, evaluation, workshop),
  );
}
