import { type Accessor, createSignal, onCleanup } from 'solid-js';

/** The time of day, in milliseconds since 1970, every so often. */
export function createNow(every: number): Accessor<number> {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), every);
  onCleanup(() => clearInterval(timer));
  return now;
}
