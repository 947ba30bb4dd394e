import { countsForRating, type GameState, playerOf, running, seatOf } from '@merellier/protocol';
import type { Room } from '../games/room.ts';

/** What nodes tell each other about a player. */
export interface PlayerMessage {
  readonly player: string;
  /** Connections opened until then are closed. */
  readonly at: number;
  /** Whether the player is deleted. */
  readonly gone: boolean;
}

/** Whether a game that is over has yet to count for ratings. */
export const awaitsRating = (state: GameState): boolean => countsForRating(state) && state.ratings === null;

/** The players of a game who are connected to this node. */
export const seatsHere = (room: Room): { game: string; player: string }[] =>
  [...room.watchers].flatMap(({ playerId }) =>
    playerId && seatOf(room.state, playerId) ? [{ game: room.id, player: playerId }] : [],
  );

/** Whether the one whose turn it is is connected to this node. */
export function isAwaitedHere(room: Room): boolean {
  const side = running(room.state);
  const player = side && playerOf(room.state, side);
  return Boolean(player && [...room.watchers].some(({ playerId }) => playerId === player.id));
}
