import type { Board } from '../board.ts';
import type { DraughtsParameters } from './parameters.ts';

/**
 * A draughts board. Place i is square i + 1 of PDN: numbered from White's far left playing square, row by row. Squares are
 * drawn as unit squares about the centres in `at`; the rotation by half a turn exchanges the colours as well.
 */
export interface DraughtsBoard extends Board {
  /** Squares along one side. */
  readonly side: number;
  /** The row of each place, 0 at the top. */
  readonly rows: readonly number[];
}

type Kind = Pick<DraughtsParameters, 'size' | 'played-on' | 'orientation' | 'squares' | 'step-lines'>;

const boards = new Map<string, DraughtsBoard>();

/** The board that these parameters ask for; the same value each time. */
export function draughtsBoard(kind: Kind): DraughtsBoard {
  const all = kind['played-on'] === 'all';
  const mirrored = kind.orientation === 'dark-right';
  const steps = kind['step-lines'];
  const id = [
    `squares-${kind.size}`,
    ...(all ? ['all', ...(steps === 'diagonals' ? [] : [steps])] : []),
    ...(mirrored ? ['mirrored'] : []),
    ...(kind.squares === 'letters' ? ['letters'] : []),
  ].join('-');
  let board = boards.get(id);
  if (!board) {
    board = makeBoard(id, kind);
    boards.set(id, board);
  }
  return board;
}

/** The name of a square after the manner of chess, a1 at White's bottom left. */
export const letterName = (column: number, row: number, side: number): string =>
  `${String.fromCharCode(97 + column)}${side - row}`;

function makeBoard(id: string, kind: Kind): DraughtsBoard {
  const side = Number(kind.size);
  const all = kind['played-on'] === 'all';
  const mirrored = kind.orientation === 'dark-right';
  const letters = kind.squares === 'letters';
  const across = all ? side : side / 2;
  const places = Array.from({ length: side * across }, (_, place) => {
    const row = Math.floor(place / across);
    const column = place % across;
    return { row, column: all ? column : 2 * column + ((row % 2 === 0) === mirrored ? 0 : 1) };
  });
  const placeAt = (row: number, column: number): number =>
    places.findIndex((place) => place.row === row && place.column === column);
  const identity = places.map((_, place) => place);
  return {
    id,
    kind: 'squares',
    names: places.map(({ row, column }, place) => (letters ? letterName(column, row, side) : String(place + 1))),
    at: places.map(({ row, column }) => [column + 0.5, row + 0.5] as const),
    size: [side, side],
    strokes: [],
    neighbours: places.map(({ row, column }) =>
      STEPS[kind['step-lines']]
        .map(([down, right]) => placeAt(row + down, column + right))
        .filter((place) => place >= 0),
    ),
    lines: [],
    symmetries: [identity, [...identity].reverse()],
    side,
    rows: places.map(({ row }) => row),
  };
}

/** The ways to a square's neighbours, as rows down and columns to the right: up left, up right, down left, down right. */
export const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** Up, left, right, down. */
export const STRAIGHT = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

const STEPS = { diagonals: DIAGONALS, straight: STRAIGHT, all: [...DIAGONALS, ...STRAIGHT] } as const;
