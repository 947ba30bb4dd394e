import { type ParameterProblem, type Parameters, type Result, type RuleSet, readRuleSet } from '@merellier/rules';

/** The rule set that the address of its page names, or why there is none. */
export function readRulesAddress([id = '', changes = '']: readonly string[]): Result<RuleSet, ParameterProblem> {
  return readRuleSet(id, Object.fromEntries(new URLSearchParams(changes)) as Parameters);
}
