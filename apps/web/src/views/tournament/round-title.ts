import { isFlowing, plannedRounds, type Round, type Tournament } from '@merellier/tournament';
import type { TournamentStrings } from './strings/fr.ts';

/** What a round is called. */
export function roundTitle(s: TournamentStrings, tournament: Tournament, { number, pairings }: Round): string {
  const { format } = tournament.settings;
  if (format.kind === 'ladder') return s.challenge(number);
  if (isFlowing(format)) return s.wave(number);
  const isTree = format.kind === 'knock-out' || (format.kind === 'groups' && pairings[0]?.group === undefined);
  const main = pairings.filter(({ third }) => !third);
  if (isTree && main.length === 1 && main[0]?.second !== null) return s.final;
  const planned = plannedRounds(tournament);
  return planned === null ? s.round(number) : s.roundOf(number, planned);
}
