import fc from 'fast-check';
import { DRAUGHTS_RULE_SET_IDS } from '../draughts/index.ts';
import {
  DraughtsRuleSet,
  MILL_RULE_SET_IDS,
  MillRuleSet,
  type ParameterSpec,
  type ParameterValue,
  type RuleSet,
  readRuleSet,
  ruleSet,
} from '../index.ts';

/** Any value of a parameter; numbers are mostly small, so that what they count comes about in a game. */
export function anyValue(spec: ParameterSpec): fc.Arbitrary<ParameterValue> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.choices);
  const { min, max, off } = spec;
  const small = fc.integer({ min, max: Math.min(max, min + 6) });
  return fc.oneof({ arbitrary: small, weight: 4 }, fc.constantFrom(min, max, ...(off ? [0] : [])));
}

/** A rule set with some of its parameters changed, each to any of its values: those changes that fit together. */
export const anyRules = (ids: readonly string[]): fc.Arbitrary<RuleSet> =>
  fc.constantFrom(...ids).chain((id) => {
    const values = ruleSet(id).specs.map((spec) => [spec.name, anyValue(spec)] as const);
    return fc.record(Object.fromEntries(values), { requiredKeys: [] }).map((changes) => {
      let rules = ruleSet(id);
      for (const [name, value] of Object.entries(changes)) {
        const read = readRuleSet(id, { ...rules.changes, [name]: value as ParameterValue });
        if (read.ok) rules = read.value;
      }
      return rules;
    });
  });

export const anyMill: fc.Arbitrary<MillRuleSet> = anyRules(MILL_RULE_SET_IDS).filter(
  (rules) => rules instanceof MillRuleSet,
);
export const anyDraughts: fc.Arbitrary<DraughtsRuleSet> = anyRules(DRAUGHTS_RULE_SET_IDS).filter(
  (rules) => rules instanceof DraughtsRuleSet,
);
