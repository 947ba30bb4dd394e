import { ruleSet } from '@merellier/rules';
import type { Words } from '@merellier/words';
import type { KnownGame } from '../../known/known-game.ts';
import type { KnownStrings } from './strings/fr.ts';

/** What a solved game is called, so that no two are called the same: by the number of men where that is all that differs. */
export function nameOfKnown(
  { id, rules, changes }: KnownGame,
  s: Pick<KnownStrings, 'house' | 'menEach'>,
  words: Pick<Words, 'rulesName'>,
): string {
  const name = s.house[id] ?? words.rulesName(ruleSet(rules));
  const { men } = changes;
  return typeof men === 'number' && !s.house[id] ? s.menEach(name, men) : name;
}
