import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { prepareApi } from './http/api.ts';
import { limitConnections } from './http/connections.ts';
import { guardRequests } from './http/guard.ts';
import { SECURITY_HEADERS } from './http/security.ts';
import { makeLogger } from './logging.ts';
import { OnlineGate } from './node/online-gate.ts';
import type { OnlineOptions } from './node/online-options.ts';
import { cardRoutes } from './pages/card-routes.ts';
import { foreignHostPage } from './pages/foreign-host.ts';
import { PAGE_FOLDER, servePage } from './pages/page.ts';
import { ROUTES } from './routes/routes.ts';
import { tableRoutes } from './tables/tables.ts';
import { valueRoutes } from './tables/values.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The way to games between players. */
    readonly gate: OnlineGate;
  }
}

/** What the server is made from. */
export interface AppOptions {
  /** The folder of the built page; the one of this checkout by default. */
  readonly root?: string;
  /** How games between players are run; on one node, with its data in memory, by default. */
  readonly online?: OnlineOptions;
  /** Which proxies in front say who asks and how (`X-Forwarded-For`, `X-Forwarded-Proto`): their addresses, or how many there are. */
  readonly trustProxy?: false | string | number;
  /** The folder of the tables of exact values that are served and asked; none by default. */
  readonly tables?: string | null;
  /** Milliseconds that a request may take to arrive whole. */
  readonly requestTimeout?: number;
  /** How much is logged, as one line of JSON each: `error` by default, `info` for every request. */
  readonly logLevel?: string;
}

/** One node whose games last as long as it runs. */
const SINGLE: OnlineOptions = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] };

/** A request has so many milliseconds to arrive whole: who sends a byte now and then holds nothing for long. */
const REQUEST_TIMEOUT = 20_000;
const CHECKED_EVERY = 5_000;

/** Clients of a server that stops come back after so many milliseconds. */
const RETRY_AFTER = 1_000;

/** The server, not yet listening: the page with its security headers, games between players, and what watches over it. */
export async function buildApp(options: AppOptions = {}): Promise<FastifyInstance> {
  const { root = PAGE_FOLDER, online = SINGLE, trustProxy = false, tables = null, logLevel = 'error' } = options;
  const { requestTimeout = REQUEST_TIMEOUT } = options;
  // Browsers keep connections open; a server that stops does not wait for them.
  const app = fastify({
    forceCloseConnections: true,
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    requestTimeout,
    // Node takes the smaller of both times for the headers.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.min(CHECKED_EVERY, requestTimeout) },
    logger: makeLogger(logLevel),
  });
  if (trustProxy === false) limitConnections(app.server);
  // Bodies are JSON.
  app.removeContentTypeParser('text/plain');
  const gate = new OnlineGate({ ...online, tables }, (error) => app.log.error(error));
  app.decorate('gate', gate);
  app.addHook('preClose', () => gate.close(RETRY_AFTER));
  guardRequests(app, { origins: online.origins, isProxied: trustProxy !== false, foreignHostPage });
  await app.register(helmet, SECURITY_HEADERS);
  const api = await prepareApi(app, gate);
  for (const routes of ROUTES) await api.register(async (scope) => routes(scope, gate));
  await api.register(async (scope) => valueRoutes(scope, tables));
  await app.register(async (scope) => tableRoutes(scope, tables));
  await api.register(async (scope) => cardRoutes(scope, gate));
  await servePage(app, gate, root);
  // Games on a database server go on by themselves; an embedded database takes its time to open, and nobody is to wait for it.
  if (online.databaseUrl !== null) app.addHook('onListen', () => gate.keepOpen());
  else app.addHook('onListen', () => (gate.hasGames() || online.moderators?.length ? gate.openSoon() : undefined));
  return app;
}
