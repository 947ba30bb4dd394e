import type { ListedTournament, OnlineRefusal } from '@merellier/protocol';
import type {
  OnlineSettings,
  OnlineTournamentRefusal,
  OrganiserCommand,
  PersonCommand,
} from '@merellier/tournament/online';
import { type Asked, askServer } from '../ask-server.ts';

// What the page asks of the server about its tournaments.

export type TournamentRefusal =
  | OnlineRefusal
  | OnlineTournamentRefusal
  /** The tournament is of a club, and for its members. */
  | { readonly reason: 'members-only' };

/** The tournaments that everybody may see; null where the server does not say. */
export async function onlineTournaments(club?: string): Promise<readonly ListedTournament[] | null> {
  const path = `/api/v1/tournaments${club === undefined ? '' : `?club=${club}`}`;
  const asked = await askServer<{ readonly tournaments: readonly ListedTournament[] }>('GET', path, {
    part: 'tournaments',
  });
  return asked.ok ? asked.value.tournaments : null;
}

/** Announces a tournament. */
export const announceTournament = (
  settings: OnlineSettings,
): Promise<Asked<{ readonly tournament: string }, TournamentRefusal>> =>
  askServer<{ readonly tournament: string }, TournamentRefusal>('POST', '/api/v1/tournaments', {
    body: { settings },
    part: 'tournament',
  });

/** Asks something of a tournament. */
export const askTournament = (
  id: string,
  command: PersonCommand | OrganiserCommand,
): Promise<Asked<unknown, TournamentRefusal>> =>
  askServer<unknown, TournamentRefusal>('POST', `/api/v1/tournaments/${id}/commands`, { body: { command } });
