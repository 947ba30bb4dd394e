import type { MillRuleSet } from '@merellier/rules';
import { portableSearching } from '../search.ts';
import type { Searching, SearchingOptions } from '../searcher.ts';
import type { MillEvaluation } from './evaluation.ts';
import { kernelSearching } from './kernel-search.ts';
import { MillGame } from './mill-game.ts';

/** What searches a mill: the kernel where it can, else the portable search. `symmetric` is as for {@link MillGame}. */
export const millSearching = (
  rules: MillRuleSet,
  evaluation: MillEvaluation,
  options: SearchingOptions,
  symmetric = true,
): Searching =>
  kernelSearching(rules, evaluation, options, symmetric) ??
  portableSearching(new MillGame(rules, evaluation, symmetric), options);
