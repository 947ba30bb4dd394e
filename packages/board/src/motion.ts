import type { Point } from './geometry.ts';

/** How long a man slides from one place to the next, in milliseconds at the usual pace. */
export const SLIDE = 160;
/** How long a mill just closed is lit, in milliseconds. */
export const LIT = 400;
/** How long a man that is taken takes to fade, in milliseconds. */
export const FADE = 200;

/** Whether the reader asked for no motion, of the system or of the page (`data-motion="off"` on the document). */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many times longer than usual everything takes (`data-motion` on the document): as `--board-pace` in the style sheet. */
export const pace = (): number => (document.documentElement.dataset['motion'] === 'calm' ? 2 : 1);

/** Lets an element that stands at the end of a way slide there from its start. */
export function slideAlong(element: Element, way: readonly Point[], duration: number): void {
  const end = way.at(-1);
  if (!end || isStill()) return;
  const lengths = way.map(([x, y], i) =>
    i > 0 ? Math.hypot(x - (way[i - 1]?.[0] ?? x), y - (way[i - 1]?.[1] ?? y)) : 0,
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total === 0) return;
  let gone = 0;
  const frames = way.map(([x, y], i): Keyframe => {
    gone += lengths[i] ?? 0;
    return { transform: `translate(${x - end[0]}px, ${y - end[1]}px)`, offset: Math.min(1, gone / total) };
  });
  element.animate(frames, { duration: duration * pace(), easing: 'ease-out' });
}

/** Lets an element be put down where it stands. */
export function appear(element: Element): void {
  element.animate([{ opacity: 0, transform: 'scale(1.12)' }, {}], { duration: 120 * pace(), easing: 'ease-out' });
}

/** Lets an element fade, after a while. */
export function fadeAway(element: Element, delay: number): void {
  element.animate([{}, { opacity: 0 }], {
    duration: FADE * pace(),
    delay: delay * pace(),
    easing: 'ease-out',
    fill: 'forwards',
  });
}
