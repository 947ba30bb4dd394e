import type { RunningServer } from './server.ts';

/** A stop in good order waits for a database that does not answer nine seconds at a time; what takes longer will not end. */
const STOPS_WITHIN = 30_000;

/** Stops a server in good order, and its process in any case: who asked it to does not wait for what may never end. */
export function stop(
  server: Pick<RunningServer, 'close'>,
  within: number = STOPS_WITHIN,
  exit: (status: number) => void = process.exit,
): void {
  // Where nothing is left to do the process ends by itself, and sooner.
  setTimeout(() => {
    console.error(`The server had not stopped after ${within / 1_000} s, and was ended.`);
    exit(1);
  }, within).unref();
  server.close().catch((error: unknown) => {
    console.error(error);
    exit(1);
  });
}
