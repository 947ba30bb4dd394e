import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';
import { Told } from './store/told.ts';

/**
 * Structured logs, one line of JSON each, without personal data: no addresses, cookies, names, or ids of games, which are
 * the key to them. Of an error only what says where it comes from: some carry all that was asked of the database.
 */
export function makeLogger(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      err: (error: FastifyError) => {
        const { name, message, stack = '', code } = error;
        return error instanceof Told ? { type: name, message, stack: '' } : { type: name, message, stack, code };
      },
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url ?? null }),
    },
  };
}
