import type { FastifyRequest } from 'fastify';
import type { SiteOrigin } from '../people/passkeys.ts';

/**
 * Whether a request comes from this server's own page, or from no page at all (a program). Browsers name the page's origin
 * with every socket and with all that changes something; a page of somebody else's must not act in a visitor's name.
 */
export function isOwnOrigin(request: FastifyRequest, trusted: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (trusted.includes(origin)) return true;
  const own = URL.canParse(origin) ? new URL(origin) : null;
  return (
    own !== null && own.host === host && (own.protocol === `${request.protocol}:` || isSecureOutside(request, own))
  );
}

/** A proxy that holds the certificate says so, though its word on addresses is not taken; no page can say it. */
const isSecureOutside = ({ headers }: FastifyRequest, origin: URL): boolean =>
  origin.protocol === 'https:' && headers['x-forwarded-proto'] === 'https';

/** The site of a request that comes from an own page, or from none. */
export function siteOf(request: FastifyRequest): SiteOrigin {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
}
