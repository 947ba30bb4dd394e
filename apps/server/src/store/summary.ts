import { countsForRating, deadlineOf, type GameState } from '@merellier/protocol';

/** The parts of a game that have columns of their own, for queries. */
export interface Summary {
  readonly phase: string;
  readonly host: string;
  readonly guest: string | null;
  readonly white: string | null;
  readonly winner: string | null;
  readonly reason: string | null;
  readonly changed_at: number;
  readonly deadline: number | null;
  /** When it ended; null while it is not over. What was noted at the end stays, whatever follows. */
  readonly ended_at: number | null;
  /** Whether it has yet to count for ratings; null while it is not over. */
  readonly rating_due: boolean | null;
}

export function summaryOf(state: GameState): Summary {
  const { phase, players, white, outcome, at } = state;
  return {
    phase,
    host: players.host.id,
    guest: players.guest?.id ?? null,
    white: white && (players[white]?.id ?? null),
    winner: outcome?.winner ?? null,
    reason: outcome?.reason ?? null,
    changed_at: Math.floor(at),
    deadline: deadlineColumn(state),
    ended_at: phase === 'over' ? Math.floor(at) : null,
    rating_due: phase === 'over' ? countsForRating(state) : null,
  };
}

/** When something happens by the passing of time alone, as its column has it. */
export function deadlineColumn(state: GameState): number | null {
  const deadline = deadlineOf(state);
  return deadline && Math.ceil(deadline);
}
