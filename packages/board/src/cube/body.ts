import type { Stroke } from '@merellier/rules';
import type { Pen } from '../drawing/pen.ts';

/** A face of the cube that can be seen: the square from −1 to 1 is drawn through `matrix`. */
export interface Face {
  /** Which of the six faces, so that each keeps its piece of wood while the cube turns. */
  readonly index: number;
  /** The six numbers of an SVG transformation. */
  readonly matrix: readonly [number, number, number, number, number, number];
  /** How much light falls on it, from 0 to 1. */
  readonly light: number;
}

/** What a board that is a body shows, beyond what a flat board has. */
export interface Body {
  /** Draws it, as far as it can be seen. */
  readonly draw: (pen: Pen) => string;
  readonly faces: readonly Face[];
  /** The outline of the body, as a path; its shadow is drawn with it. */
  readonly outline: string;
  /** The edges between two faces that can both be seen, on which the light breaks. */
  readonly ridges: readonly Stroke[];
  /** The places on the far side, which cannot be reached until the body is turned. */
  readonly hidden: ReadonlySet<number>;
  /** How near each place is to the reader, from −√3 to √3. */
  readonly depth: readonly number[];
}
