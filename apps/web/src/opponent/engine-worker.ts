let worker: Worker | null = null;
/** Resolves once the worker has said something: all that it needs is here. */
let heard: Promise<void> = Promise.resolve();
/** Milliseconds after which nothing waits for it any longer. */
const LONGEST = 3000;

/** The worker in which the engine thinks. It is started before the rest of the opponent has come: it is the longest to load. */
export function engineWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  heard = new Promise((resolve) => {
    for (const kind of ['message', 'error']) started.addEventListener(kind, () => resolve(), { once: true });
    setTimeout(resolve, LONGEST);
  });
  worker = started;
  return started;
}

/** Waits until the worker, where one was started, has come: on a slow line what else is fetched would delay its answer. */
export const engineHeard = (): Promise<void> => heard;

/** The worker, if it has been started. */
export const startedWorker = (): Worker | null => worker;

/** Ends a worker that is lost: the next question starts another. */
export function endWorker(lost: Worker): void {
  lost.terminate();
  if (worker === lost) worker = null;
}
