import type { Accessor, JSX } from 'solid-js';
import type { Layout } from './geometry.ts';

/** What a sketch knows of the board that it is drawn on. */
export interface SketchBoard {
  readonly layout: Accessor<Layout>;
  /** The place that the keyboard is at. */
  readonly active: Accessor<number>;
  /** The place under a pointer; null where there is none. */
  readonly placeAt: (event: PointerEvent) => number | null;
  /** Has the board forget the press that is under way: it means no man and no turn. */
  readonly release: (event: PointerEvent) => void;
}

/** Arrows and rings of one's own: drawn with the right button, after a long press, or by keys. */
export interface Sketch {
  /** Each says whether the event was the sketch's, and no one else's. */
  readonly onPointerDown: (event: PointerEvent, board: SketchBoard) => boolean;
  readonly onPointerMove: (event: PointerEvent, board: SketchBoard) => boolean;
  readonly onPointerUp: (event: PointerEvent) => boolean;
  readonly onKeyDown: (event: KeyboardEvent, board: SketchBoard) => boolean;
  /** Whether the reader may draw now: what is drawn already is shown in any case. */
  readonly isOpen: () => boolean;
  /** Whether a pointer is drawing: the page must not scroll under it. */
  readonly isDrawing: () => boolean;
  /** Forgets what is half drawn. */
  readonly drop: () => void;
  readonly picture: (board: SketchBoard) => JSX.Element;
}
