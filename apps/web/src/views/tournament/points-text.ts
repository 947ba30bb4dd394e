import { type GameResult, gamePoints, type Tournament } from '@merellier/tournament';

/** Points as players write them: `2½`, `½`, `3`. Whatever else there is, with up to two decimals. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return String(Math.round(points * 100) / 100);
}

/** What one game gives to both: `2 – 0`. */
export const pointsOf = (tournament: Tournament, result: GameResult): string =>
  gamePoints(tournament, result).map(pointsText).join(' – ');
