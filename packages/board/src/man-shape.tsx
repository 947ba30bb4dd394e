import type { Side } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { ball, man } from './drawing/man.ts';
import type { Pen } from './drawing/pen.ts';

interface ManShapeProps {
  readonly pen: Pen;
  readonly side: Side;
  readonly king?: boolean;
  /** On a body, whose surface looks every way, men are balls. */
  readonly round?: boolean;
  /** The radius of a man, in units of the drawing. */
  readonly r: number;
}

/** A man, drawn around the origin. */
export function ManShape(props: ManShapeProps): JSX.Element {
  return (
    <g
      class={`board-man board-man-${props.side}`}
      innerHTML={
        props.round ? ball(props.pen, props.side, props.r) : man(props.pen, props.side, props.king === true, props.r)
      }
    />
  );
}
