import { createEffect, on } from 'solid-js';

/** For `ref` of `.tabs`: on a telephone not all of them have room, and the one that is open is scrolled into sight. */
export function keepCurrentInSight(current: () => unknown): (tabs: HTMLElement) => void {
  return (tabs) =>
    createEffect(
      on(current, () => tabs.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })),
    );
}
