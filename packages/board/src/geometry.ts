import type { Board, Side, Stroke } from '@merellier/rules';
import type { Body } from './cube/body.ts';

/** A point of the drawing: x to the right and y downward, {@link UNIT} to one unit of the board. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A letter or number along the edge of a board, for a column or a row. */
export interface EdgeName {
  readonly text: string;
  readonly at: Point;
  /** It is read from across the board. */
  readonly far?: boolean;
}

/** How a board lies in the drawing. */
export interface Layout {
  readonly board: Board;
  /** Where each place is drawn, the board turned as it should be. */
  readonly at: readonly Point[];
  readonly strokes: readonly Stroke[];
  /** What the picture shows: the board with its frame. */
  readonly frame: Box;
  /** The chequered field; for points, the extent of all points. */
  readonly field: Box;
  /** The radius of a man. */
  readonly man: number;
  /** The names along the edges; null where each place carries its own name, or none. */
  readonly edges: readonly EdgeName[] | null;
  /** For a board that is a body turned in space: its faces, and what cannot be seen of it. */
  readonly body?: Body;
}

/** Drawing units to one unit of the board: large enough that no browser rounds the type in them. */
export const UNIT = 100;

const MAN = { points: 39, squares: 40.5 } as const;
/** Room around the outermost places; where names are written there is more. */
const FRAME = { points: 66, squares: 24 } as const;
const EDGE_FRAME = { points: 86, squares: 42 } as const;
/** Room around lines that run outside all places. */
const LINE_FRAME = 32;
const NAME_GAP = { points: 55, squares: 21 } as const;

const scale = ([x, y]: Point): Point => [x * UNIT, y * UNIT];

const boxAround = (points: readonly Point[]): Box => {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

const join = (a: Box, b: Box): Box =>
  boxAround(
    [a, b].flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );

/** Of these places those that can be seen: a body hides what is on its far side. */
export const seenPlaces = ({ body }: Layout, places: Iterable<number>): readonly number[] =>
  [...places].filter((place) => !body?.hidden.has(place));

/** Whether all of these places can be seen. */
export const isSeen = ({ body }: Layout, places: readonly number[]): boolean =>
  !body || places.every((place) => !body.hidden.has(place));

/** Lays a board out with a side at the bottom, with room for names along its edges or without; `both` names columns and rows at all edges. */
export function layOut(board: Board, bottom: Side, names: boolean | 'both'): Layout {
  const squares = board.kind === 'squares';
  const strokes = board.strokes.map(
    ({ from, to, bend }): Stroke => ({
      from: scale(from),
      to: scale(to),
      ...(bend && { bend: [scale(bend[0]), scale(bend[1])] }),
    }),
  );
  const upright = board.at.map(scale);
  const field = grow(boxAround(upright), squares ? UNIT / 2 : 0);
  const at =
    squares && bottom === 'black'
      ? upright.map(([x, y]): Point => [2 * field.x + field.width - x, 2 * field.y + field.height - y])
      : upright;
  const edges = names ? edgeNames(board, at, field, names === 'both') : null;
  const men = grow(field, (names ? EDGE_FRAME : FRAME)[board.kind]);
  const lines = strokes.length > 0 ? grow(boxAround(strokes.flatMap(alongStroke)), LINE_FRAME) : men;
  return { board, at, strokes, field, frame: join(men, lines), man: MAN[board.kind], edges };
}

/**
 * Letters below and numbers at the left, where the names of the places are made of a column's letter and a row's number;
 * around numbered squares the numbers of the outer ones.
 */
function edgeNames(board: Board, at: readonly Point[], field: Box, both: boolean): readonly EdgeName[] | null {
  const others = (): readonly EdgeName[] | null => (board.kind === 'squares' ? outerNames(board, at, field) : null);
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const [i, name] of board.names.entries()) {
    const [letter, digits] = [name.charAt(0), name.slice(1)];
    const [x, y] = at[i] ?? [0, 0];
    if (!/^[a-z]\d+$/.test(name) || (columns.get(letter) ?? x) !== x || (rows.get(digits) ?? y) !== y) return others();
    columns.set(letter, x);
    rows.set(digits, y);
  }
  const gap = NAME_GAP[board.kind];
  // Numbers beside points stand clear of rings around men; letters reach further down, to the frame's line.
  const side = board.kind === 'squares' ? gap : gap + 5;
  const named = (far: boolean): readonly EdgeName[] => [
    ...[...columns].map(
      ([text, x]): EdgeName => ({ text, far, at: [x, far ? field.y - gap : field.y + field.height + gap] }),
    ),
    ...[...rows].map(
      ([text, y]): EdgeName => ({ text, far, at: [far ? field.x + field.width + side : field.x - side, y] }),
    ),
  ];
  return [...named(false), ...(both ? named(true) : [])];
}

function outerNames(board: Board, at: readonly Point[], { x, y, width, height }: Box): readonly EdgeName[] {
  const gap = NAME_GAP.squares;
  return board.names.flatMap((text, i): EdgeName[] => {
    const [px, py] = at[i] ?? [0, 0];
    if (py - UNIT / 2 <= y) return [{ text, at: [px, y - gap] }];
    if (py + UNIT / 2 >= y + height) return [{ text, at: [px, y + height + gap] }];
    if (px - UNIT / 2 <= x) return [{ text, at: [x - gap, py] }];
    return px + UNIT / 2 >= x + width ? [{ text, at: [x + width + gap, py] }] : [];
  });
}

/** Points along a stroke, its ends included: enough of them to follow a curve. */
export function alongStroke({ from, to, bend }: Stroke): readonly Point[] {
  if (!bend) return [from, to];
  const [b, c] = bend;
  return Array.from({ length: 33 }, (_, i): Point => {
    const t = i / 32;
    const s = 1 - t;
    const at = (n: 0 | 1): number =>
      s * s * s * from[n] + 3 * s * s * t * b[n] + 3 * s * t * t * c[n] + t * t * t * to[n];
    return [at(0), at(1)];
  });
}

const samePoint = (p: Point, q: Point): boolean => p[0] === q[0] && p[1] === q[1];

/** The way from one place to another: along the drawn line that joins them, else straight. */
export function wayBetween({ strokes, at }: Layout, from: number, to: number): readonly Point[] {
  const [a, b] = [at[from], at[to]];
  if (!a || !b) return [];
  for (const stroke of strokes) {
    if (!stroke.bend) continue;
    if (samePoint(stroke.from, a) && samePoint(stroke.to, b)) return alongStroke(stroke);
    if (samePoint(stroke.from, b) && samePoint(stroke.to, a)) return [...alongStroke(stroke)].reverse();
  }
  return [a, b];
}

/** The way over several places, each joined to the next. */
export function wayOver(layout: Layout, places: readonly number[]): readonly Point[] {
  const legs = places.flatMap((to, i) => (i > 0 ? wayBetween(layout, places[i - 1] as number, to) : []));
  return legs.filter((point, i) => i === 0 || !samePoint(point, legs[i - 1] as Point));
}

/** The way as the data of an SVG path. */
export const pathData = (way: readonly Point[]): string => way.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/**
 * The place that a point of the drawing means: the square it lies on, or the nearest point, if within `reach` of it;
 * null otherwise.
 */
export function placeNear({ board, at, body }: Layout, [x, y]: Point, reach: number): number | null {
  const squares = board.kind === 'squares';
  let best: number | null = null;
  let least = squares ? UNIT / 2 : Math.max(UNIT / 2, reach);
  for (const [place, [px, py]] of at.entries()) {
    if (body?.hidden.has(place)) continue;
    const [dx, dy] = [Math.abs(px - x), Math.abs(py - y)];
    const distance = squares ? Math.max(dx, dy) : Math.hypot(dx, dy);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** Where a name may stand beside its point, clear of a man there; below to the right first, where the eye looks for it. */
const NAME_SPOTS: readonly Point[] = [
  [46, 40],
  [-46, 40],
  [46, -40],
  [-46, -40],
  [62, 0],
  [-62, 0],
  [78, 32],
  [-78, 32],
];
/** More room than this around a name is no better. */
const ENOUGH = 32;

/** Where the names of the points are written: beside each, where lines, points and other names leave room. */
export function nameSpots({ at, strokes }: Layout): readonly Point[] {
  const runs = strokes.flatMap((stroke) => {
    const way = alongStroke(stroke);
    return way.slice(1).map((to, i) => [way[i] as Point, to] as const);
  });
  const spots: Point[] = [];
  const room = (spot: Point): number =>
    Math.min(
      ENOUGH,
      ...runs.map(([from, to]) => distanceToRun(spot, from, to)),
      // A name is wider than it is high.
      ...spots.map(([x, y]) => Math.hypot((x - spot[0]) / 2, y - spot[1])),
    );
  for (const [x, y] of at)
    spots.push(
      NAME_SPOTS.map(([dx, dy]): Point => [x + dx, y + dy]).reduce((best, spot) =>
        room(spot) > room(best) + 1 ? spot : best,
      ),
    );
  return spots;
}

function distanceToRun([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
