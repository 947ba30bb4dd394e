import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** Whether a media query holds, as it changes. */
export function createMedia(query: string): Accessor<boolean> {
  const media = window.matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const follow = (): void => void setHolds(media.matches);
  media.addEventListener('change', follow);
  onCleanup(() => media.removeEventListener('change', follow));
  return holds;
}

/** The board to the left and at its right a column with room for the turns, which a telephone on its side has not. */
export const BESIDE = '(min-width: 40em) and (min-aspect-ratio: 6/5) and (min-height: 30.01em)';
