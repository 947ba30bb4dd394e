import { isKnockedOut, isPairedOut } from '@merellier/tournament';
import { endsShort, numberOf, type OnlineTournament, stageOf } from '@merellier/tournament/online';
import { ownPlace, winnerOf } from './own-place.ts';
import type { OnlineTournamentStrings } from './strings/fr.ts';

/** How a tournament ended: after how many rounds where they were fewer than planned, and who won. */
export function endSaid(s: OnlineTournamentStrings, state: OnlineTournament): string {
  const { format } = state.settings.plan;
  const { rounds } = state.tournament;
  const isShort = format.kind === 'swiss' && rounds.length > 0 && rounds.length < format.rounds;
  const winner = winnerOf(state);
  return [
    isShort && format.kind === 'swiss' ? s.overAfter(rounds.length, format.rounds) : s.over,
    ...(winner === null ? [] : [s.winner(winner)]),
  ].join(' ');
}

/** What somebody is to know of their place, in a sentence or two; null where there is nothing to say. */
export function placeSaid(s: OnlineTournamentStrings, state: OnlineTournament, you: string | null): string | null {
  const place = ownPlace(state, you);
  const goesOn = !isPairedOut(state.tournament);
  switch (place) {
    case 'over':
      return endSaid(s, state);
    case 'barred':
      return s.refusals.barred;
    case 'missed':
      return s.missed;
    case 'left':
      return s.away;
    case 'exempt': {
      const { format, bye } = state.settings.plan;
      const worth = format.kind === 'swiss' ? bye : 'none';
      const said = s.exempt(state.tournament.rounds.length, worth);
      return endsShort(state) ? s.short : goesOn ? `${said} ${s.nextHere}` : said;
    }
    case 'waits':
      if (stageOf(state) === 'announced') return s.takesPart;
      if (isKnockedOut(state.tournament, numberOf(state, you ?? '') ?? 0)) return s.knockedOut;
      return endsShort(state) ? s.short : goesOn ? s.nextHere : null;
    default:
      return null;
  }
}
