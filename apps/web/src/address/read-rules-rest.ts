import { type ParameterProblem, type Result, type RuleSet, readRuleSet } from '@merellier/rules';
import { namedIn } from './rules-rest.ts';

/** The rule set that the words of a route name, or why there is none. */
export function readRulesRest(rest: readonly string[]): Result<RuleSet, ParameterProblem> {
  const { id, changes } = namedIn(rest);
  return readRuleSet(id, changes);
}
