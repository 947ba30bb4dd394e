import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

/** How often the clock is looked at, in milliseconds. */
const TICK = 200;

/** Whole seconds until a moment of the server's clock, looked at as time goes by; null for no moment. */
export function createSecondsTo(moment: () => number | null, now: () => number): Accessor<number | null> {
  const left = (): number | null => {
    const at = moment();
    return at === null ? null : Math.max(0, Math.ceil((at - now()) / 1000));
  };
  const [seconds, setSeconds] = createSignal(left());
  createEffect(() => setSeconds(left()));
  const timer = setInterval(() => setSeconds(left()), TICK);
  onCleanup(() => clearInterval(timer));
  return seconds;
}

/** Seconds as a clock shows them: `2:41`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
