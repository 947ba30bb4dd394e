import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { isStill, pace } from '../motion.ts';
import { between, dragged, type Orientation, START, settled } from './orientation.ts';

/** How far a pointer goes before it turns the cube, in CSS pixels. */
const FROM = 8;
/** Radians for a drag across the whole width of the picture. */
const REACH = 3.1;
/** How long the cube takes to come to rest, in milliseconds at the usual pace. */
const REST = 260;

interface Turning {
  readonly turned: Accessor<Orientation>;
  /** Turns the cube there, in front of the reader's eyes unless motion is not wanted. */
  readonly turnTo: (to: Orientation) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  /** Whether the pointer turns the cube, so that it means no place and no man. */
  readonly onPointerMove: (event: PointerEvent) => boolean;
  /** Whether a turn ends here. */
  readonly onPointerUp: (event: PointerEvent) => boolean;
}

/** The cube under a finger: it follows it, and comes to rest on a view of three faces. */
export function makeTurning(svg: () => SVGSVGElement | undefined): Turning {
  const [turned, setTurned] = createSignal<Orientation>(START);
  let frame = 0;
  let press: { id: number; x: number; y: number; turns: boolean } | null = null;
  onCleanup(() => cancelAnimationFrame(frame));

  function turnTo(to: Orientation): void {
    cancelAnimationFrame(frame);
    const from = turned();
    if (from === to) return;
    if (isStill()) {
      setTurned(to);
      return;
    }
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / (REST * pace())));
      setTurned(part === 1 ? to : between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  return {
    turned,
    turnTo,

    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, turns: false };
    },

    onPointerMove(event) {
      if (event.buttons === 0) press = null;
      if (press?.id !== event.pointerId) return false;
      const [right, down] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.turns && Math.hypot(right, down) < FROM) return false;
      if (!press.turns) svg()?.setPointerCapture(event.pointerId);
      cancelAnimationFrame(frame);
      const k = REACH / (svg()?.clientWidth || 1);
      setTurned((from) => dragged(from, right * k, down * k));
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, turns: true };
      return true;
    },

    onPointerUp(event) {
      const turns = press?.id === event.pointerId && press.turns;
      press = null;
      if (turns) turnTo(settled(turned()));
      return turns;
    },
  };
}
