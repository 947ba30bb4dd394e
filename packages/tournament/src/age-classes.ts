import type { Standing } from './standings.ts';
import { playerOf, type Tournament } from './state.ts';

/** The age classes of a tournament, in the order of their names. */
export const ageClasses = ({ players }: Tournament): readonly string[] =>
  [...new Set(players.flatMap(({ ageClass }) => ageClass ?? []))].sort();

/**
 * The standings of one age class: its players in the order of the whole tournament, with places that count anew. Points and
 * tie-breaks are those of all games, against players of other classes too.
 */
export function classStandings(
  tournament: Tournament,
  standings: readonly Standing[],
  ageClass: string,
): readonly Standing[] {
  const own = standings.filter(({ player }) => playerOf(tournament, player)?.ageClass === ageClass);
  return own.map((standing) => ({ ...standing, rank: 1 + own.filter(({ rank }) => rank < standing.rank).length }));
}
