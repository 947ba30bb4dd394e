// biome-ignore-all lint/a11y: for a pointer alone; every place is a button of the board, and a key swaps the views too.
import { createMemo, type JSX } from 'solid-js';
import { smallBoard } from '../drawing/small-board.ts';
import { seenPlaces } from '../geometry.ts';
import { Dots, Rings } from '../marks.tsx';
import type { OtherViewProps } from '../turned-board.ts';

/** The radius of a man on the map, which is small: larger than on a board. */
const MAP_MAN = 46;

/** The board of a cube as it is not seen large, small in a corner and live; a tap makes it the large one. */
export function OtherView(props: OtherViewProps): JSX.Element {
  const drawing = createMemo(() =>
    smallBoard(props.pen, props.layout, props.men, {
      names: false,
      man: props.layout.body ? props.layout.man : MAP_MAN,
    }),
  );
  const box = () => props.layout.frame;
  return (
    <svg
      class="board-other-view"
      x={props.at.x}
      y={props.at.y}
      width={props.at.side}
      height={props.at.side}
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      role="presentation"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={props.onSwap}
    >
      <g innerHTML={drawing()} />
      <Dots layout={props.layout} places={seenPlaces(props.layout, props.targets)} kind="target" />
      <g class="board-takeable">
        <Rings layout={props.layout} places={seenPlaces(props.layout, props.takeable)} kind="takeable" />
      </g>
    </svg>
  );
}
