import type { Outcomes, Score } from '@merellier/engine';
import type { Side } from '@merellier/rules';
import type { ExactTurn } from '../../../exact/exact.ts';
import type { LanguageState } from '../../../state/language.ts';
import type { ExactValues } from '../exact/exact-values.ts';
import type { AnalysisStrings } from '../strings/fr.ts';
import { menAhead, standingOf } from './evaluation.ts';

/** How a position stands, in words; `likely` is what is known of the three results. */
export function standingSaid(s: AnalysisStrings, score: Score, toPlay: Side, likely: Outcomes | null = null): string {
  const standing = standingOf(score, toPlay, likely);
  switch (standing.kind) {
    case 'even':
    case 'draw':
      return s[standing.kind];
    case 'drawish':
      return s.drawish(standing.side, Math.round(standing.draw * 100));
    case 'forced':
      return s.forced(standing.side, standing.turns);
    default:
      return s[standing.kind](standing.side);
  }
}

/** What a turn is worth exactly, for who plays it. */
export function exactWords(
  language: LanguageState,
  s: AnalysisStrings,
  { value, distance, beyondLimit }: ExactTurn,
): string {
  const said = s.exactSaid(value, distance, distance === null ? '' : language.words().number(distance));
  return beyondLimit ? `${said}, ${s.exactLimit}` : said;
}

/** What all turns are worth alike, in one sentence; empty where one differs. */
export function commonSaid({ words }: LanguageState, s: AnalysisStrings, { common, sorted }: ExactValues): string {
  const value = common();
  if (!value) return '';
  const { distance } = value;
  return s.exactAll(sorted()?.length ?? 0, value.value, distance, distance === null ? '' : words().number(distance));
}

/** More men ahead than these are no count any more: an estimate that high only says that the game is as good as won. */
const MOST_MEN = 9;

/** The lead in men as a signed number, seen by White, or "more than nine"; in words where the game is decided. */
export function scoreShort(s: AnalysisStrings, language: string, score: Score, toPlay: Side): string {
  const men = menAhead(score, toPlay);
  if (men === null) return standingSaid(s, score, toPlay);
  const isMany = Math.abs(men) > MOST_MEN;
  const digits = isMany ? 0 : 1;
  const said = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  })
    .format(isMany ? Math.sign(men) * MOST_MEN : men)
    .replace('-', '−');
  return isMany ? `${men > 0 ? '>' : '<'}\u202f${said}` : said;
}
