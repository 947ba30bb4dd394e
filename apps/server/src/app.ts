import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { PAGE_FOLDER, servePage } from './page.ts';
import { SECURITY_HEADERS } from './security.ts';

/** What the server is made from. */
export interface AppOptions {
  /** The folder of the built page; the one of this checkout by default. */
  readonly root?: string;
}

/** The server, not yet listening: the page with its security headers, and `/healthz` for whoever watches it. */
export async function buildApp({ root = PAGE_FOLDER }: AppOptions = {}): Promise<FastifyInstance> {
  // Browsers keep connections open; a server that stops does not wait for them.
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, SECURITY_HEADERS);
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  await servePage(app, root);
  return app;
}
