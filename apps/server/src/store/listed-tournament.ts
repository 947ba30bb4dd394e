import type { ListedTournament } from '@merellier/protocol';
import { dueAt, type OnlineTournament, playersOf, stageOf } from '@merellier/tournament/online';

/** What of a tournament has columns of its own, for queries, and what lists show. */
export interface TournamentSummary {
  readonly stage: ListedTournament['stage'];
  readonly listed: boolean;
  readonly club: string | null;
  readonly organiser: string;
  readonly starts_at: number | null;
  readonly due_at: number | null;
  readonly changed_at: number;
  readonly shown: Omit<ListedTournament, 'id' | 'stage'>;
}

export function tournamentSummary(state: OnlineTournament): TournamentSummary {
  const { settings, organiser, at } = state;
  const { plan, rated, startsAt, club, listed } = settings;
  const due = dueAt(state);
  return {
    ...{ stage: stageOf(state), listed, club, organiser: organiser.id, starts_at: startsAt },
    due_at: due === null ? null : Math.ceil(due),
    changed_at: Math.floor(at),
    shown: {
      ...{ name: plan.name, format: plan.format.kind, rules: plan.rules.id, clock: plan.clock, rated, startsAt, club },
      players: playersOf(state),
    },
  };
}

/** Those who play at a screen of their own. */
export const peopleOf = ({ seats }: OnlineTournament): readonly string[] => [...seats.values()].map(({ id }) => id);
