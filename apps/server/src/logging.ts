import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * Structured logs, one line of JSON each, without personal data: no addresses, cookies, names, or ids of games, which are
 * the key to them.
 */
export function makeLogger(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? null }),
    },
  };
}
