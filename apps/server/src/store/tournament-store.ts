import type { ListedTournament } from '@merellier/protocol';
import type { OnlineTournament, RecordedOnlineEvent } from '@merellier/tournament/online';
import type { NewGame } from './new-game.ts';

/** A tournament to be stored, with its first event. */
export interface NewTournament {
  readonly id: string;
  /** The request that makes it, unique among all. */
  readonly request: string;
  readonly state: OnlineTournament;
  readonly events: readonly RecordedOnlineEvent[];
}

/** Events to be added to a tournament, and what is stored with them, or not at all. */
export interface TournamentAppend {
  readonly id: string;
  /** The number of the event that they follow. */
  readonly expected: number;
  /** The command that makes them; null for what only the server asks. */
  readonly commandId: string | null;
  readonly events: readonly RecordedOnlineEvent[];
  /** The state after them. */
  readonly state: OnlineTournament;
  /** The games that begin with these events. */
  readonly games: readonly NewGame[];
  /** Games whose result the tournament has now. */
  readonly settled: readonly string[];
}

/** Which tournaments are listed: everybody's, those of a club, or those of a player. */
export type TournamentsWanted =
  | { readonly by: 'all' }
  | { readonly by: 'club'; readonly club: string }
  | { readonly by: 'player'; readonly player: string };

/** Where tournaments are kept. What was stored is there for good once the promise is fulfilled. */
export interface TournamentStore {
  /** Stores a tournament; gives its id, or the id of the one that the same request made before. */
  createTournament(tournament: NewTournament): Promise<string>;
  /** `conflict`: it has gone on meanwhile. `duplicate`: this command was carried out before. Nothing was stored. */
  appendTournament(append: TournamentAppend): Promise<'appended' | 'conflict' | 'duplicate'>;
  /** The events after number `since`; none where there is no such tournament. */
  tournamentSince(id: string, since: number): Promise<readonly RecordedOnlineEvent[]>;
  /** Tournaments in which something is due, the most overdue first. */
  dueTournaments(now: number, limit: number): Promise<readonly string[]>;
  /** Games that are over, and whose result their tournament has not taken. */
  untakenGames(limit: number): Promise<readonly { readonly tournament: string; readonly game: string }[]>;
  /** Notes that there is nothing more to take from a game. */
  settleGame(game: string): Promise<void>;
  /** Under way first, then announced ones, the next first, then those that are over, the last first. */
  listTournaments(wanted: TournamentsWanted, limit: number): Promise<readonly ListedTournament[]>;
}
