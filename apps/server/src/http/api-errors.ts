import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { OnlineGate } from '../node/online-gate.ts';
import { sendRefusal } from './refusals.ts';
import { playerOfBearer } from './who-asks.ts';

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
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  gate: OnlineGate,
): Promise<FastifyReply> {
  // What no id looks like is the id of nothing.
  if (error.validationContext === 'params') return sendRefusal(reply, { reason: 'not-found' });
  const { statusCode = 500 } = error;
  const isFault = statusCode >= 400 && statusCode < 500;
  if (isFault && (await isTokenUnknown(request, gate))) return sendRefusal(reply, { reason: 'no-token' });
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
  if (isFault) return reply.code(statusCode).send({ reason: 'malformed', where: '', message: error.message });
  request.log.error(error);
  // Nobody knows whether anything was stored: with the same id it can be asked again.
  return sendRefusal(reply, { reason: 'unavailable', retryAfter: 1_000 });
}

/** Whether a program shows a token that nobody has: it is told so before what is wrong with what it asks. */
async function isTokenUnknown(request: FastifyRequest, gate: OnlineGate): Promise<boolean> {
  if (!/^Bearer /i.test(request.headers.authorization ?? '')) return false;
  const online = await gate.get().catch(() => null);
  return online !== null && !(await playerOfBearer(request, online)).ok;
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
