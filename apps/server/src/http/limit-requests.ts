import type { FastifyInstance } from 'fastify';
import { addressGroup } from '../limits/address-group.ts';
import type { Limits } from '../limits/limits.ts';
import { sendRefusal } from './refusals.ts';
import { credentialOf } from './who-asks.ts';

/**
 * Limits how often anybody asks anything of `/api/`. Files of the page are not counted: a browser fetches them by the
 * hundred on its first visit, and they cost next to nothing.
 */
export function limitRequests(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    // The address first: invented tokens get a bucket each, but no additional requests.
    const wait =
      limits.requestsOfAddress.take(addressGroup(request.ip)) ||
      limits.requestsOfSession.take(credentialOf(request) ?? addressGroup(request.ip));
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
  });
}
