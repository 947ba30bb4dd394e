import type { Point } from './geometry.ts';

/** How long a man slides from one place to the next, in milliseconds at the usual pace. */
export const SLIDE = 170;
/** How long a mill just closed rings, in milliseconds. */
export const LIT = 640;
/** How long a man that is taken is on its way to the tray, in milliseconds. */
export const FADE = 260;
/** How long a man comes from the hand, in milliseconds. */
export const COME = 180;

/** Whether the reader asked for no motion, of the system or of the page (`data-motion="off"` on the document). */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many times longer than usual everything takes (`data-motion` on the document): as `--board-pace` in the style sheet. */
export const pace = (): number => (document.documentElement.dataset['motion'] === 'calm' ? 2 : 1);

/** How much larger a man is seen while it is lifted over others. */
const LIFTED = 1.13;

/** Lets an element that stands at the end of a way slide there from its start; lifted, it passes over what stands between. */
export function slideAlong(element: Element, way: readonly Point[], duration: number, lifted = false): void {
  const end = way.at(-1);
  if (!end || isStill()) return;
  const lengths = way.map(([x, y], i) =>
    i > 0 ? Math.hypot(x - (way[i - 1]?.[0] ?? x), y - (way[i - 1]?.[1] ?? y)) : 0,
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total === 0) return;
  const at = ([x, y]: Point, scale = 1): string =>
    `translate(${x - end[0]}px, ${y - end[1]}px)${lifted ? ` scale(${scale})` : ''}`;
  let gone = 0;
  const frames = way.flatMap((point, i): Keyframe[] => {
    const length = lengths[i] ?? 0;
    gone += length;
    const here: Keyframe = { transform: at(point), offset: Math.min(1, gone / total) };
    const before = way[i - 1];
    if (!lifted || !before || length === 0) return [here];
    const half: Point = [(point[0] + before[0]) / 2, (point[1] + before[1]) / 2];
    return [{ transform: at(half, LIFTED), offset: Math.min(1, (gone - length / 2) / total) }, here];
  });
  element.animate(frames, { duration: duration * pace(), easing: 'ease-out' });
}

/** Lets an element come from so far away, as from a hand, and be put down where it stands. */
export function comeFrom(element: Element, [dx, dy]: Point): void {
  element.animate(
    [{ opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(1.14)` }, { opacity: 1, offset: 0.3 }, {}],
    { duration: COME * pace(), easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}

/** Lets an element go so far away, as to a tray, after a while, and vanish there. */
export function goTo(element: Element, [dx, dy]: Point, delay: number): void {
  element.animate(
    [{}, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(0.7)` }],
    { duration: FADE * pace(), delay: delay * pace(), easing: 'ease-in', fill: 'forwards' },
  );
}
