/** A point of a curve: when, and how many points. */
export interface CurvePoint {
  readonly at: number;
  readonly points: number;
}

/** A curve in a box of 100 by 100, and what its lower and upper edge stand for. */
export interface Curve {
  readonly low: number;
  readonly high: number;
  /** In the order given: from left to right, 0 is the upper edge. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Edges are whole hundreds, so that small ups and downs do not look like large ones. */
const STEP = 100;

/** Draws ratings in the order of games: a pause is no part of the game, and would leave most of a curve empty. */
export function drawCurve(points: readonly CurvePoint[]): Curve {
  const values = points.map((point) => point.points);
  const low = Math.floor(Math.min(...values) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const last = Math.max(1, points.length - 1);
  return {
    low,
    high,
    places: values.map((value, i) => ({
      x: points.length === 1 ? 50 : (i / last) * 100,
      y: ((high - value) / (high - low)) * 100,
    })),
  };
}
