import type { Board, Stroke } from '../board.ts';
import { findSymmetries } from './symmetry.ts';

/** A board of the mill family as it is written down: the points and where they are drawn, and the lines through them. */
interface MillBoardData {
  readonly id: string;
  readonly size: readonly [number, number];
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  /** Each line is three names, the middle one in the middle. */
  readonly lines: readonly string[];
  /** Lines that are not drawn straight, as pairs of points with the control points of a curve between them. */
  readonly bends?: Readonly<Record<string, Stroke['bend']>>;
}

const between = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Points are numbered in the order of their names, so that whatever runs over them is sorted as it is written. */
function makeBoard(data: MillBoardData): Board {
  const names = Object.keys(data.at).sort();
  if (names.length > 30) throw new RangeError(`board ${data.id}: more than 30 points do not fit a packed turn`);
  const index = (name: string): number => names.indexOf(name);
  const lines = data.lines
    .map((line) => line.split(' ').map(index))
    .sort((a, b) => between(Math.min(...a), Math.min(...b)));
  const neighbours = names.map((_, point) => {
    const near = new Set<number>();
    for (const [first, middle, last] of lines as [number, number, number][]) {
      if (point === first || point === last) near.add(middle);
      if (point === middle) near.add(first).add(last);
    }
    return [...near].sort((a, b) => a - b);
  });
  const at = names.map((name) => data.at[name] as readonly [number, number]);
  const strokes = data.lines.flatMap((line): Stroke[] => {
    const [first, middle, last] = line.split(' ') as [string, string, string];
    const bends = [data.bends?.[`${first} ${middle}`], data.bends?.[`${middle} ${last}`]];
    const place = (name: string) => data.at[name] as readonly [number, number];
    if (!bends[0] && !bends[1]) return [{ from: place(first), to: place(last) }];
    return [
      { from: place(first), to: place(middle), ...(bends[0] && { bend: bends[0] }) },
      { from: place(middle), to: place(last), ...(bends[1] && { bend: bends[1] }) },
    ];
  });
  let symmetries: Board['symmetries'] | undefined;
  return {
    id: data.id,
    kind: 'points',
    names,
    at,
    size: data.size,
    strokes,
    neighbours,
    lines,
    // Searched for when first asked: a page that only plays never does.
    get symmetries() {
      symmetries ??= findSymmetries(names.length, lines);
      return symmetries;
    },
  };
}

const NINE_LINES = [
  ...['a1 d1 g1', 'a7 d7 g7', 'a1 a4 a7', 'g1 g4 g7', 'b2 d2 f2', 'b6 d6 f6', 'b2 b4 b6', 'f2 f4 f6'],
  ...['c3 d3 e3', 'c5 d5 e5', 'c3 c4 c5', 'e3 e4 e5', 'a4 b4 c4', 'd1 d2 d3', 'e4 f4 g4', 'd5 d6 d7'],
];

/** Points named as on a chessboard: a to g from the left, 1 to 7 from the bottom, one unit apart. */
const NINE_AT = Object.fromEntries(
  [...new Set(NINE_LINES.join(' ').split(' '))].map((name) => [
    name,
    ['abcdefg'.indexOf(name.charAt(0)), 7 - Number(name.charAt(1))] as const,
  ]),
);

/** Nine men's morris: three squares, joined at the middles of their sides. */
export const NINE: Board = makeBoard({ id: 'nine', size: [6, 6], at: NINE_AT, lines: NINE_LINES });

/** The same with the corners joined too (rulebook 001). */
export const NINE_DIAGONALS: Board = makeBoard({
  id: 'nine-diagonals',
  size: [6, 6],
  at: NINE_AT,
  lines: [...NINE_LINES, 'a1 b2 c3', 'g1 f2 e3', 'g7 f6 e5', 'a7 b6 c5'],
});

/**
 * The surface of a cube, 26 points named by their three coordinates. Drawn flat as seen through its front face: that
 * face (third coordinate 1) is the inner square with its centre, the back face (3) the outer one, whose centre 223 lies
 * outside, below to the right, where its two medians run round to meet.
 */
function cube(): Board {
  const at: Record<string, readonly [number, number]> = {};
  const lines: string[] = [];
  const onSurface = (name: string): boolean => name !== '222';
  for (const x of [1, 2, 3])
    for (const y of [1, 2, 3])
      for (const z of [1, 2, 3]) {
        const name = `${x}${y}${z}`;
        if (onSurface(name)) at[name] = [3 + (x - 2) * z, 3 - (y - 2) * z];
      }
  at['223'] = [7.15, 7.15];
  for (const a of [1, 2, 3])
    for (const b of [1, 2, 3])
      for (const run of [
        [1, 2, 3].map((c) => `${c}${a}${b}`),
        [1, 2, 3].map((c) => `${a}${c}${b}`),
        [1, 2, 3].map((c) => `${a}${b}${c}`),
      ])
        if (run.every(onSurface)) lines.push(run.join(' '));
  // Each leaves its face straight on and keeps clear of the corner that it goes round.
  const bends: Record<string, Stroke['bend']> = {
    '123 223': [
      [-2, 3],
      [-2.9, 9.2],
    ],
    '223 323': [
      [6.55, 5],
      [7, 3],
    ],
    '213 223': [
      [3, 7],
      [5, 6.55],
    ],
    '223 233': [
      [9.2, -2.9],
      [3, -2],
    ],
  };
  return makeBoard({ id: 'cube', size: [7.15, 7.15], at, lines, bends });
}

/** The surface of a cube: this product's reconstruction of the "Marelle cubique" that rulebook 000 only names. */
export const CUBE: Board = cube();

/** Every board of the family. A further one is a further value here, and nothing else. */
export const MILL_BOARDS: readonly Board[] = [NINE, NINE_DIAGONALS, CUBE];
