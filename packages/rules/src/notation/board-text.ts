import type { Board } from '../board.ts';
import type { Man, PositionView } from '../rule-set.ts';
import { Canvas, type Paint } from './canvas.ts';

/** The signs that a board is drawn with. */
export interface TextSigns {
  readonly white: string;
  readonly black: string;
  /** Kings, which have two characters' room. */
  readonly whiteKing: string;
  readonly blackKing: string;
  /** A free point. */
  readonly free: string;
  /** A point that is closed until all men are placed; by default as a free one. */
  readonly closed?: string;
  /** Lines that run level, upright, and slanting down to the right or to the left. */
  readonly lines: readonly [level: string, upright: string, falling: string, rising: string];
  /** The corners and crossings of squares, row by row: three for the top edge, three within, three for the bottom. */
  readonly edges: readonly [string, string, string];
}

/** Signs that every terminal and every font has: men as `o` and `x`, kings as `O` and `X`. */
const ASCII: TextSigns = {
  white: 'o',
  black: 'x',
  whiteKing: 'O',
  blackKing: 'X',
  free: '.',
  closed: '#',
  lines: ['-', '|', '\\', '/'],
  edges: ['+++', '+++', '+++'],
};

/** How a board is drawn as text. */
export interface BoardTextOptions {
  readonly signs?: TextSigns;
  /** The places of the last turn, which {@link Paint} is told of. */
  readonly last?: readonly number[];
  readonly paint?: Paint;
}

/** What a drawing function is given: a board, what stands on it, and every option. */
interface Drawing extends Required<BoardTextOptions> {
  readonly board: Board;
  readonly view: PositionView;
}

/**
 * A board and the men on it as lines of text; plain ASCII unless other signs are given.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { writeBoard } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('marelle-a-3');
 * console.log(writeBoard(rules.board, rules.view(rules.start())).split('\n').at(0)); // 3  .-----.-----.
 * ```
 */
export function writeBoard(board: Board, view: PositionView, options: BoardTextOptions = {}): string {
  const drawing: Drawing = { board, view, signs: ASCII, last: [], paint: (text) => text, ...options };
  return board.kind === 'points' ? drawPoints(drawing) : drawSquares(drawing);
}

function signOf({ side, king }: Man, { white, black, whiteKing, blackKing }: TextSigns): string {
  if (king) return side === 'white' ? whiteKing : blackKing;
  return side === 'white' ? white : black;
}

function drawPoints({ board, view, signs, last, paint }: Drawing): string {
  const canvas = new Canvas();
  const axes = hasAxes(board);
  const [left, across, down] = axes ? [3, 4, 2] : [1, 8, 2];
  const cell = ([x, y]: readonly [number, number]): [number, number] => [
    left + Math.round(x * across),
    Math.round(y * down),
  ];
  for (const { from, to, bend } of board.strokes) if (!bend) canvas.line(cell(from), cell(to), signs.lines);
  for (const [place, name] of board.names.entries()) {
    const [x, y] = cell(board.at[place] as readonly [number, number]);
    const man = view.men.find(({ at }) => at === place);
    const empty = view.closed?.includes(place) ? (signs.closed ?? signs.free) : signs.free;
    canvas.write(x, y, man ? signOf(man, signs) : empty, man?.side ?? 'plain', last.includes(place));
    if (!axes) canvas.write(x + 1, y, name, 'name');
  }
  if (axes) writeAxes(canvas, board, cell);
  return [canvas.text(paint), ...roundabouts(board)].join('\n');
}

/** Whether the names of the points can be read off the edges, as on a chessboard. */
function hasAxes({ names, at }: Board): boolean {
  const place = (name: string): readonly [number, number] => at[names.indexOf(name)] as readonly [number, number];
  return names.every(
    (name) =>
      /^[a-z]\d$/.test(name) &&
      names.every((other) => other[0] !== name[0] || place(other)[0] === place(name)[0]) &&
      names.every((other) => other[1] !== name[1] || place(other)[1] === place(name)[1]),
  );
}

function writeAxes(
  canvas: Canvas,
  { names, at }: Board,
  cell: (at: readonly [number, number]) => [number, number],
): void {
  const bottom = Math.max(...at.map((place) => cell(place)[1])) + 1;
  for (const [place, name] of names.entries()) {
    const [x, y] = cell(at[place] as readonly [number, number]);
    canvas.write(x, bottom, name.charAt(0), 'name');
    canvas.write(0, y, name.charAt(1), 'name');
  }
}

/** The neighbours of points whose lines run in curves, which text cannot draw: they are listed below the board. */
function roundabouts({ strokes, at, names, neighbours }: Board): string[] {
  const ends = strokes.filter(({ bend }) => bend).flatMap(({ from, to }) => [from, to]);
  const here = (place: number, [x, y]: readonly [number, number]): boolean =>
    at[place]?.[0] === x && at[place]?.[1] === y;
  return names.flatMap((name, place) => {
    const near = neighbours[place] ?? [];
    const isBent = ends.filter((end) => here(place, end)).length === near.length;
    return isBent && near.length > 0 ? [`${name}: ${near.map((other) => names[other]).join(', ')}`] : [];
  });
}

/** A square has room for a number of two or three signs and a piece with its mark, side by side. */
const SQUARE = 5;

function drawSquares({ board, view, signs, last, paint }: Drawing): string {
  const canvas = new Canvas();
  const [columns, rows] = board.size;
  const [level, upright] = signs.lines;
  for (let y = 0; y <= rows; y++) {
    const [left, middle, right] = signs.edges[y === 0 ? 0 : y === rows ? 2 : 1];
    const edge = Array.from({ length: columns }, () => level.repeat(SQUARE)).join(middle);
    canvas.write(0, 2 * y, `${left}${edge}${right}`, 'line');
    if (y < rows) for (let x = 0; x <= columns; x++) canvas.write(x * (SQUARE + 1), 2 * y + 1, upright, 'line');
  }
  for (const [place, name] of board.names.entries()) {
    const [column, row] = board.at[place] as readonly [number, number];
    const [x, y] = [Math.floor(column) * (SQUARE + 1) + 1, 2 * Math.floor(row) + 1];
    const man = view.men.find(({ at }) => at === place);
    canvas.write(x, y, name.padStart(2), 'name', !man && last.includes(place));
    if (man) canvas.write(x + 3, y, signOf(man, signs), man.side, last.includes(place));
  }
  return canvas.text(paint);
}
