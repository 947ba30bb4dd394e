import { connect } from 'node:net';

/** How many ports in a row are tried. */
const TRIES = 20;

/**
 * Listens on `port`, or, unless it must be this one, on the next one that is free. `listen` is called with a port and
 * rejects with the code EADDRINUSE where it is taken. Port 0 leaves the choice to the system. Rejects with an Error that
 * says what to do where all are taken.
 */
export async function listenOnFree(
  port: number,
  listen: (port: number) => Promise<unknown>,
  exactly: boolean = false,
): Promise<void> {
  const last = exactly ? port : Math.min(port + TRIES - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    // Some systems let two programs share a port on different addresses: so ask whether someone answers.
    if (candidate !== 0 && (await someoneAnswers(candidate))) continue;
    try {
      await listen(candidate);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  if (exactly) throw new Error(`Port ${port} is taken: choose another with --port.`);
  throw new Error(`The ports ${port} to ${last} are all taken: choose another with --port.`);
}

function someoneAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', timeout: 500 });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}
