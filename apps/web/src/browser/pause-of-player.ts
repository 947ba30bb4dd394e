/** Milliseconds without a touch or a key that tell that nobody is in the middle of a turn. */
const PAUSE = 2500;

/** Waits until nobody touches the page or types for a while. A page that has not been touched yet waits for nothing. */
export async function pauseOfPlayer(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const done = (): void => {
      ended.abort();
      resolve();
    };
    let timer = window.setTimeout(done, PAUSE);
    const again = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(done, PAUSE);
    };
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, again, { capture: true, passive: true, signal: ended.signal });
  });
}
