import { readRuleSet } from '@merellier/rules';
import type { KeptGame } from '../../games/kept-game.ts';
import type { LanguageState } from '../../state/language.ts';
import type { GamesStrings } from './strings/fr.ts';

/** What is said of a kept game in a list. */
export interface GameHeading {
  readonly rules: string;
  readonly players: string;
  readonly state: string;
  readonly date: string;
  readonly turns: string;
}

/** Names of the sides that a file gave; those of no player are left out. */
const named = (tag: string | undefined): string => (tag === undefined || /^\??$/.test(tag) ? '' : tag);

export function gameHeading(language: LanguageState, s: GamesStrings, game: KeptGame): GameHeading {
  const rules = readRuleSet(game.rules.id, game.rules.changes);
  const [white, black] = [named(game.tags['White']), named(game.tags['Black'])];
  const alone = game.seats.white !== game.seats.black;
  const when = new Intl.DateTimeFormat(language.tongue().language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    rules: rules.ok ? language.words().rulesName(rules.value) : game.rules.id,
    players: white || black ? `${white || '…'} – ${black || '…'}` : alone ? s.computer(game.level) : s.here,
    state: game.outcome ? language.words().outcome(game.outcome) : s.running,
    date: when.format(game.saved),
    turns: s.turns(game.turns),
  };
}

/** All of it as one text, to be searched. */
export const headingText = (language: LanguageState, s: GamesStrings, game: KeptGame): string =>
  Object.values(gameHeading(language, s, game)).join(' ');
