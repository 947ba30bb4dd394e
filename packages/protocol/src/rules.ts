import { type RuleSet, ruleSet } from '@merellier/rules';
import type { GameOptions, RulesReference } from './options.ts';

/** Making a rule set ready costs more than playing a turn, and most games share a few. */
const MOST_KEPT = 200;
const kept = new Map<string, RuleSet>();

/** The rule set that a stored game was played by. Throws a RangeError where there is no such rule set. */
export function rulesOf({ id, parameters }: RulesReference): RuleSet {
  const key = JSON.stringify([id, Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))]);
  const known = kept.get(key);
  if (known) return known;
  const made = ruleSet(id, parameters);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

/** Whether a game needs chance: dice, or lots for the sides. */
export const needsChance = (options: GameOptions): boolean =>
  options.side === 'toss' || rulesOf(options.rules).usesDice;

/**
 * Whether a game can count for a rating: by a named rule set as it is, on time, and from the beginning; a tournament may draw
 * openings for all who play in it.
 */
export const isRateable = ({ time, rules, opening, tournament }: GameOptions): boolean =>
  time.kind !== 'none' && Object.keys(rulesOf(rules).changes).length === 0 && (!opening || tournament !== undefined);
