import {
  type Parameters,
  RULE_SET_IDS,
  type RuleSet,
  readRuleSet,
  ruleSet,
  THROWS,
  type Throw,
} from '@merellier/rules';
import type { Words } from '@merellier/words';

// What the page of a rule set and its first HTML tell in the same way.

/** Two sentences or three at a time: more are a wall. */
export function paragraphsOf(sentences: readonly string[]): readonly string[] {
  const size = sentences.length === 4 ? 2 : 3;
  return sentences.flatMap((_, i) => (i % size === 0 ? [sentences.slice(i, i + size).join(' ')] : []));
}

/** The first throw that allows what others do not; null without dice. */
export const specialThrow = (rules: RuleSet): Throw | null =>
  THROWS.find(({ dice }) => rules.isSpecial(dice))?.dice ?? null;

/** What a source leaves open or lets one read otherwise, what holds here, and the rules that read it so; null where none do. */
export interface Decided {
  readonly said: string;
  readonly house: RuleSet | null;
}

export const decisionsOf = (words: Words, rules: RuleSet): readonly Decided[] =>
  words.rules(rules).decisions.map(({ said, otherwise }) => ({
    said,
    house: otherwise ? readOtherwise(rules, otherwise) : null,
  }));

/**
 * The rule set with these parameters too, or the one of the catalogue that has just these; null where it has them already, or they do
 * not go together.
 */
function readOtherwise(rules: RuleSet, otherwise: Parameters): RuleSet | null {
  if (Object.entries(otherwise).every(([name, value]) => rules.parameters[name] === value)) return null;
  const house = readRuleSet(rules.id, { ...rules.changes, ...otherwise });
  if (!house.ok) return null;
  const { family, parameters } = house.value;
  const isSame = (each: RuleSet): boolean =>
    each.family === family &&
    Object.entries(parameters).every(([name, value]) => (each.parameters as Parameters)[name] === value);
  return RULE_SET_IDS.map((id): RuleSet => ruleSet(id)).find(isSame) ?? house.value;
}

/** What rules that read a source otherwise are called beside those of its page: a name, or what they change. */
export function houseSaid(words: Words, rules: RuleSet, house: RuleSet): string {
  if (house.id !== rules.id) return words.rulesName(house);
  const before = words.changes(rules);
  return words
    .changes(house)
    .filter((change) => !before.includes(change))
    .join(', ');
}
