import { newId } from '../browser/chance.ts';
import { Connection, type ConnectionListener } from './connection.ts';

/** A connection to the server that the page came from. `stop` ends it for good. */
export function connectHere(listener: ConnectionListener): {
  readonly connection: Connection;
  readonly stop: () => void;
} {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/socket`;
  const connection = new Connection(
    {
      open: () => new WebSocket(address),
      newId,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      elapsed: () => performance.now(),
      random: Math.random,
    },
    listener,
  );
  const wake = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  const ways = [
    [window, 'online'],
    [window, 'offline'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, name] of ways) target.addEventListener(name, wake);
  return {
    connection,
    stop() {
      for (const [target, name] of ways) target.removeEventListener(name, wake);
      connection.close();
    },
  };
}
