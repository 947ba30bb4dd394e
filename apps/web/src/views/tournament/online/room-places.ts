import { isFinished, isFlowing, type Pairing } from '@merellier/tournament';
import { type OnlineTournament, type Place, placeKey } from '@merellier/tournament/online';

/** A game whose result the organiser gives or corrects. */
export interface RoomPlace extends Place {
  readonly pairing: Pairing;
}

/** Of how many rounds results can be corrected where rounds follow one another game by game. */
const LATEST = 12;

/**
 * The games whose results the organiser gives, those of the latest round first: boards in the room that have none yet,
 * whatever was paired since, and what may be to correct.
 */
export function roomPlaces({
  tournament,
  games,
}: Pick<OnlineTournament, 'tournament' | 'games'>): readonly RoomPlace[] {
  const { rounds, settings } = tournament;
  const first = rounds.length - (isFlowing(settings.format) ? LATEST : 1);
  return [...rounds].reverse().flatMap(({ number: round, pairings }) =>
    pairings.flatMap((pairing, table) =>
      pairing.games.flatMap((result, game) => {
        const place = { round, table, game, pairing };
        if (result !== null) return round > first ? [place] : [];
        const isNext = !isFinished(pairing) && (game === 0 || pairing.games[game - 1] !== null);
        return isNext && !games.has(placeKey(place)) ? [place] : [];
      }),
    ),
  );
}
