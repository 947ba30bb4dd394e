import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Ends of names that nobody can buy: they mean something in one network only. */
const LOCAL_ENDS = ['.localhost', '.local', '.lan', '.home.arpa', '.internal'];

/**
 * Whether a server without a proxy is asked by a name of its own: an address, a name of its network, or the host of an origin
 * that it was told of. A page of somebody else's, whose name was made to lead to this machine (DNS rebinding), asks by its own.
 */
export function isOwnHost(host: string | undefined, origins: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.')) return true;
  if (name === hostname().toLowerCase() || LOCAL_ENDS.some((end) => name.endsWith(end))) return true;
  return origins.some((origin) => new URL(origin).hostname === name);
}
