import type { Board, Stroke } from '../board.ts';
import { findSymmetries } from './symmetry.ts';

type Places = Readonly<Record<string, readonly [number, number]>>;

/** A board of the mill family as it is written down: the points and where they are drawn, and the lines through them. */
interface MillBoardData<Id extends string> {
  readonly id: Id;
  readonly size: readonly [number, number];
  readonly at: Places;
  /** Each line is three names, the middle one in the middle. */
  readonly lines: readonly string[];
  /** Neighbours that stand on no line of three, as pairs of names. */
  readonly links?: readonly string[];
  /** What is drawn, as pairs of names, where it is not the lines and links one by one: a line of five points, for one. */
  readonly drawn?: readonly string[];
  /** Lines that are not drawn straight, as pairs of points with the control points of a curve between them. */
  readonly bends?: Readonly<Record<string, Stroke['bend']>>;
  /** Where each point lies in space, for the surface of a cube. */
  readonly space?: (name: string) => readonly [number, number, number];
  /** The points from which a man goes to any free point. */
  readonly wide?: readonly string[];
  /** Two rows: the points on which White's men and Black's stand at the start, where none is entered. */
  readonly homes?: readonly string[];
}

/** A board of the mill family, with its id as a type of its own. */
export type MillBoard<Id extends string = string> = Board & {
  readonly id: Id;
  /** The points from which a man goes to any free point; none on most boards. */
  readonly wide: readonly number[];
  /** The points on which White's men and then Black's stand at the start; null where men are entered. */
  readonly homes: readonly (readonly number[])[] | null;
};

const between = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Points are numbered in the order of their names, so that whatever runs over them is sorted as it is written. */
function makeBoard<const Id extends string>(data: MillBoardData<Id>): MillBoard<Id> {
  const names = Object.keys(data.at).sort();
  if (names.length > 30) throw new RangeError(`board ${data.id} has over 30 points`);
  const index = (name: string): number => names.indexOf(name);
  const lines = data.lines
    .map((line) => line.split(' ').map(index))
    .sort((a, b) => between(Math.min(...a), Math.min(...b)));
  const links = (data.links ?? []).map((link) => link.split(' ').map(index));
  const neighbours = names.map((_, point) => {
    const near = new Set<number>();
    for (const [first, middle, last] of lines as [number, number, number][]) {
      if (point === first || point === last) near.add(middle);
      if (point === middle) near.add(first).add(last);
    }
    for (const link of links) if (link.includes(point)) for (const end of link) if (end !== point) near.add(end);
    return [...near].sort((a, b) => a - b);
  });
  const at = names.map((name) => data.at[name] as readonly [number, number]);
  const strokes = (data.drawn ?? [...data.lines, ...(data.links ?? [])]).flatMap((line): Stroke[] => {
    const [first, middle, last = middle] = line.split(' ') as [string, string, string?];
    const bends = [data.bends?.[`${first} ${middle}`], data.bends?.[`${middle} ${last}`]];
    const place = (name: string) => data.at[name] as readonly [number, number];
    if (!bends[0] && !bends[1]) return [{ from: place(first), to: place(last) }];
    return [
      { from: place(first), to: place(middle), ...(bends[0] && { bend: bends[0] }) },
      ...(last === middle ? [] : [{ from: place(middle), to: place(last), ...(bends[1] && { bend: bends[1] }) }]),
    ];
  });
  const wide = (data.wide ?? []).map(index);
  let symmetries: Board['symmetries'] | undefined;
  return {
    id: data.id,
    kind: 'points',
    names,
    at,
    size: data.size,
    ...(data.space && { space: names.map(data.space) }),
    strokes,
    neighbours,
    lines,
    wide,
    homes: data.homes?.map((row) => row.split(' ').map(index)) ?? null,
    // Searched for when first asked: a page that only plays never does.
    get symmetries() {
      symmetries ??= findSymmetries(names.length, lines, links).filter((to) =>
        wide.every((at) => wide.includes(to[at] ?? at)),
      );
      return symmetries;
    },
  };
}

const NINE_LINES = [
  ...['a1 d1 g1', 'a7 d7 g7', 'a1 a4 a7', 'g1 g4 g7', 'b2 d2 f2', 'b6 d6 f6', 'b2 b4 b6', 'f2 f4 f6'],
  ...['c3 d3 e3', 'c5 d5 e5', 'c3 c4 c5', 'e3 e4 e5', 'a4 b4 c4', 'd1 d2 d3', 'e4 f4 g4', 'd5 d6 d7'],
];

/** The points of these lines, named as on a chessboard: letters from the left, numbers from the bottom. */
const onGrid = (lines: readonly string[], side: number, apart = 1): Places =>
  Object.fromEntries(
    [...new Set(lines.join(' ').split(' '))].map((name) => [
      name,
      ['abcdefg'.indexOf(name.charAt(0)) * apart, (side - Number(name.charAt(1))) * apart] as const,
    ]),
  );

const NINE_CORNERS = ['a1 b2 c3', 'g1 f2 e3', 'g7 f6 e5', 'a7 b6 c5'];

/** A line as two links, for a way that is no line. */
const halves = (line: string): string[] => [line.slice(0, 5), line.slice(3)];

const NINE_AT = onGrid(NINE_LINES, 7);

/** Nine men's morris: three squares, joined at the middles of their sides. */
export const NINE: MillBoard<'nine'> = makeBoard({ id: 'nine', size: [6, 6], at: NINE_AT, lines: NINE_LINES });

/** The same with the corners joined too (rulebook 001). */
export const NINE_DIAGONALS: MillBoard<'nine-diagonals'> = makeBoard({
  id: 'nine-diagonals',
  size: [6, 6],
  at: NINE_AT,
  lines: [...NINE_LINES, ...NINE_CORNERS],
});

/** The same, but the diagonals are ways only: men move along them, and make no mills. */
export const NINE_DIAGONAL_WAYS: MillBoard<'nine-diagonal-ways'> = makeBoard({
  id: 'nine-diagonal-ways',
  size: [6, 6],
  at: NINE_AT,
  lines: NINE_LINES,
  links: NINE_CORNERS.flatMap(halves),
});

/**
 * The board with diagonals once more, but from a corner of the outer square a man goes wherever it likes: that of the mulabalaba
 * of Zambia.
 */
export const NINE_WIDE_CORNERS: MillBoard<'nine-wide-corners'> = makeBoard({
  id: 'nine-wide-corners',
  size: [6, 6],
  at: NINE_AT,
  lines: [...NINE_LINES, ...NINE_CORNERS],
  wide: ['a1', 'g1', 'g7', 'a7'],
});

/**
 * The surface of a cube, 26 points named by their three coordinates. Drawn flat as seen through its front face: that
 * face (third coordinate 1) is the inner square with its centre, the back face (3) the outer one, whose centre 223 lies
 * outside, below to the right, where its two medians run round to meet.
 */
function cube(): MillBoard<'cube'> {
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
  const space = (name: string): readonly [number, number, number] => [
    Number(name[0]) - 2,
    Number(name[1]) - 2,
    2 - Number(name[2]),
  ];
  return makeBoard({ id: 'cube', size: [7.15, 7.15], at, lines, bends, space });
}

/** The surface of a cube: this product's reconstruction of the "Marelle cubique" that rulebook 000 only names. */
export const CUBE: MillBoard<'cube'> = cube();

const THREE_LINES = ['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3'];
// Farther apart than elsewhere, since men are drawn in units: on so small a board they would hide its lines.
const THREE_AT = onGrid(THREE_LINES, 3, 1.5);

/** Three men's morris: one square with its two medians. */
export const THREE: MillBoard<'three'> = makeBoard({ id: 'three', size: [3, 3], at: THREE_AT, lines: THREE_LINES });

const THREE_ALL_LINES = [...THREE_LINES, 'a1 b2 c3', 'a3 b2 c1'];

/** The same with both diagonals: the board of the alquerque de tres (Alfonso X, 1283). */
export const THREE_DIAGONALS: MillBoard<'three-diagonals'> = makeBoard({
  id: 'three-diagonals',
  size: [3, 3],
  at: THREE_AT,
  lines: THREE_ALL_LINES,
});

const HOME_ROWS = ['a1 b1 c1', 'a3 b3 c3'];

/**
 * The same square for the tant fant of Bengal: each side's men stand on the row nearest to it from the start, and neither of
 * these rows is a line.
 */
export const THREE_HOMES: MillBoard<'three-homes'> = makeBoard({
  id: 'three-homes',
  size: [3, 3],
  at: THREE_AT,
  lines: THREE_ALL_LINES.filter((line) => !HOME_ROWS.includes(line)),
  links: HOME_ROWS.flatMap(halves),
  homes: HOME_ROWS,
});

/**
 * The round merels: eight points on a circle, joined to their neighbours and through the centre. The points have the names
 * of those of the small square.
 */
export const ROUND: MillBoard<'round'> = round();

function round(): MillBoard<'round'> {
  const RADIUS = 1.8;
  const around = ['a3', 'b3', 'c3', 'c2', 'c1', 'b1', 'a1', 'a2'];
  /** A point of the plane at an angle in eighths of a circle, from the upper left on, and as far along the tangent there. */
  const point = (eighth: number, along: number): readonly [number, number] => {
    const angle = ((eighth - 3) * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [RADIUS * (1 + x - along * y), RADIUS * (1 + y + along * x)];
  };
  // How far the control points of a cubic curve lie from the ends of an arc of an eighth, in radii.
  const reach = (4 / 3) * Math.tan(Math.PI / 16);
  const links = around.map((name, i) => `${name} ${around[(i + 1) % 8]}`);
  return makeBoard({
    id: 'round',
    size: [2 * RADIUS, 2 * RADIUS],
    at: { ...Object.fromEntries(around.map((name, i) => [name, point(i, 0)])), b2: [RADIUS, RADIUS] },
    lines: ['a1 b2 c3', 'a3 b2 c1', 'a2 b2 c2', 'b1 b2 b3'],
    links,
    bends: Object.fromEntries(links.map((link, i) => [link, [point(i, reach), point(i + 1, -reach)] as const])),
  });
}

const SIX_LINES = ['a1 c1 e1', 'a5 c5 e5', 'a1 a3 a5', 'e1 e3 e5', 'b2 c2 d2', 'b4 c4 d4', 'b2 b3 b4', 'd2 d3 d4'];
const SIX_LINKS = ['a3 b3', 'd3 e3', 'c1 c2', 'c4 c5'];

/** Five and six men's morris: two squares, joined at the middles of their sides by lines too short for a mill. */
export const SIX: MillBoard<'six'> = makeBoard({
  id: 'six',
  size: [4, 4],
  at: onGrid(SIX_LINES, 5),
  lines: SIX_LINES,
  links: SIX_LINKS,
});

const SEVEN_LINES = [...SIX_LINES, 'a3 b3 c3', 'b3 c3 d3', 'c3 d3 e3', 'c1 c2 c3', 'c2 c3 c4', 'c3 c4 c5'];

/** Seven men's morris: the same with a cross in the inner square, so that both medians are lines of five points. */
export const SEVEN: MillBoard<'seven'> = makeBoard({
  id: 'seven',
  size: [4, 4],
  at: onGrid(SEVEN_LINES, 5),
  lines: SEVEN_LINES,
  drawn: [...SIX_LINES, 'a3 e3', 'c1 c5'],
});

/** Every board of the family. A further one is a further value here; what has to say its name no longer compiles then. */
export const MILL_BOARDS = [
  NINE,
  NINE_DIAGONALS,
  NINE_DIAGONAL_WAYS,
  NINE_WIDE_CORNERS,
  CUBE,
  THREE,
  THREE_DIAGONALS,
  THREE_HOMES,
  ROUND,
  SIX,
  SEVEN,
] as const;

/** The id of a board of the family. */
export type MillBoardId = (typeof MILL_BOARDS)[number]['id'];
