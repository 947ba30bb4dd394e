import { readRuleSet, type Side } from '@merellier/rules';
import type { KeptGame } from '../../games/kept-game.ts';
import { dateFormat } from '../../interface/date-format.ts';
import type { LanguageState } from '../../state/language.ts';
import type { GamesStrings } from './strings/fr.ts';

/** What is said of a kept game in a list. */
export interface GameHeading {
  readonly rules: string;
  /** Who plays which men; null for two at one screen who gave no names. */
  readonly sides: Readonly<Record<Side, string>> | null;
  readonly state: string;
  readonly day: string;
  /** The day and the time: no other game has the same. */
  readonly date: string;
  readonly turns: string;
}

/** Names of the sides that a file gave; those of no player are left out. */
const named = (tag: string | undefined): string => (tag === undefined || /^\??$/.test(tag) ? '' : tag);

export function gameHeading(language: LanguageState, s: GamesStrings, game: KeptGame): GameHeading {
  const rules = readRuleSet(game.rules.id, game.rules.changes);
  const [white, black] = [named(game.tags['White']), named(game.tags['Black'])];
  const hasNames = white !== '' || black !== '';
  const alone = game.seats.white !== game.seats.black;
  const playerOf = (side: Side): string => (game.seats[side] === 'person' ? language.s().you : s.computer(game.level));
  const when = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(language.tongue().language, options).format(game.saved);
  return {
    rules: rules.ok ? language.words().rulesName(rules.value) : game.rules.id,
    sides: hasNames
      ? { white: white || language.words().side('white'), black: black || language.words().side('black') }
      : alone
        ? { white: playerOf('white'), black: playerOf('black') }
        : null,
    state: game.outcome ? language.words().outcome(game.outcome) : s.running,
    day: when({ dateStyle: 'medium' }),
    date: when({ dateStyle: 'medium', timeStyle: 'short' }),
    turns: s.turns(game.turns),
  };
}

/** All of it as one text, to be searched. */
export function headingText(language: LanguageState, s: GamesStrings, game: KeptGame): string {
  const { sides, ...said } = gameHeading(language, s, game);
  return [...Object.values(said), ...(sides ? Object.values(sides) : [s.here])].join(' ');
}
