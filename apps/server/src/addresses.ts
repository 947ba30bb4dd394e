import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Hosts that a server may listen on and be found as `localhost`. */
export const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', ...EVERYWHERE]);

/** The addresses of this machine under which others reach a server that listens on `host`. */
export function networkAddresses(host: string): readonly string[] {
  if (!EVERYWHERE.has(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
