import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';

/** One column of the comparison: a rule set, and what it is called by in there. */
export interface Compared {
  readonly key: string;
  readonly rules: RuleSet;
}

/** Of each family two that many know, and that differ. */
const WELL_KNOWN: readonly string[] = ['marelle', 'marelle-de-ceylan', 'dames', 'international'];

const CATALOGUE: readonly Compared[] = RULE_SET_IDS.map((id) => ({ key: id, rules: ruleSet(id) }));

/**
 * All that can be compared, one's own game first: it is the one that the others are held against. House rules stand before
 * the rules that they change.
 */
export function allCompared(own: RuleSet): readonly Compared[] {
  const catalogued = CATALOGUE.filter(({ key }) => key === own.id);
  const house = Object.keys(own.changes).length > 0 ? [{ key: 'house', rules: own }] : [];
  return [...house, ...catalogued, ...CATALOGUE.filter(({ key }) => key !== own.id)];
}

/** The keys of two games of each family to begin with, where more have no room: one's own and what is known best. */
export function twoOfEach(own: RuleSet): ReadonlySet<string> {
  const all = allCompared(own);
  const wellKnown = WELL_KNOWN.flatMap((id) => all.filter(({ key }) => key === id));
  return new Set(
    (['mill', 'draughts'] as const).flatMap((family) => {
      // One's own stands first, house rules with what they change.
      const begins = own.family === family ? all.slice(0, all[0]?.key === 'house' ? 2 : 1) : [];
      const two = [...begins, ...wellKnown.filter(({ rules }) => rules.family === family)];
      return [...new Set(two.map(({ key }) => key))].slice(0, 2);
    }),
  );
}
