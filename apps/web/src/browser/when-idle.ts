/** Does something once the browser has nothing else to do, or after so many milliseconds where it does not say; gives what calls it off. */
export function whenIdle(run: () => void, otherwise = 0): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
