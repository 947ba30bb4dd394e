/** A line that is drawn on the board, as a path of points in drawing units; `bend` makes it a curve through its middle. */
export interface Stroke {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** The control points of a cubic curve; a straight stroke has none. */
  readonly bend?: readonly [readonly [number, number], readonly [number, number]];
}

/**
 * A board as data: where men can stand, how the places are joined, and where they are drawn. Places are numbered from 0;
 * everything else in this package speaks of them by that index.
 */
export interface Board {
  readonly id: string;
  /** `points` joined by lines, as in the marelle, or `squares`, as in draughts. */
  readonly kind: 'points' | 'squares';
  /** The name of each place, as it is written. */
  readonly names: readonly string[];
  /** Where each place is drawn, x to the right and y downward, in units of which `size` gives the extent. */
  readonly at: readonly (readonly [number, number])[];
  readonly size: readonly [width: number, height: number];
  /** For a board that is the surface of a cube: where each place lies in space, −1 to 1 each; x to the right, y up, z to the front. */
  readonly space?: readonly (readonly [x: number, y: number, z: number])[];
  /** What is drawn beneath the men: lines between points; empty for squares, which are drawn as a chequered field. */
  readonly strokes: readonly Stroke[];
  /** The places that stand next to each place: along a line (points) or a diagonal (squares). */
  readonly neighbours: readonly (readonly number[])[];
  /** The runs of three points on which a mill is made; empty for squares. */
  readonly lines: readonly (readonly number[])[];
  /** The board's symmetries as permutations (place i goes to permutation[i]), the identity first. */
  readonly symmetries: readonly (readonly number[])[];
}
