import { isFinished, type Pairing, whiteOf } from '../pairing.ts';
import type { Tournament } from '../state.ts';
import type { Person, Seat } from './event.ts';
import type { OnlineSettings } from './settings.ts';

/** A tournament that a server runs, as its events make it. */
export interface OnlineTournament {
  readonly seq: number;
  /** When the last event was, and when the last one that let somebody be paired. */
  readonly at: number;
  readonly settledAt: number;
  readonly settings: OnlineSettings;
  readonly organiser: Person;
  readonly tournament: Tournament;
  /** Who plays at a screen, by the number of the player; all others sit in the room. */
  readonly seats: ReadonlyMap<number, Seat>;
  /** The games on the server, by {@link placeKey}. */
  readonly games: ReadonlyMap<string, string>;
  readonly paused: boolean;
  /** Those who play their next games with half of the time. */
  readonly hasty: ReadonlySet<number>;
  readonly barred: ReadonlySet<string>;
  /** Those who did not come to a game, were taken out for it, and have not come back since; not those who left. */
  readonly absent: ReadonlySet<number>;
  /** Whether an event was of a later version: nobody knows here what came of it. */
  readonly incomplete: boolean;
}

/** One game of a pairing. Rounds count from 1, tables and games from 0. */
export interface Place {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

export const placeKey = ({ round, table, game }: Place): string => `${round}/${table}/${game}`;

/** The number under which somebody plays; null for who does not. */
export function numberOf({ seats }: Pick<OnlineTournament, 'seats'>, person: string): number | null {
  for (const [number, { id }] of seats) if (id === person) return number;
  return null;
}

/** Who sits at the boards of a game: a player of the room at the organiser's screen. Null where it is played without a screen. */
export function sidesOf(
  { seats, organiser }: OnlineTournament,
  pairing: Pairing,
  game: number,
): { readonly white: string; readonly black: string } | null {
  if (pairing.second === null) return null;
  const white = whiteOf(pairing, game);
  const black = white === pairing.first ? pairing.second : pairing.first;
  const seatOf = (player: number | null): string | undefined => seats.get(player ?? 0)?.id;
  const [one, two] = [seatOf(white), seatOf(black)];
  if (one === undefined && two === undefined) return null;
  const sides = { white: one ?? organiser.id, black: two ?? organiser.id };
  return sides.white === sides.black ? null : sides;
}

/** The games that are under way on the server. */
export function openGames({ tournament, games }: OnlineTournament): readonly (Place & { readonly id: string })[] {
  return tournament.rounds.flatMap(({ number: round, pairings }) =>
    pairings.flatMap((pairing, table) =>
      isFinished(pairing)
        ? []
        : pairing.games.flatMap((result, game) => {
            const id = result === null ? games.get(placeKey({ round, table, game })) : undefined;
            return id === undefined ? [] : [{ round, table, game, id }];
          }),
    ),
  );
}

/** The game that somebody is to play now; null where there is none. */
export function gameOf(state: OnlineTournament, person: string): (Place & { readonly id: string }) | null {
  return (
    openGames(state).find(({ round, table, game }) => {
      const pairing = state.tournament.rounds[round - 1]?.pairings[table];
      const sides = pairing && sidesOf(state, pairing, game);
      return sides?.white === person || sides?.black === person;
    }) ?? null
  );
}

/** The stage of a tournament: `announced` until the first pairing. */
export const stageOf = ({ tournament }: OnlineTournament): 'announced' | 'running' | 'over' =>
  tournament.closed ? 'over' : tournament.started === null ? 'announced' : 'running';

/** How many take part; once it is over, how many ever did. */
export const playersOf = ({ tournament: { players, closed } }: Pick<OnlineTournament, 'tournament'>): number =>
  closed ? players.length : players.filter(({ withdrawn }) => !withdrawn).length;
