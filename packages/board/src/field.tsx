import { createMemo, type JSX } from 'solid-js';
import { definitions, markings } from './drawing/field.ts';
import type { Pen } from './drawing/pen.ts';
import { slab } from './drawing/slab.ts';
import type { Layout } from './geometry.ts';
import { squareDrawing } from './square-drawing.ts';

interface FieldProps {
  readonly pen: Pen;
  readonly layout: Layout;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
}

/** The bare board. While a body turns only what is marked on the slab is drawn anew. */
export function Field(props: FieldProps): JSX.Element {
  const frame = createMemo(() => props.layout.frame);
  const ground = createMemo(() => definitions(props.pen, frame()) + slab(props.pen, frame()));
  return (
    <g class="board-field">
      <g innerHTML={ground()} />
      <g innerHTML={markings(props.pen, props.layout, props.names, squareDrawing(props.layout))} />
    </g>
  );
}
