import { type GameResult, gamePoints, type Tournament } from '@merellier/tournament';

/** Points as players write them: `2½`, `½`, `3`. Whatever else there is, with up to two decimals. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return String(Math.round(points * 100) / 100);
}

/**
 * Writes all values of a column in one form: as points where halves are all there is, else every one of them with two decimals, as the
 * language writes them: `3,50` beside `3,75`.
 */
export function columnText(values: readonly number[], language: string): (value: number) => string {
  if (values.every((value) => Number.isInteger(value * 2))) return pointsText;
  const { format } = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format;
}

/** What one game gives to both: `2 – 0`. */
export const pointsOf = (tournament: Tournament, result: GameResult): string =>
  gamePoints(tournament, result).map(pointsText).join(' – ');
