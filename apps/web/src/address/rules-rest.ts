import { type ParameterProblem, type Parameters, type Result, type RuleSet, readRuleSet } from '@merellier/rules';

/** A rule set in the words of a route, house rules and all: `['marelle', 'men=7&flying=0']`. */
export function rulesRest({ id, changes }: Pick<RuleSet, 'id' | 'changes'>): readonly string[] {
  const changed = Object.entries(changes).map(([name, value]) => `${name}=${value}`);
  return changed.length > 0 ? [id, changed.join('&')] : [id];
}

/** The rule set that the words of a route name, or why there is none. */
export function readRulesRest([id = '', changes = '']: readonly string[]): Result<RuleSet, ParameterProblem> {
  return readRuleSet(id, Object.fromEntries(new URLSearchParams(changes)) as Parameters);
}
