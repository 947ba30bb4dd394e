import type { DraughtsBoard } from './boards.ts';

/** What stands on a cell: a sum of these; nothing is {@link FREE}. */
export const FREE = 0;
export const WHITE = 1;
export const BLACK = 2;
export const KING = 4;
/** Off the board; also a piece already jumped that stays until the turn ends: neither may be entered or jumped. */
export const WALL = 8;

/**
 * The squares of a board laid out in a row of cells so that each diagonal direction is one constant step: after every
 * second row stands a cell of wall, and more at both ends, so that no step from a square leaves the cells.
 */
export interface Layout {
  /** How many cells there are. */
  readonly length: number;
  readonly cellOf: Int32Array;
  /** The place of each cell; -1 for a wall. */
  readonly placeOf: Int32Array;
  /** The four steps: up left, up right, down left, down right, seen by White. Opposite steps sum to 3 in index. */
  readonly steps: Int32Array;
  /** For each cell, the side ({@link WHITE}, {@link BLACK}) whose men become kings there. */
  readonly crowns: Uint8Array;
}

const layouts = new WeakMap<DraughtsBoard, Layout>();

export function layoutOf(board: DraughtsBoard): Layout {
  let layout = layouts.get(board);
  if (!layout) {
    layout = makeLayout(board);
    layouts.set(board, layout);
  }
  return layout;
}

function makeLayout({ side, rows, at }: DraughtsBoard): Layout {
  const half = side / 2;
  const edge = half + 1;
  // The wall stands at the end of the row whose last square touches the right edge and the next one's the left.
  const offset = at[0]?.[0] === 0.5 ? 1 : 0;
  const cells = rows.map((row, place) => edge + row * half + Math.floor((row + offset) / 2) + (place % half));
  const length = (cells.at(-1) ?? 0) + 1 + edge;
  const placeOf = new Int32Array(length).fill(-1);
  const crowns = new Uint8Array(length);
  for (const [place, cell] of cells.entries()) {
    placeOf[cell] = place;
    if (rows[place] === 0) crowns[cell] = WHITE;
    if (rows[place] === side - 1) crowns[cell] = BLACK;
  }
  return {
    length,
    cellOf: Int32Array.from(cells),
    placeOf,
    steps: Int32Array.of(-half - 1, -half, half, half + 1),
    crowns,
  };
}
