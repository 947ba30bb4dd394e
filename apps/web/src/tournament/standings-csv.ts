import { playerOf, standingsOf, type TieBreak, type Tournament } from '@merellier/tournament';

/** What stands over the columns. */
export interface CsvWords {
  readonly rank: string;
  readonly player: string;
  readonly team: string;
  readonly ageClass: string;
  readonly points: string;
  readonly tieBreaks: Readonly<Record<TieBreak, string>>;
  /** What stands before the decimals of numbers; a point where nothing is said. */
  readonly decimal?: string;
}

/** The standings as a table for a spreadsheet: semicolons, since half points are written with a comma in half of Europe. */
export function standingsCsv(tournament: Tournament, words: CsvWords): string {
  const { tieBreaks } = tournament.settings;
  const head = [
    words.rank,
    words.player,
    words.team,
    words.ageClass,
    words.points,
    ...tieBreaks.map((each) => words.tieBreaks[each]),
  ];
  const rows = standingsOf(tournament).map(({ rank, player, points, tieBreaks }) => {
    const { name = '', team, ageClass } = playerOf(tournament, player) ?? {};
    return [rank, name, team ?? '', ageClass ?? '', points, ...tieBreaks];
  });
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map((value) => cell(value, words.decimal ?? '.')).join(';')).join('\r\n')}\r\n`;
}

/** One cell, quoted where it must be. A text that a spreadsheet would take for a formula stays a text. */
function cell(value: string | number, decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
