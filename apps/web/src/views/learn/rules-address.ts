import { type Parameters, type RuleSet, readRuleSet } from '@merellier/rules';

/** The rule set that the address of its page names; null where there is none. */
export function readRulesAddress([id = '', changes = '']: readonly string[]): RuleSet | null {
  const read = readRuleSet(id, Object.fromEntries(new URLSearchParams(changes)) as Parameters);
  return read.ok ? read.value : null;
}
