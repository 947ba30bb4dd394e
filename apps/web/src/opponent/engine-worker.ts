let worker: Worker | null = null;

/** The worker in which the engine thinks. It is started before the rest of the opponent has come: it is the longest to load. */
export function engineWorker(): Worker {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** The worker, if it has been started. */
export const startedWorker = (): Worker | null => worker;

/** Ends a worker that is lost: the next question starts another. */
export function endWorker(lost: Worker): void {
  lost.terminate();
  if (worker === lost) worker = null;
}
