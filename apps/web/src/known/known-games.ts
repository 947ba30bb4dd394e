import { type RuleSet, readRuleSet } from '@merellier/rules';
import type { KnownGame, LongWin } from './known-game.ts';

/** What scripts/known.ts has made: a list from each file. */
const listed = <Item>(files: Readonly<Record<string, readonly Item[]>>): readonly Item[] => Object.values(files).flat();

/** All solved games, in the order of docs/solved.md. */
export const KNOWN_GAMES: readonly KnownGame[] = listed(
  import.meta.glob<readonly KnownGame[]>('./games.json', { eager: true, import: 'default' }),
);

/** Wins whose turns are known, the longest first. */
export const LONG_WINS: readonly LongWin[] = listed(
  import.meta.glob<readonly LongWin[]>('./wins.json', { eager: true, import: 'default' }),
);

export const longWinsOf = ({ id }: KnownGame): readonly LongWin[] => LONG_WINS.filter(({ game }) => game === id);

/** The solved game of a rule set, or of a section of docs/solved.md, by its id; null for none. */
export const knownGame = (id: string): KnownGame | null =>
  KNOWN_GAMES.find((game) => game.id === id) ?? KNOWN_GAMES.find(({ shared }) => shared.includes(id)) ?? null;

/** The rules of a solved game. */
export function rulesOfKnown({ rules, changes }: KnownGame): RuleSet {
  const read = readRuleSet(rules, changes);
  if (!read.ok) throw new Error(`${rules}: ${read.error.problem}`);
  return read.value;
}
