import type { Side } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';

interface ManShapeProps {
  readonly side: Side;
  readonly king?: boolean;
  /** The radius of a man, in units of the drawing. */
  readonly r: number;
}

/**
 * A man, drawn around the origin: light with a plain face, dark with a ring engraved in it, so that they differ by more
 * than colour. A king is two men, one on the other.
 */
export function ManShape(props: ManShapeProps): JSX.Element {
  const lift = (): number => (props.king ? props.r * 0.26 : 0);
  return (
    <g class="board-man" data-side={props.side}>
      <circle class="board-man-shadow" cy={lift() + props.r * 0.09} r={props.r} />
      <Show when={props.king}>
        <circle class="board-man-face" cy={lift()} r={props.r} />
      </Show>
      <circle class="board-man-face" cy={-lift()} r={props.r} />
      <Show when={props.side === 'black'}>
        <circle class="board-man-ring" cy={-lift()} r={props.r * 0.56} />
      </Show>
    </g>
  );
}
