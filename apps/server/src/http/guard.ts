import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnHost } from './own-host.ts';

/** What pages of this server never ask of a device; the camera reads the codes of score sheets, in the page itself alone. */
const PERMISSIONS =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()';

/** Who has come by HTTPS stays with it for so many seconds: half a year. */
const SECURE_FOR = 15_552_000;

interface GuardParts {
  readonly origins: readonly string[];
  readonly isProxied: boolean;
  /** What a person is shown who was led here under a foreign name. */
  readonly foreignHostPage: (request: FastifyRequest) => string;
}

/** Refuses requests that were led here under a foreign name, and adds the security headers that depend on the request. */
export function guardRequests(app: FastifyInstance, { origins, isProxied, foreignHostPage }: GuardParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${SECURE_FOR}`);
    // A proxy passes on what it was set up for.
    if (isProxied || isOwnHost(request.headers.host, origins)) return;
    reply.code(421);
    if (asksForPage(request)) return reply.type('text/html; charset=utf-8').send(foreignHostPage(request));
    return reply.send({
      reason: 'foreign-host',
      message: 'This server does not answer to that name: set PUBLIC_ORIGIN to the address that visitors use.',
    });
  });
}

const asksForPage = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
