import type { SurprisingWanted } from '../store/fair-store.ts';

/** By game the numbers kept vary so many times as much as expected: `npm run bench -- fair` measures it, and this is rounded up. */
export const SPREAD = 1.1;

/** Who is shown to moderators: from so many deviations on, of so many turns that mattered in so many games. */
export const SHOWN: Omit<SurprisingWanted, 'limit'> = { deviations: 3.5, turns: 40, games: 5, spread: SPREAD };

/** The chance that an honest player comes as far by luck: the tail of the normal distribution (Abramowitz and Stegun, 26.2.17). */
export function chanceOf(deviations: number): number {
  if (deviations < 0) return 1 - chanceOf(-deviations);
  const t = 1 / (1 + 0.2316419 * deviations);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
