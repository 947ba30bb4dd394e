import type { Board, Man } from '@merellier/rules';
import type { Accessor, JSX } from 'solid-js';
import type { Pen } from './drawing/pen.ts';
import type { Box, Layout } from './geometry.ts';

/** What the small picture of a board shows that is seen large in another way. */
export interface OtherViewProps {
  readonly pen: Pen;
  /** The board as it is not seen large: the map beside the cube, or the cube beside the map. */
  readonly layout: Layout;
  readonly men: readonly Man[];
  /** What is marked beneath the men and above them, on a board that lies like this. */
  readonly beneath: (layout: Accessor<Layout>) => JSX.Element;
  readonly above: (layout: Accessor<Layout>) => JSX.Element;
  /** The frame of the large one, in a corner of which it stands. */
  readonly frame: Box;
  /** Makes it the large one. */
  readonly onSwap: () => void;
}

/** A board that is a body, under finger and keys, with its map beside it. */
export interface TurnedBoard {
  /** The board as it is seen now. */
  readonly layout: Accessor<Layout>;
  /** Turns it, where it hides this place, so that it can be seen. */
  readonly show: (place: number) => void;
  /** Turns it by an arrow key; whether the key was one. */
  readonly onKey: (key: string) => boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether the pointer turns it, so that it means no place and no man. */
  readonly onPointerMove: (event: PointerEvent) => boolean;
  /** Whether a turn ends here. */
  readonly onPointerUp: (event: PointerEvent) => boolean;
  readonly OtherView: (props: OtherViewProps) => JSX.Element;
}

/** Makes a board turn that is a body; null for one that is flat. To be called within a Solid root. */
export type MakeTurned = (board: Board, svg: () => SVGSVGElement | undefined) => TurnedBoard | null;
