import type { DraughtsCore } from '@merellier/rules/kernel';

/** What pieces are worth where nothing was tuned, in hundredths of a man. */
export interface PlaceWorth {
  /** A man on each place, as White sees it. */
  readonly man: readonly number[];
  readonly king: number;
  /** Each move that the side to play has, and its turn. */
  readonly move: number;
  readonly turn: number;
}

/**
 * Men a little better the farther they are, kings by their range. Where losing wins, all of it is the other way round; where
 * the first king wins, men that are far count for much more.
 */
export function worthOf({ board, losesAll, firstKing, longKings, menMoveOn }: DraughtsCore): PlaceWorth {
  const sign = losesAll ? -1 : 1;
  const step = firstKing ? 15 : menMoveOn ? 2 : 3;
  return {
    man: board.rows.map((row) => sign * (100 + step * (board.side - 1 - row))),
    king: sign * (longKings ? 320 : 150),
    move: sign,
    turn: 2,
  };
}
