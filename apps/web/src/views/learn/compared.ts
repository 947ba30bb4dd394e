import { RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { rulesRest } from '../../address/rules-rest.ts';

/** One column of the comparison: a rule set, and what it is called by in there. */
export interface Compared {
  readonly key: string;
  readonly rules: RuleSet;
}

const CATALOGUE: readonly Compared[] = RULE_SET_IDS.map((id) => ({ key: id, rules: ruleSet(id) }));

/** Of each family two that many know, and that differ. */
const WELL_KNOWN = ['marelle', 'marelle-de-ceylan', 'dames', 'international'].flatMap((id) =>
  CATALOGUE.filter(({ key }) => key === id),
);

/**
 * All that can be compared. The rules that were being read come first, then one's own game: the others are held against them.
 * House rules stand before the rules that they change.
 */
export function allCompared(own: RuleSet, read: RuleSet = own): readonly Compared[] {
  return distinct([...meant(own, read).flat(), ...CATALOGUE]);
}

/** The keys of two games of each family to begin with, where more have no room: what was read, one's own, what is known best. */
export function twoOfEach(own: RuleSet, read: RuleSet = own): ReadonlySet<string> {
  return new Set(
    (['mill', 'draughts'] as const).flatMap((family) => {
      const games = meant(own, read).filter((columns) => columns.some(({ rules }) => rules.family === family));
      // Alone, house rules are held against what they change.
      const begins = games.length > 1 ? games.flatMap((columns) => columns.slice(0, 1)) : games.flat();
      const wellKnown = WELL_KNOWN.filter(({ rules }) => rules.family === family);
      return distinct([...begins, ...wellKnown])
        .slice(0, 2)
        .map(({ key }) => key);
    }),
  );
}

/** The columns of what is compared first of all: of the rules that were being read, and of one's own game. */
function meant(own: RuleSet, read: RuleSet): readonly (readonly Compared[])[] {
  const isOwn = rulesRest(own).join() === rulesRest(read).join();
  return [...(isOwn ? [] : [columnsOf(read, 'read')]), columnsOf(own, 'house')];
}

/** A game's own column, and before it that of its house rules, under the key `house`. */
function columnsOf(rules: RuleSet, house: string): readonly Compared[] {
  const catalogued = CATALOGUE.filter(({ key }) => key === rules.id);
  return Object.keys(rules.changes).length > 0 ? [{ key: house, rules }, ...catalogued] : catalogued;
}

const distinct = (columns: readonly Compared[]): readonly Compared[] => [
  ...new Map(columns.map((column) => [column.key, column])).values(),
];
