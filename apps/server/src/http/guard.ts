import type { FastifyInstance } from 'fastify';
import { isOwnHost } from './own-host.ts';

/** What no page of this server ever asks of a device. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), browsing-topics=()';

/** Who has come by HTTPS stays with it for so many seconds: half a year. */
const SECURE_FOR = 15_552_000;

/** Refuses requests that were led here under a foreign name, and adds the security headers that depend on the request. */
export function guardRequests(
  app: FastifyInstance,
  { origins, isProxied }: { readonly origins: readonly string[]; readonly isProxied: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${SECURE_FOR}`);
    // A proxy passes on what it was set up for.
    if (isProxied || isOwnHost(request.headers.host, origins)) return;
    return reply.code(421).send({
      reason: 'foreign-host',
      message: 'This server does not answer to that name: set PUBLIC_ORIGIN to the address that visitors use.',
    });
  });
}
