import { type RuleSet, readRuleSet } from '@merellier/rules';
import games from './games.json' with { type: 'json' };
import type { KnownGame } from './known-game.ts';

/** All solved games, in the order of docs/solved.md; scripts/known.ts makes the list. */
export const KNOWN_GAMES = games as readonly KnownGame[];

/** The solved game of a rule set, or of a section of docs/solved.md, by its id; null for none. */
export const knownGame = (id: string): KnownGame | null =>
  KNOWN_GAMES.find((game) => game.id === id) ?? KNOWN_GAMES.find(({ shared }) => shared.includes(id)) ?? null;

/** The rules of a solved game. */
export function rulesOfKnown({ rules, changes }: KnownGame): RuleSet {
  const read = readRuleSet(rules, changes);
  if (!read.ok) throw new Error(`${rules}: ${read.error.problem}`);
  return read.value;
}
