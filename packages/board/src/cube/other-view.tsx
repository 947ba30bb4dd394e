// biome-ignore-all lint/a11y: for a pointer alone; every place is a button of the board, and a key swaps the views too.
import { createMemo, type JSX } from 'solid-js';
import { placedMen } from '../drawing/placed-men.ts';
import { smallBoard } from '../drawing/small-board.ts';
import type { Layout } from '../geometry.ts';
import type { OtherViewProps } from '../turned-board.ts';
import { mapOf, otherViewAt } from './other-view-at.ts';

/** The board of a cube as it is not seen large, small in a corner and live; a tap makes it the large one. */
export function OtherView(props: OtherViewProps): JSX.Element {
  const layout = createMemo((): Layout => (props.layout.body ? props.layout : mapOf(props.layout)));
  const bare = createMemo(() => smallBoard(props.pen, layout(), false));
  const men = createMemo(() => placedMen(props.pen, layout(), props.men));
  const box = () => layout().frame;
  const at = createMemo(() => otherViewAt(props.frame, props.layout.body !== undefined));
  return (
    <svg
      class="board-other-view"
      x={at().x}
      y={at().y}
      width={at().side}
      height={at().side}
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      role="presentation"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={props.onSwap}
    >
      <g innerHTML={bare()} />
      {props.beneath(layout)}
      <g innerHTML={men()} />
      {props.above(layout)}
    </svg>
  );
}
