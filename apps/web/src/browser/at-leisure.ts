import { whenIdle } from './when-idle.ts';

/** Milliseconds after the page has come during which nothing is fetched but what a player asks for. */
const FIRST_MOMENTS = 4000;

/** Does something once the page has loaded, its first moments (or so many milliseconds) are over and nothing else is to be done. */
export function atLeisure(run: () => void, after = FIRST_MOMENTS): void {
  const wait = (): void => {
    window.setTimeout(() => whenIdle(run), after);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
