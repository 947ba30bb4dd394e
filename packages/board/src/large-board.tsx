import type { JSX } from 'solid-js';
import { definitions, field } from './drawing/field.ts';
import { heatOver, heatUnder } from './drawing/heat.ts';
import { placedMen } from './drawing/placed-men.ts';
import { pictured } from './mini-board.tsx';
import type { LargeBoardProps } from './props.ts';
import { squareDrawing } from './square-drawing.ts';

/** A large picture of a board, drawn like the one that is played on: for a page that has one board to look at. */
export const LargeBoard: (props: LargeBoardProps) => JSX.Element = pictured(
  (pen, layout, names) => definitions(pen, layout.frame) + field(pen, layout, names, squareDrawing(layout)),
  (pen, layout, { view, heat }: LargeBoardProps) => {
    const men = placedMen(pen, layout, view?.men ?? []);
    // In a group of its own: men of small pictures have rims that do not grow thinner with them.
    return `<g>${heat ? heatUnder(pen, layout, heat) + men + heatOver(layout, heat) : men}</g>`;
  },
);
