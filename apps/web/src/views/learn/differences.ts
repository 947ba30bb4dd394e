import { type ParameterValue, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';

/** One parameter in which two rule sets are not alike. */
export interface Difference {
  readonly name: string;
  readonly value: ParameterValue;
  readonly base: ParameterValue;
}

/** The first rule set of a family, with which the others are compared. */
export function baseOf(rules: RuleSet): RuleSet {
  const first = RULE_SET_IDS.map((id) => ruleSet(id)).find(({ family }) => family === rules.family);
  return first ?? rules;
}

/** In which parameters a rule set is not like another of its family. */
export const differencesFrom = (base: RuleSet, rules: RuleSet): readonly Difference[] =>
  rules.specs.flatMap(({ name }) => {
    const [value, other] = [rules.parameters[name], base.parameters[name]];
    return value === undefined || other === undefined || value === other ? [] : [{ name, value, base: other }];
  });

/** The parameters in which these rule sets are not all alike, in the order of the rule table. */
export function differing(sets: readonly RuleSet[]): readonly string[] {
  const [first, ...others] = sets;
  if (!first) return [];
  return first.specs
    .map(({ name }) => name)
    .filter((name) => others.some(({ parameters }) => parameters[name] !== first.parameters[name]));
}
