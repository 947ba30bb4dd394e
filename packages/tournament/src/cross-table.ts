import { type Encounter, encountersOf } from './encounters.ts';
import { type Standing, standingsOf } from './standings.ts';
import type { Tournament } from './state.ts';

/** A line of the cross table: a player, and what each pairing with each other player gave. */
export interface CrossRow {
  readonly standing: Standing;
  /** In the order of the rows; the player's own is empty. */
  readonly cells: readonly (readonly Encounter[])[];
  /** The points that pauses gave, without which the row would not add up. */
  readonly byes: number;
}

/** Everybody against everybody, in the order of the standings. */
export function crossTable(tournament: Tournament): readonly CrossRow[] {
  const standings = standingsOf(tournament);
  const encounters = encountersOf(tournament);
  return standings.map((standing) => {
    const own = encounters.get(standing.player) ?? [];
    return {
      standing,
      cells: standings.map(({ player }) =>
        own.filter(({ opponent, state }) => opponent === player && state !== 'open'),
      ),
      byes: own.reduce((sum, { state, points }) => (state === 'bye' ? sum + points : sum), 0),
    };
  });
}
