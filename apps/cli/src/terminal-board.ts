import type { Board, Man, PositionView, Side } from '@merellier/rules';
import { Canvas, type Style } from './canvas.ts';

/** The signs of the men: told apart by shape as well as by colour. */
export const MAN_SIGNS: Readonly<Record<Side, string>> = { white: '○', black: '●' };

export const MAN_STYLES: Readonly<Record<Side, Style>> = { white: '1;33', black: '1;36' };
const LINE: Style = '2';
const LAST: Style = '7';

/** What is drawn of a position. */
export interface BoardDrawing {
  readonly board: Board;
  readonly view: PositionView;
  /** The places of the last turn, which are shown. */
  readonly last: readonly number[];
  readonly colour: boolean;
}

/** The board as lines of text. */
export function drawBoard(drawing: BoardDrawing): string {
  return drawing.board.kind === 'points' ? drawPoints(drawing) : drawSquares(drawing);
}

const manStyle = ({ side, at }: Man, last: readonly number[]): Style =>
  last.includes(at) ? `${MAN_STYLES[side]};${LAST}` : MAN_STYLES[side];

function drawPoints({ board, view, last, colour }: BoardDrawing): string {
  const canvas = new Canvas();
  const axes = hasAxes(board);
  const [left, across, down] = axes ? [3, 4, 2] : [1, 8, 2];
  const cell = ([x, y]: readonly [number, number]): [number, number] => [
    left + Math.round(x) * across,
    Math.round(y) * down,
  ];
  for (const { from, to, bend } of board.strokes) if (!bend) canvas.line(cell(from), cell(to), LINE);
  for (const [place, name] of board.names.entries()) {
    const [x, y] = cell(board.at[place] as readonly [number, number]);
    const man = view.men.find(({ at }) => at === place);
    const free = last.includes(place) ? LAST : '';
    canvas.write(x, y, man ? MAN_SIGNS[man.side] : '·', man ? manStyle(man, last) : free);
    if (!axes) canvas.write(x + 1, y, name, LINE);
  }
  if (axes) writeAxes(canvas, board, cell);
  return [canvas.text(colour), ...roundabouts(board)].join('\n');
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
    canvas.write(x, bottom, name.charAt(0), LINE);
    canvas.write(0, y, name.charAt(1), LINE);
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

const SQUARE = 4;

function drawSquares({ board, view, last, colour }: BoardDrawing): string {
  const canvas = new Canvas();
  const [columns, rows] = board.size;
  for (let y = 0; y <= rows; y++) {
    const [left, middle, right] = y === 0 ? '┌┬┐' : y === rows ? '└┴┘' : '├┼┤';
    const edge = Array.from({ length: columns }, () => '─'.repeat(SQUARE)).join(middle);
    canvas.write(0, 2 * y, `${left}${edge}${right}`, LINE);
    if (y < rows) for (let x = 0; x <= columns; x++) canvas.write(x * (SQUARE + 1), 2 * y + 1, '│', LINE);
  }
  for (const [place, name] of board.names.entries()) {
    const [column, row] = board.at[place] as readonly [number, number];
    const [x, y] = [Math.floor(column) * (SQUARE + 1) + 1, 2 * Math.floor(row) + 1];
    const man = view.men.find(({ at }) => at === place);
    if (man) canvas.write(x + 1, y, MAN_SIGNS[man.side] + (man.king ? 'K' : ''), manStyle(man, last));
    else canvas.write(x, y, name.padStart(3), last.includes(place) ? LAST : LINE);
  }
  return canvas.text(colour);
}
