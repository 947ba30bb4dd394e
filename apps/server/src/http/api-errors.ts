import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { sendRefusal } from './refusals.ts';

/** What a schema finds wrong. */
interface Fault {
  readonly instancePath?: string;
  readonly message?: string | undefined;
  readonly params?: {
    readonly keys?: readonly string[];
    /** What each of several shapes finds wrong, where none of them fits. */
    readonly errors?: readonly (readonly Issue[])[];
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** Answers a request that failed: by the place that is wrong, where it is the asker's fault. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // What no id looks like is the id of nothing.
  if (error.validationContext === 'params') return sendRefusal(reply, { reason: 'not-found' });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { where, message } = placeOf(error.validation[0]);
    return reply.code(400).header('cache-control', 'no-store').send({ reason: 'malformed', where, message });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return sendRefusal(reply, { reason: 'too-large', limit: request.routeOptions.bodyLimit });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const message = 'A body is JSON: send it with the header content-type: application/json.';
    return reply.code(415).send({ reason: 'malformed', where: 'content-type', message });
  }
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500)
    return reply.code(statusCode).send({ reason: 'malformed', where: '', message: error.message });
  request.log.error(error);
  // Nobody knows whether anything was stored: with the same id it can be asked again.
  return sendRefusal(reply, { reason: 'unavailable', retryAfter: 1_000 });
}

/** Where the first fault of a request is, and what it is; of an unknown property, its name. */
function placeOf(fault: Fault | undefined): { readonly where: string; readonly message: string } {
  const { instancePath = '', params = {} } = fault ?? {};
  const [meant] = nearest(params.errors ?? []);
  const message = meant?.message ?? fault?.message ?? 'not understood';
  const keys = (meant ?? params).keys?.slice(0, 1) ?? [];
  const path = [...instancePath.split('/').filter((part) => part !== ''), ...(meant?.path ?? [])];
  const where = [...path, ...keys].map(String).join('.').slice(0, 100);
  return { where, message: `${where === '' ? 'The request' : where}: ${message}` };
}

/** Of several shapes the one that was most likely meant: where least is wrong. */
function nearest(shapes: readonly (readonly Issue[])[]): readonly Issue[] {
  return [...shapes].sort((a, b) => a.length - b.length)[0] ?? [];
}
