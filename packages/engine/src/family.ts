import { DraughtsRuleSet, MillRuleSet, type RuleSet } from '@merellier/rules';
import { DraughtsGame } from './draughts/draughts-game.ts';
import { kernelRuns } from './draughts/kernel.ts';
import { KernelGame } from './draughts/kernel-game.ts';
import { MillGame } from './mill/mill-game.ts';
import type { SearchGame } from './search-game.ts';

/** The searcher's view of a rule set. `symmetric` false keeps symmetric positions apart: to measure and to check. */
export function searchGame(rules: RuleSet, symmetric = true): SearchGame {
  if (rules instanceof MillRuleSet) return new MillGame(rules, symmetric);
  if (rules instanceof DraughtsRuleSet)
    return rules.core.huffing || !kernelRuns() ? new DraughtsGame(rules) : new KernelGame(rules);
  throw new RangeError(`the engine does not know the family of ${rules.id}`);
}
