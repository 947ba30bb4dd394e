import type { Board } from '@merellier/rules';
import { body } from '../drawing/body.ts';
import type { Pen } from '../drawing/pen.ts';
import { type Box, type Layout, type Point, UNIT } from '../geometry.ts';
import type { Body, Face } from './body.ts';
import { apply, dot, FACES, isSeen, type Orientation, type Vector } from './orientation.ts';

/** Half an edge of the cube, in units of the drawing: a man covers about a fifth of it. */
const HALF = 2.14 * UNIT;
/** Half the side of the picture, with room for men at the corners, and for the shadow below. */
const ROOM = 4.24 * UNIT;
const RAISED = 0.2 * UNIT;
/** The same however it is turned. */
const FRAME: Box = { x: -ROOM, y: RAISED - ROOM, width: 2 * ROOM, height: 2 * ROOM };
const FIELD: Box = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF };
/** One window, upper left, in front. */
const LIGHT: Vector = [-0.506, 0.627, 0.607];

/** Two directions along a face, so that its normal, they, and the reader's eye agree about left and right. */
const ALONG: readonly (readonly [Vector, Vector])[] = [
  [
    [1, 0, 0],
    [0, -1, 0],
  ],
  [
    [-1, 0, 0],
    [0, -1, 0],
  ],
  [
    [0, 0, -1],
    [0, -1, 0],
  ],
  [
    [0, 0, 1],
    [0, -1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
  ],
];

const onPage = ([x, y]: Vector): Point => [x * HALF, -y * HALF];

/** Lays out a board that is the surface of a cube as it is seen from in front, turned. */
export function layOutCube(board: Board, space: readonly Vector[], turned: Orientation): Layout {
  const place = (point: Vector): Point => onPage(apply(turned, point));
  const seen = FACES.map((normal, index) => ({ normal, index, out: apply(turned, normal) })).filter(
    ({ out }) => out[2] > 0.002,
  );
  const faces = seen.map(({ normal, index, out }): Face => {
    const [along, down] = ALONG[index] as readonly [Vector, Vector];
    const [a, b, at] = [place(along), place(down), place(normal)];
    return { index, matrix: [...a, ...b, ...at], light: Math.max(0, dot(out, LIGHT)) };
  });
  const hidden = new Set(space.flatMap((point, i) => (isSeen(turned, point) ? [] : [i])));
  const shows = (from: Vector, to: Vector): number => {
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    return seen.filter(({ normal }) => dot(normal, middle) > 0.999).length;
  };
  const lines = board.lines.flatMap((line) => {
    const [from, to] = [space[line[0] ?? -1], space[line[2] ?? -1]];
    return from && to ? [{ faces: shows(from, to), stroke: { from: place(from), to: place(to) } }] : [];
  });
  const layout: Layout & { readonly body: Body } = {
    board,
    at: space.map(place),
    strokes: lines.filter(({ faces }) => faces > 0).map(({ stroke }) => stroke),
    frame: FRAME,
    field: FIELD,
    man: 39,
    edges: null,
    body: {
      draw: (pen: Pen): string => body(pen, layout, layout.body),
      faces,
      outline: `M${hull(corners.map(place))
        .map((point) => point.join(' '))
        .join('L')}Z`,
      ridges: lines.filter(({ faces }) => faces === 2).map(({ stroke }) => stroke),
      hidden,
      depth: space.map((point) => apply(turned, point)[2]),
    },
  };
  return layout;
}

const ENDS = [-1, 1] as const;
const corners: readonly Vector[] = ENDS.flatMap((x) => ENDS.flatMap((y) => ENDS.map((z): Vector => [x, y, z])));

/** The points that a thread around all of them would touch, in order (Andrew's monotone chain). */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (along: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of along) {
      while (chain.length > 1 && turnsBack(chain.at(-2) as Point, chain.at(-1) as Point, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
