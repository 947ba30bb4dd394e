import type { Point } from '../geometry.ts';
import { short } from './pen.ts';
import { random } from './random.ts';

/** A slow unevenness along a line, from -1 to 1. */
function wave(seed: number): (far: number) => number {
  const next = random(seed);
  const [a, b, c] = [next() * 6.28, next() * 6.28, next() * 6.28];
  return (far) => 0.5 * Math.sin(far * 0.014 + a) + 0.3 * Math.sin(far * 0.04 + b) + 0.2 * Math.sin(far * 0.108 + c);
}

/** How a hand draws a line. */
export interface Hand {
  readonly width: number;
  readonly seed: number;
  /** How much the width varies, as a share of it, and how far the middle strays. */
  readonly vary: number;
  readonly stray: number;
  /** How much the ends swell, where a pen rests; below 0 they thin out. */
  readonly swell?: number;
  /** How far the line is rounded beyond its ends, in half widths. */
  readonly cap?: number;
}

/** How far it is from one corner of an outline to the next. */
const STEP = 16;

/** A line drawn by hand along a way, as the data of a closed path. */
export function drawn(way: readonly Point[], { width, seed, vary, stray, swell = 0, cap = 1 }: Hand): string {
  const points = even(way);
  const [left, right, middle] = [wave(seed), wave(seed + 91), wave(seed + 173)];
  const long = points.length - 1;
  const total = lengthOf(points);
  const sides: [Point[], Point[]] = [[], []];
  let far = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [before, after] = [points[Math.max(0, i - 1)] as Point, points[Math.min(long, i + 1)] as Point];
    if (i > 0) far += Math.hypot(x - before[0], y - before[1]);
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [ux, uy] = [(after[0] - before[0]) / size, (after[1] - before[1]) / size];
    const end = 1 + swell * Math.exp(-Math.min(far, total - far) / (width * 1.6));
    const off = middle(far) * stray;
    const a = (width / 2) * end * (1 + vary * left(far * 2.1)) + off;
    const b = (width / 2) * end * (1 + vary * right(far * 2.3)) - off;
    sides[0].push([x - uy * a, y + ux * a]);
    sides[1].push([x + uy * b, y - ux * b]);
  }
  const write = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
  const beyond = (i: number, j: number): string => {
    const [[x, y], [fx, fy]] = [points[i] as Point, points[j] as Point];
    const size = Math.hypot(x - fx, y - fy) || 1;
    const c = (cap * width) / 2 / size;
    return write([x + (x - fx) * c, y + (y - fy) * c]);
  };
  const [there, back] = [sides[0], sides[1].reverse()];
  return `M${there.map(write).join('L')}Q${beyond(long, long - 1)} ${write(back[0] as Point)}L${back.map(write).join('L')}Q${beyond(0, 1)} ${write(there[0] as Point)}Z`;
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

/** The same way with points at even distances. */
function even(way: readonly Point[]): readonly Point[] {
  return way.flatMap(([x, y], i): Point[] => {
    const before = way[i - 1];
    if (!before) return [[x, y]];
    const count = Math.max(1, Math.round(Math.hypot(x - before[0], y - before[1]) / STEP));
    return Array.from({ length: count }, (_, k): Point => {
      const t = (k + 1) / count;
      return [before[0] + (x - before[0]) * t, before[1] + (y - before[1]) * t];
    });
  });
}
