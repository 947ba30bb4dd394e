import type { Side } from '@merellier/rules';
import { For, type JSX } from 'solid-js';

interface ManShapeProps {
  readonly side: Side;
  readonly king?: boolean;
  /** The radius of a man, in units of the drawing. */
  readonly r: number;
}

/**
 * A man, drawn around the origin as a disc seen a little from the side: light with a plain face, dark with a ring
 * engraved in it, so that they differ by more than colour. A king is two men, one on the other.
 */
export function ManShape(props: ManShapeProps): JSX.Element {
  const thick = (): number => props.r * 0.12;
  const layers = (): readonly number[] => (props.king ? [props.r * 0.18, -props.r * 0.3] : [-thick() / 2]);
  return (
    <g class={`board-man board-man-${props.side}`}>
      <circle class="board-man-shadow" cy={(layers()[0] ?? 0) + thick() * 1.7} r={props.r * 1.01} />
      <For each={layers()}>
        {(y) => (
          <>
            <circle class="board-man-side" cy={y + thick()} r={props.r} />
            <circle class="board-man-face" cy={y} r={props.r} />
            {props.side === 'black' && <circle class="board-man-ring" cy={y} r={props.r * 0.56} />}
          </>
        )}
      </For>
    </g>
  );
}
