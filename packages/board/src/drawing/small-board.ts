import { alongStroke, type Layout } from '../geometry.ts';
import { definitions, field, written } from './field.ts';
import { lines, point } from './lines.ts';
import type { Pen } from './pen.ts';
import { frameLine, slab } from './slab.ts';
import { flatSquares } from './squares.ts';

/** A small picture of a board without men, and all that it refers to. */
export const smallBoard = (pen: Pen, layout: Layout, names: boolean): string =>
  definitions(pen, layout.frame) +
  (layout.body ? field(pen, layout, names, flatSquares) : smallField(pen, layout, names));

/** A bare board without what would be too fine to be seen in a small picture. */
function smallField(pen: Pen, layout: Layout, names: boolean): string {
  const small = { ...pen, style: { ...pen.style, stroke: 'flat' as const } };
  const bare =
    layout.board.kind === 'squares'
      ? flatSquares(small, layout)
      : frameLine(pen, layout.frame) +
        lines(small, layout.strokes.map(alongStroke), 'lines', 1.7) +
        // Beads of gold are seen at any size.
        layout.at.map((at) => point(pen.style.stroke === 'ink' ? pen : small, at, 1.5)).join('');
  return slab(pen, layout.frame) + bare + (names ? written(pen, layout) : '');
}
