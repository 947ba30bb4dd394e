import { DraughtsRuleSet, MillRuleSet, type RuleSet } from '@merellier/rules';
import { draughtsSearching, portableDraughts } from './draughts/searching.ts';
import { EVALUATIONS, type Evaluations } from './evaluations.ts';
import { MillGame } from './mill/mill-game.ts';
import { millSearching } from './mill/searching.ts';
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
  if (rules instanceof DraughtsRuleSet) return draughtsSearching(rules, evaluations.draughts(rules.core), options);
  throw unknown(rules);
}

/** A rule set as the portable search sees it. */
export function searchGame(rules: RuleSet, options: SearchGameOptions = {}): SearchGame {
  const { symmetric = true, evaluations = EVALUATIONS } = options;
  if (rules instanceof MillRuleSet) return new MillGame(rules, evaluations.mill(rules.core), symmetric);
  if (rules instanceof DraughtsRuleSet) return portableDraughts(rules, evaluations.draughts(rules.core));
  throw unknown(rules);
}

const unknown = ({ id }: RuleSet): RangeError => new RangeError(`the engine does not know the family of ${id}`);
