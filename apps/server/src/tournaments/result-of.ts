import { type GameState, playerOf } from '@merellier/protocol';
import { other, positionOf, type Side } from '@merellier/rules';
import type { TakenResult } from '@merellier/tournament/online';

/** Who of the two sides was ever seen at a game. */
export type Seen = Readonly<Record<Side, boolean>>;

/**
 * What a game that is over is for its tournament. One that never began was lost by who should have begun it, and by both where nobody
 * came.
 */
export function resultOf(state: GameState, seen: Seen): TakenResult {
  const { outcome } = state;
  if (!outcome) throw new RangeError(`game ${state.id} is not over`);
  if (outcome.reason !== 'aborted') return outcome.winner ?? 'draw';
  const absent = absentOf(state);
  if (absent === null) return 'both-absent';
  return seen[other(absent)] ? `${absent}-absent` : 'both-absent';
}

/** The side that should have begun and did not; null where neither gave its part in chance. */
function absentOf({ chance, white, game }: GameState): Side | null {
  if (white !== null) return positionOf(game).toPlay;
  // The host plays White in games of tournaments.
  const { host, guest } = chance?.contributions ?? {};
  if (host && !guest) return 'black';
  return guest && !host ? 'white' : null;
}

/** The players of a game by their sides, whose host has White. */
export const idOfSide = (state: GameState, side: Side): string | null =>
  (playerOf(state, side) ?? (side === 'white' ? state.players.host : state.players.guest))?.id ?? null;
