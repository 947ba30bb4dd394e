import type { TournamentEvent } from './event.ts';
import { evolve, replay } from './evolve.ts';
import { pairRound } from './pair-round.ts';
import type { Draw } from './pairing.ts';
import type { Tournament } from './state.ts';

/** A round that would have been paired otherwise: the pairings that it lacks, in the place of those that were made. */
export interface ChangedRound {
  readonly round: number;
  readonly instead: readonly Draw[];
}

type Resulted = Extract<TournamentEvent, { kind: 'resulted' }>;

/**
 * The rounds that a result would have changed, had it been known when they were paired. What was paired by hand stands.
 * `events` are all events before the correction.
 */
export function consequencesOf(events: readonly TournamentEvent[], correction: Resulted): readonly ChangedRound[] {
  const changed = new Map<number, readonly Draw[]>();
  let state: Tournament | null = null;
  for (const event of events) {
    if (!state) {
      state = replay([event]);
      continue;
    }
    const number = state.rounds.length + 1;
    if (event.kind === 'unpaired') changed.delete(number - 1);
    if (event.kind === 'paired' && !event.byHand && number > correction.round) {
      const before = pairRound(state);
      const after = pairRound(evolve(state, correction));
      const instead = after.ok ? missingIn(before.ok ? before.value : event.draws, after.value) : [];
      if (instead.length > 0) changed.set(number, instead);
    }
    state = evolve(state, event);
  }
  return [...changed].map(([round, instead]) => ({ round, instead }));
}

/** The draws of the second list that the first has not; colours aside. */
function missingIn(made: readonly Draw[], wanted: readonly Draw[]): readonly Draw[] {
  const key = ({ first, second }: Draw): string => [first, second ?? 0].sort((a, b) => a - b).join(' ');
  const known = new Set(made.map(key));
  return wanted.filter((draw) => !known.has(key(draw)));
}
