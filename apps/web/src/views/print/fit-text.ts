import { type Accessor, createEffect, onCleanup } from 'solid-js';

/** The type gets smaller by this much at a time, down to that, until all is on one page. */
const STEP = 0.03;
const LEAST = 0.5;

/** Makes the type of an element as small as its text needs, and again whenever what it depends on changes. */
export function fitText(element: Accessor<HTMLElement | undefined>, dependsOn: () => void): void {
  function fit(): void {
    const text = element();
    if (!text) return;
    for (let scale = 1; scale >= LEAST; scale -= STEP) {
      text.style.setProperty('--fit', scale.toFixed(2));
      if (text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth) return;
    }
  }
  createEffect(() => {
    dependsOn();
    queueMicrotask(fit);
  });
  // The serif may come after the page, and is wider or narrower than what stood in for it.
  document.fonts.addEventListener('loadingdone', fit);
  onCleanup(() => document.fonts.removeEventListener('loadingdone', fit));
}
