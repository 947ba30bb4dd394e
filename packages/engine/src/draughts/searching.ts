import type { DraughtsRuleSet } from '@merellier/rules';
import { portableSearching } from '../search.ts';
import type { SearchGame } from '../search-game.ts';
import type { Searching, SearchingOptions } from '../searcher.ts';
import { DraughtsGame } from './draughts-game.ts';
import type { DraughtsEvaluation } from './evaluation.ts';
import { kernelSearching } from './kernel-search.ts';
import { RulesGame } from './rules-game.ts';

/** What searches a rule set of draughts: the kernel where it can, else the portable search. */
export const draughtsSearching = (
  rules: DraughtsRuleSet,
  evaluation: DraughtsEvaluation,
  options: SearchingOptions,
): Searching =>
  kernelSearching(rules, evaluation, options) ?? portableSearching(portableDraughts(rules, evaluation), options);

/** A rule set of draughts as the portable search sees it: by the rules themselves on boards and lines that no shift knows. */
export const portableDraughts = (rules: DraughtsRuleSet, evaluation: DraughtsEvaluation): SearchGame =>
  rules.core.shifts ? new DraughtsGame(rules, evaluation) : new RulesGame(rules);
