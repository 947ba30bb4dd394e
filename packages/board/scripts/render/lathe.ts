/** A solid as its signed distance: below 0 inside. x to the right, y away, z up from the board; a man has the radius 1. */
export type Solid = (x: number, y: number, z: number) => number;

type Point = readonly [r: number, z: number];

/** How thick a man is. */
export const THICK = 0.5;
const T = THICK;
const FOOT: readonly Point[] = [
  [0.965, T * 0.5 - 0.02],
  [0.985, 0.17],
  [1, 0.11],
  [0.985, 0.035],
  [0.95, 0],
];

/** The paths of the turner's tool, from the axis over the face and the edge to the foot. */
export const PROFILES = {
  /** A dished face with a raised lip. */
  dish: [
    ...pairs([0, T - 0.045, 0.25, T - 0.05, 0.52, T - 0.05, 0.62, T - 0.035, 0.7, T - 0.004, 0.8, T, 0.9, T - 0.02]),
    ...pairs([0.965, T - 0.075, 0.992, T - 0.15, 0.985, T - 0.23]),
    ...FOOT,
  ],
  /** A flat face with a groove for the ring. */
  ringed: [
    ...pairs([0, T, 0.3, T, 0.44, T, 0.475, T - 0.01, 0.5, T - 0.06, 0.55, T - 0.075, 0.6, T - 0.06, 0.625, T - 0.01]),
    ...pairs([0.66, T, 0.8, T - 0.003, 0.9, T - 0.03, 0.965, T - 0.085, 0.992, T - 0.16, 0.985, T - 0.24]),
    ...FOOT,
  ],
  /** A pebble. */
  stone: [
    ...pairs([0, T + 0.006, 0.3, T + 0.003, 0.55, T - 0.012, 0.75, T - 0.045, 0.88, T - 0.105, 0.965, T - 0.2]),
    ...pairs([1, T * 0.42, 0.985, 0.12, 0.93, 0.03, 0.86, 0]),
  ],
  /** A pebble with a groove for the ring. */
  ringedStone: [
    ...pairs([0, T + 0.006, 0.3, T + 0.003, 0.44, T - 0.004, 0.47, T - 0.012, 0.5, T - 0.05, 0.545, T - 0.06]),
    ...pairs([0.59, T - 0.052, 0.62, T - 0.022, 0.66, T - 0.024, 0.75, T - 0.045, 0.88, T - 0.105, 0.965, T - 0.2]),
    ...pairs([1, T * 0.42, 0.985, 0.12, 0.93, 0.03, 0.86, 0]),
  ],
} as const satisfies Record<string, readonly Point[]>;

function pairs(values: readonly number[]): Point[] {
  return values.flatMap((r, i) => (i % 2 === 0 ? [[r, values[i + 1] as number] as const] : []));
}

/** The solid that a profile gives, turned on the lathe. Its distances are kept in a grid, which is read between its lines. */
export function turned(profile: readonly Point[]): Solid {
  const outline = [...softened(profile), [0, profile.at(-1)?.[1] ?? 0] as Point];
  const [wide, high, maxR, minZ, rangeZ] = [720, 400, 1.3, -0.15, 1.4];
  const grid = new Float32Array(wide * high);
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++)
      grid[j * wide + i] = distance(outline, (i / (wide - 1)) * maxR, minZ + (j / (high - 1)) * rangeZ);
  return (x, y, z) => {
    const r = Math.hypot(x, y);
    const beyond =
      Math.max(z - (minZ + rangeZ - 0.01), 0) + Math.max(r - (maxR - 0.01), 0) + Math.max(minZ + 0.01 - z, 0);
    const u = Math.min(wide - 1.001, (Math.min(r, maxR) / maxR) * (wide - 1));
    const v = Math.max(0, Math.min(high - 1.001, ((z - minZ) / rangeZ) * (high - 1)));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const at = (di: number, dj: number): number => grid[(j + dj) * wide + i + di] as number;
    return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t + beyond;
  };
}

/** A curve through all points (Catmull and Rom). */
function softened(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const curve = points.slice(1).flatMap((_, i) =>
    Array.from({ length: 14 }, (_, k): Point => {
      const t = k / 14;
      const along = (n: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[n], at(i)[n], at(i + 1)[n], at(i + 2)[n]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      };
      return [along(0), along(1)];
    }),
  );
  return [...curve, at(points.length - 1)];
}

function distance(outline: readonly Point[], r: number, z: number): number {
  let [least, inside] = [9, false];
  for (const [i, b] of outline.entries()) {
    const a = outline[(i || outline.length) - 1] as Point;
    const [er, ez] = [b[0] - a[0], b[1] - a[1]];
    const size = er * er + ez * ez;
    if (size < 1e-12) continue;
    // The axis is no wall.
    if (a[0] > 1e-9 || b[0] > 1e-9) {
      const t = Math.max(0, Math.min(1, ((r - a[0]) * er + (z - a[1]) * ez) / size));
      least = Math.min(least, Math.hypot(r - a[0] - t * er, z - a[1] - t * ez));
    }
    if (a[1] > z !== b[1] > z && r < (er * (z - a[1])) / ez + a[0]) inside = !inside;
  }
  return inside ? -least : least;
}
