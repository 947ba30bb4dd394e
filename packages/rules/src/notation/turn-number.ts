import type { Game } from '../game.ts';
import type { Side } from '../side.ts';
import { firstNumber } from './fen-counters.ts';

/** A turn's number as a game text counts it, and who plays it. */
export interface TurnNumber {
  readonly number: number;
  readonly side: Side;
  /** Whether the side that begins the game opens a new number with this turn. */
  readonly opens: boolean;
}

/**
 * The number of the turn that follows the last of these nodes. A number holds the turns of the side that begins the game,
 * extra turns included, and then those of the other.
 */
export function nextTurnNumber(game: Game, path: readonly number[]): TurnNumber {
  const first = game.rules.start().toPlay;
  let number = firstNumber(game.tags);
  let before: Side | null = null;
  let opens = true;
  for (const index of path) {
    const side = game.nodes[index]?.position.toPlay ?? first;
    opens = side === first && before !== first;
    if (opens && before !== null) number++;
    before = side;
  }
  return { number, side: before ?? first, opens };
}
