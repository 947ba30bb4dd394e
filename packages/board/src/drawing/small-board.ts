import type { Man } from '@merellier/rules';
import { alongStroke, type Layout } from '../geometry.ts';
import { definitions, field, written } from './field.ts';
import { lines, point } from './lines.ts';
import type { Pen } from './pen.ts';
import { placedMen } from './placed-men.ts';
import { slab } from './slab.ts';
import { flatSquares } from './squares.ts';

interface SmallBoardOptions {
  readonly names: boolean;
}

/** A whole small picture of a board with men, and with all that it refers to. */
export function smallBoard(pen: Pen, layout: Layout, men: readonly Man[], { names }: SmallBoardOptions): string {
  const bare = layout.body ? field(pen, layout, names, flatSquares) : smallField(pen, layout, names);
  return definitions(pen, layout.frame) + bare + placedMen(pen, layout, men);
}

/** A bare board without what would be too fine to be seen in a small picture. */
function smallField(pen: Pen, layout: Layout, names: boolean): string {
  const small = { ...pen, style: { ...pen.style, stroke: 'flat' as const } };
  const bare =
    layout.board.kind === 'squares'
      ? flatSquares(small, layout)
      : lines(small, layout.strokes.map(alongStroke), 'lines', 1.7) +
        layout.at.map((at) => point(small, at, 1.5)).join('');
  return slab(pen, layout.frame) + bare + (names ? written(pen, layout) : '');
}
