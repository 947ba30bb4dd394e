import type { Player } from './player.ts';
import { drawLots } from './random.ts';
import type { Tournament } from './state.ts';

/**
 * All players in the order of their numbers in this tournament: by lot, by entry or by strength. Late entries come last, in
 * the order in which they came. A correction of a name does not move anybody.
 */
export function seeding({ players, settings }: Tournament): readonly Player[] {
  const early = players.filter(({ from }) => from === 1);
  const late = players.filter(({ from }) => from > 1);
  if (settings.order === 'entry') return [...early, ...late];
  const drawn = drawLots(early, settings.seed);
  if (settings.order === 'lot') return [...drawn, ...late];
  const strength = ({ strength }: Player): number => strength ?? Number.NEGATIVE_INFINITY;
  return [...[...drawn].sort((a, b) => compareNumbers(strength(b), strength(a))), ...late];
}

/** As a sort wants it; infinities of one sign are alike. */
export const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
