import { type Layout, NEAR } from './layout.ts';
import type { Piece, Pieces } from './position.ts';

/** What stands on a place, in the cells of a board. */
export const FREE = 0;
export const WHITE_MAN = 1;
export const WHITE_KING = 2;
export const BLACK_MAN = 3;
export const BLACK_KING = 4;

export const cellOf = ({ side, king }: Piece): number =>
  side === 'white' ? (king ? WHITE_KING : WHITE_MAN) : king ? BLACK_KING : BLACK_MAN;

/** The pieces by place: what has to move them about without knowing how a set is laid out. */
export function cellsOf({ squares, low, high }: Layout, pieces: Pieces): Uint8Array<ArrayBuffer> {
  const cells = new Uint8Array(squares + 1);
  let part: Pieces | undefined = pieces;
  for (let first = 0; part; first += NEAR, part = part.far) {
    const { white, whiteHigh, black, blackHigh, kings, kingsHigh } = part;
    for (let place = first; place < Math.min(squares, first + NEAR); place++) {
      // Places that are far have the bits of those so much nearer.
      const bit = low[place - first] as number;
      const bitHigh = high[place - first] as number;
      const king = (kings & bit) | (kingsHigh & bitHigh) ? 1 : 0;
      if ((white & bit) | (whiteHigh & bitHigh)) cells[place] = WHITE_MAN + king;
      else if ((black & bit) | (blackHigh & bitHigh)) cells[place] = BLACK_MAN + king;
    }
  }
  return cells;
}

/** The sets of squares of these cells. */
export const piecesIn = (layout: Layout, cells: Uint8Array): Pieces => piecesFrom(layout, cells, 0);

function piecesFrom(layout: Layout, cells: Uint8Array, first: number): Pieces {
  const { squares, low, high } = layout;
  const sets = { white: 0, whiteHigh: 0, black: 0, blackHigh: 0, kings: 0, kingsHigh: 0 };
  for (let place = first; place < Math.min(squares, first + NEAR); place++) {
    const cell = cells[place] as number;
    if (cell === FREE) continue;
    const bit = low[place - first] as number;
    const bitHigh = high[place - first] as number;
    if (cell <= WHITE_KING) {
      sets.white |= bit;
      sets.whiteHigh |= bitHigh;
    } else {
      sets.black |= bit;
      sets.blackHigh |= bitHigh;
    }
    if (cell === WHITE_KING || cell === BLACK_KING) {
      sets.kings |= bit;
      sets.kingsHigh |= bitHigh;
    }
  }
  return first + NEAR < squares ? { ...sets, far: piecesFrom(layout, cells, first + NEAR) } : sets;
}
