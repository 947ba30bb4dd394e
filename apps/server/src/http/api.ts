import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, RawServerDefault } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OnlineGate } from '../node/online-gate.ts';
import { API_DOCUMENT } from './api-document.ts';
import { answerError } from './api-errors.ts';
import { limitRequests } from './limit-requests.ts';

/**
 * A server on which a route is declared with zod schemas: what comes in is checked by them, what goes out is written by
 * them, and the OpenAPI document is made from them.
 */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Makes a server one on which routes are declared by schemas, with limits and errors that are told alike everywhere. */
export async function prepareApi(app: FastifyInstance, gate: OnlineGate): Promise<ApiServer> {
  app.setValidatorCompiler(validatorCompiler);
  // What an answer's schema does not name stays here; what earlier versions did not store has its default.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(schema.parse(data)),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, gate));
  await app.register(cookie);
  limitRequests(app, gate.limits);
  await app.register(swagger, {
    openapi: API_DOCUMENT,
    hideUntagged: true,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  const api = app.withTypeProvider<ZodTypeProvider>();
  api.get(
    '/api/v1/openapi.json',
    { schema: { tags: ['server'], summary: 'This API as an OpenAPI document', response: { 200: z.looseObject({}) } } },
    () => app.swagger() as Record<string, unknown>,
  );
  return api;
}
