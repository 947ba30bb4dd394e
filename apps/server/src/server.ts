import type { AddressInfo } from 'node:net';
import { LOCAL_HOSTS, networkAddresses } from './addresses.ts';
import { type AppOptions, buildApp } from './app.ts';
import { listenOnFree } from './port.ts';

/** How the server is started. */
export interface ServerOptions extends AppOptions {
  /** The first port to try (0: any); 3000 by default. */
  readonly port?: number;
  /** Whether it must be that port; else the next free one will do. */
  readonly exactly?: boolean;
  /** The address to listen on: `localhost` by default, this machine only; `0.0.0.0` lets the whole network in. */
  readonly host?: string;
}

/** A server that listens. */
export interface RunningServer {
  /** Where to look, on this machine. */
  readonly url: string;
  /** Where others on the network may look; empty where the server listens to this machine only. */
  readonly networkUrls: readonly string[];
  readonly port: number;
  /**
   * Why games between players cannot be played yet, in a sentence, once their database server was asked for; null where
   * nothing is missing. The page is served all the same, and the database asked for until it is there.
   */
  missing(): Promise<string | null>;
  /** Stops; open connections are cut. */
  close(): Promise<void>;
}

/**
 * Starts the server on the port asked for, or, unless it must be that one, on the next free one. Rejects with an Error whose message says what to do
 * where there is no built page, no free port, or the port is refused.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port: wanted = 3000, exactly = false, host = 'localhost' } = options;
  const app = await buildApp(options);
  try {
    await listenOnFree(wanted, (port) => app.listen({ port, host }), exactly);
  } catch (error) {
    await app.close();
    throw explained(error as NodeJS.ErrnoException, wanted, host);
  }
  const { port } = app.server.address() as AddressInfo;
  const to = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  return {
    url: to(LOCAL_HOSTS.has(host) ? 'localhost' : host),
    networkUrls: networkAddresses(host).map(to),
    port,
    missing: () => app.gate.missing(),
    close: () => app.close(),
  };
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EACCES') {
    return new Error(`This account may not open port ${port}: choose one above 1023 with --port.`, { cause: error });
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(`This machine has no address ${host}: choose another with --host.`, { cause: error });
  }
  return error;
}
