import { ruleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import type { KnownGame } from '../../known/known-game.ts';
import type { KnownStrings } from './strings/fr.ts';

/** What a solved game is called, house rules by what they change: no two are called alike. */
export function nameOfKnown(s: KnownStrings, words: Words, { id, rules, changes }: KnownGame): string {
  const name = words.rulesName(ruleSet(rules));
  const { men, ...others } = changes;
  if (Object.keys(others).length > 0) return s.house[id] ?? id;
  return men === undefined ? name : s.withMen(name, Number(men));
}
