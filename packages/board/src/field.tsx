import type { JSX } from 'solid-js';
import { definitions, field } from './drawing/field.ts';
import type { Pen } from './drawing/pen.ts';
import type { Layout } from './geometry.ts';

interface FieldProps {
  readonly pen: Pen;
  readonly layout: Layout;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
}

/** The bare board: its slab, lines and points or chequered squares, names. */
export function Field(props: FieldProps): JSX.Element {
  return (
    <g
      class="board-field"
      innerHTML={definitions(props.pen, props.layout) + field(props.pen, props.layout, props.names)}
    />
  );
}
