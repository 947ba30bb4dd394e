import type { Point } from './geometry.ts';

/** An arrow as it is drawn: its shaft, its head, and where its text stands. */
export interface ArrowShape {
  readonly shaft: readonly Point[];
  /** The three corners of the head. */
  readonly head: readonly [Point, Point, Point];
  readonly label: Point;
}

const HEAD = { long: 34, wide: 22 } as const;

/** Shapes an arrow along a way that begins and ends so far from its ends; null where nothing is left of it. */
export function arrowAlong(way: readonly Point[], start: number, end: number): ArrowShape | null {
  const whole = lengthOf(way);
  if (whole <= start + end + HEAD.long / 2) return null;
  const tip = pointAlong(way, whole - end);
  // On a short way the head leaves something of the shaft.
  const long = Math.min(HEAD.long, (whole - start - end) * 0.6);
  const neck = pointAlong(way, whole - end - long);
  const [dx, dy] = [tip[0] - neck[0], tip[1] - neck[1]];
  const size = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / size) * HEAD.wide, (dx / size) * HEAD.wide];
  return {
    shaft: partOf(way, start, whole - end - long / 2),
    head: [tip, [neck[0] + nx, neck[1] + ny], [neck[0] - nx, neck[1] - ny]],
    // At its tail, where there is room on an arrow of any length.
    label: pointAlong(way, start + 10),
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, point, i) => sum + (i > 0 ? distance(way[i - 1] as Point, point) : 0), 0);

/** The point so far along a way. */
function pointAlong(way: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point];
    const leg = distance(a, b);
    if (left <= leg) {
      const t = leg === 0 ? 0 : left / leg;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    }
    left -= leg;
  }
  return way.at(-1) ?? [0, 0];
}

/** A way without so much of its beginning and of its end; nothing where that is all of it. */
export function shortened(way: readonly Point[], start: number, end: number): readonly Point[] {
  const whole = lengthOf(way);
  return whole <= start + end ? [] : partOf(way, start, whole - end);
}

/** The part of a way between two distances along it. */
function partOf(way: readonly Point[], from: number, to: number): readonly Point[] {
  const part: Point[] = [pointAlong(way, from)];
  let far = 0;
  for (let i = 1; i < way.length; i++) {
    far += distance(way[i - 1] as Point, way[i] as Point);
    if (far > from && far < to) part.push(way[i] as Point);
  }
  return [...part, pointAlong(way, to)];
}
