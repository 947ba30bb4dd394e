import { type Accessor, batch, createSignal } from 'solid-js';
import { type Layout, type Point, placeNear } from './geometry.ts';

/** A man that is being dragged: where it was picked up, and where the pointer is. */
export interface Drag {
  readonly place: number;
  readonly at: Point;
}

interface PointerTarget {
  readonly svg: () => SVGSVGElement | undefined;
  readonly layout: Accessor<Layout>;
  /** The man in hand, which a drag takes along. */
  readonly picked: Accessor<number | null>;
  /** Whether a press on this place picks up a man at once, so that it can be dragged from there. */
  readonly picks: (place: number) => boolean;
  readonly onPress: (place: number) => void;
  readonly onTap: (place: number) => void;
}

interface Pointer {
  readonly drag: Accessor<Drag | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** The place under a pointer; null where there is none. */
  readonly placeAt: (event: PointerEvent) => number | null;
  /** Forgets the press under way, and says whether it has picked a man up. */
  readonly release: () => boolean;
  /** A press ended that was no tap: the click that follows it is none of the board's. */
  readonly pass: (event: PointerEvent) => void;
  /** Whether a click belongs to a tap that was seen already; one that no pointer has made is a screen reader's. */
  readonly hasSeen: (click: MouseEvent) => boolean;
}

/** How far a pointer goes before a tap becomes a drag, in CSS pixels. */
const DRAG_FROM = 6;
/** Half the size of a target, in CSS pixels. */
const REACH = 22;
/** A click that follows a tap within this many milliseconds is that tap. */
const CLICK_AFTER = 500;

/** Turns what a pointer does on the board into taps on the nearest places, and into drags, which are two taps. */
export function makePointer(target: PointerTarget): Pointer {
  const [drag, setDrag] = createSignal<Drag | null>(null);
  let press: { id: number; place: number; x: number; y: number; done: boolean } | null = null;
  let tappedAt = Number.NEGATIVE_INFINITY;

  function locate(event: PointerEvent): { at: Point; place: number | null } | null {
    const matrix = target.svg()?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const scale = Math.hypot(matrix.a, matrix.b);
    return { at: [x, y], place: placeNear(target.layout(), [x, y], REACH / scale) };
  }

  const moved = (event: PointerEvent): number =>
    press ? Math.hypot(event.clientX - press.x, event.clientY - press.y) : 0;

  return {
    drag,
    hasSeen: (click) => click.timeStamp - tappedAt < CLICK_AFTER,

    onPointerDown(event) {
      const place = event.isPrimary && event.button === 0 ? (locate(event)?.place ?? null) : null;
      if (place === null) return;
      target.onPress(place);
      const picks = target.picks(place);
      press = { id: event.pointerId, place, x: event.clientX, y: event.clientY, done: picks };
      if (picks) target.onTap(place);
    },

    onPointerMove(event) {
      // The button may have been let go outside the board.
      if (event.buttons === 0) press = null;
      if (press?.id !== event.pointerId || press.place !== target.picked()) return;
      if (!drag() && moved(event) < DRAG_FROM) return;
      const at = locate(event)?.at;
      if (!at) return;
      if (!drag()) target.svg()?.setPointerCapture(event.pointerId);
      setDrag({ place: press.place, at });
    },

    onPointerUp(event) {
      if (press?.id !== event.pointerId) return;
      const { place, done } = press;
      const dragged = drag() !== null;
      // Let go elsewhere, it was no tap.
      const tapped = !dragged && !done && moved(event) < REACH;
      const to = locate(event)?.place ?? place;
      press = null;
      tappedAt = event.timeStamp;
      batch(() => {
        setDrag(null);
        if (tapped) target.onTap(place);
        if (dragged && to !== place) target.onTap(to);
      });
    },

    onPointerCancel() {
      press = null;
      setDrag(null);
    },

    placeAt: (event) => locate(event)?.place ?? null,

    release() {
      const hasPicked = press?.done === true;
      press = null;
      setDrag(null);
      return hasPicked;
    },

    pass(event) {
      tappedAt = event.timeStamp;
    },
  };
}
