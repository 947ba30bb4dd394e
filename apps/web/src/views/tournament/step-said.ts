import { playerOf, type Tournament, type TournamentEvent } from '@merellier/tournament';
import type { TournamentStrings } from './strings/fr.ts';

/** What a step did, in a few words: `le résultat Ada – Bertrand`. `tournament` knows whom it was about; a step has events. */
export function stepSaid(
  { steps }: TournamentStrings,
  listed: (items: readonly string[]) => string,
  tournament: Tournament,
  step: readonly TournamentEvent[],
): string {
  const nameOf = (id: number | null | undefined): string => playerOf(tournament, id ?? 0)?.name ?? '';
  const [event] = step;
  if (!event) return '';
  switch (event.kind) {
    case 'resulted': {
      const pairing = tournament.rounds[event.round - 1]?.pairings[event.table];
      return steps.result(`${nameOf(pairing?.first)} – ${nameOf(pairing?.second)}`);
    }
    case 'entered': {
      const names = step.flatMap((each) => (each.kind === 'entered' ? [each.entrant.name] : []));
      return names.length > 3 ? steps.enteredMany(names.length) : steps.entered(listed(names));
    }
    case 'corrected':
      return steps.corrected(event.entrant.name);
    case 'withdrawn':
      return steps.withdrawn(nameOf(event.player));
    case 'returned':
      return steps.returned(nameOf(event.player));
    case 'created':
      return steps.settled;
    default:
      return steps[event.kind];
  }
}
