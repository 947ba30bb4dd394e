/** A point or direction in space: x to the right, y upward, z toward the reader. */
export type Vector = readonly [x: number, y: number, z: number];

/** How a solid is turned: the rows of a rotation matrix. */
export type Orientation = readonly [Vector, Vector, Vector];

/** The way a key, or a button, turns the solid: where what faces the reader goes. */
export type Way = 'left' | 'right' | 'up' | 'down';

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where a point of the solid is once it is turned. */
export const apply = (by: Orientation, point: Vector): Vector => [
  dot(by[0], point),
  dot(by[1], point),
  dot(by[2], point),
];

const column = (of: Orientation, i: 0 | 1 | 2): Vector => [of[0][i], of[1][i], of[2][i]];

const transpose = (of: Orientation): Orientation => [column(of, 0), column(of, 1), column(of, 2)];

/** First `then`'s right-hand side, then `then`: the product of two matrices. */
const after = (then: Orientation, first: Orientation): Orientation => {
  const columns = transpose(first);
  return transpose([apply(then, columns[0]), apply(then, columns[1]), apply(then, columns[2])]);
};

const aboutX = (angle: number): Orientation => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [1, 0, 0],
    [0, c, -s],
    [0, s, c],
  ];
};

const aboutY = (angle: number): Orientation => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
};

const QUARTER = Math.PI / 2;

/** From where a cube shows three faces, the front one most: a little from above and from one side. */
const TILT = after(aboutX(0.52), aboutY(-0.62));

/** The cube as it first lies there: front, top and right face to be seen. */
export const START: Orientation = TILT;

/** The 24 ways in which a cube comes to rest, each showing three faces. */
const RESTS: readonly Orientation[] = (() => {
  const found: Orientation[] = [];
  const sides = [aboutX(0), aboutX(QUARTER), aboutX(2 * QUARTER), aboutX(-QUARTER), aboutY(QUARTER), aboutY(-QUARTER)];
  // Each face in front, turned upright in each of four ways.
  for (const side of sides)
    for (const turn of [0, 1, 2, 3]) found.push(after(TILT, after(aboutZ(turn * QUARTER), side)));
  return found;
})();

function aboutZ(angle: number): Orientation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [c, -s, 0],
    [s, c, 0],
    [0, 0, 1],
  ];
}

/** How alike two orientations are: 3 for the same, less the wider the angle between them. */
const likeness = (a: Orientation, b: Orientation): number => dot(a[0], b[0]) + dot(a[1], b[1]) + dot(a[2], b[2]);

function nearest(to: Orientation, fits: (rest: Orientation) => boolean = () => true): Orientation {
  let best: Orientation = START;
  let most = Number.NEGATIVE_INFINITY;
  for (const rest of RESTS) {
    const alike = likeness(rest, to);
    if (alike > most && fits(rest)) [best, most] = [rest, alike];
  }
  return best;
}

/** Follows a finger: angles in radians to the right and downward. */
export const dragged = (from: Orientation, right: number, down: number): Orientation =>
  after(after(aboutX(down), aboutY(right)), from);

/** The view of three faces that is nearest. */
export const settled = (from: Orientation): Orientation => nearest(from);

/** A quarter turn from the nearest view of three faces. */
export function turnedBy(from: Orientation, way: Way): Orientation {
  const rest = nearest(from);
  const quarter = { left: aboutY(-QUARTER), right: aboutY(QUARTER), up: aboutX(-QUARTER), down: aboutX(QUARTER) }[way];
  // The turn is the cube's own, as it would be upright before the reader; only then is it looked at from aside.
  return nearest(after(TILT, after(quarter, after(transpose(TILT), rest))));
}

/** Whether a point of the surface of the cube from −1 to 1 lies on a face that can be seen. */
export const isSeen = (from: Orientation, point: Vector): boolean =>
  FACES.some((normal) => dot(normal, point) > 0.999 && apply(from, normal)[2] > 0.002);

/** The outward directions of the six faces. */
export const FACES: readonly Vector[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];

/** As it is where the point can be seen, else the nearest view of three faces that shows it. */
export const showing = (from: Orientation, point: Vector): Orientation =>
  isSeen(from, point) ? from : nearest(from, (rest) => isSeen(rest, point));

type Quaternion = readonly [w: number, x: number, y: number, z: number];

function quaternionOf(of: Orientation): Quaternion {
  const [[a, b, c], [d, e, f], [g, h, i]] = of;
  const trace = a + e + i;
  if (trace > 0) {
    const s = Math.sqrt(trace + 1) * 2;
    return [s / 4, (h - f) / s, (c - g) / s, (d - b) / s];
  }
  if (a > e && a > i) {
    const s = Math.sqrt(1 + a - e - i) * 2;
    return [(h - f) / s, s / 4, (b + d) / s, (c + g) / s];
  }
  if (e > i) {
    const s = Math.sqrt(1 + e - a - i) * 2;
    return [(c - g) / s, (b + d) / s, s / 4, (f + h) / s];
  }
  const s = Math.sqrt(1 + i - a - e) * 2;
  return [(d - b) / s, (c + g) / s, (f + h) / s, s / 4];
}

const orientationOf = ([w, x, y, z]: Quaternion): Orientation => [
  [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
  [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
  [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
];

/** Part of the way from one orientation to another, the shortest way round: 0 is the first, 1 the second. */
export function between(from: Orientation, to: Orientation, part: number): Orientation {
  const [a, b] = [quaternionOf(from), quaternionOf(to)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  if (angle < 1e-6) return to;
  const [p, q] = [
    Math.sin((1 - part) * angle) / Math.sin(angle),
    (Math.sign(cosine) * Math.sin(part * angle)) / Math.sin(angle),
  ];
  return orientationOf([p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2], p * a[3] + q * b[3]]);
}
