import type { Player, PlayerGame } from '@merellier/protocol';
import type { Side } from '@merellier/rules';

/** A game from the side of one of its players. */
export interface GameResult {
  readonly result: 'won' | 'drawn' | 'lost';
  readonly opponent: Player | null;
  /** What it did to the player's rating; null where it did not count. */
  readonly change: number | null;
}

/** How a game ended for one of its players. */
export function resultFor({ players, white, outcome, ratings }: PlayerGame, player: string): GameResult {
  const isHost = players.host.id === player;
  const side: Side = (white === 'host') === isHost ? 'white' : 'black';
  const winner = outcome?.winner ?? null;
  const change = ratings && ratings[side].after.points - ratings[side].before.points;
  return {
    result: winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
    opponent: isHost ? players.guest : players.host,
    change,
  };
}
