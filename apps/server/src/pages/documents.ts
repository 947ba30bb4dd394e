import { fillShell, type PlacedRoute, pathOf, preferredLanguage, robotsOf, sitemapOf } from '@merellier/page/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { moderatorOf } from '../http/moderators.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { sendCompressed } from './compressed.ts';
import { describe } from './describe.ts';

/** What documents are made from. */
export interface Documents {
  readonly gate: OnlineGate;
  /** The HTML of the built page, into which each document goes. */
  readonly shell: () => Promise<string>;
}

/** The views that show nothing without the service. */
const PLAYED_ONLINE: ReadonlySet<string> = new Set(['online', 'class', 'clubs']);

/** What search engines ask for. */
export function documentRoutes(app: FastifyInstance): void {
  app.get('/robots.txt', (request, reply) => reply.type('text/plain; charset=utf-8').send(robotsOf(originOf(request))));
  app.get('/sitemap.xml', (request, reply) =>
    sendCompressed(request, reply.type('application/xml; charset=utf-8'), sitemapOf(originOf(request))),
  );
}

/** Answers a visit with the page, and in it what stands at this address: with status 404 where nothing does. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: PlacedRoute,
  { gate, shell }: Documents,
): Promise<FastifyReply> {
  const placed = (await isHidden(request, asked, gate)) ? { ...asked, route: missing(asked.route) } : asked;
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language');
  const [path = '', query = ''] = request.url.split(/(?=\?)/);
  const canonical = pathOf(placed.route, placed.language);
  if (placed.route.view !== 'missing' && decoded(path) !== decoded(canonical))
    return reply.redirect(canonical + query, 301);
  const spoken = placed.route.view === 'missing' ? { ...placed, language: readerOf(request) } : placed;
  // The page will ask for it as soon as its scripts run.
  if (PLAYED_ONLINE.has(spoken.route.view)) gate.openSoon();
  const page = await describe(spoken, gate);
  reply.code(page.found ? 200 : 404).type('text/html; charset=utf-8');
  return sendCompressed(request, reply, fillShell(await shell(), page, originOf(request)));
}

/** Whether there is nothing at an address for who asks: the page for moderators is for them alone. */
const isHidden = async (request: FastifyRequest, { route }: PlacedRoute, gate: OnlineGate): Promise<boolean> =>
  route.view === 'moderation' && !(await moderatorOf(request, gate).catch(() => null));

const missing = ({ rest }: PlacedRoute['route']): PlacedRoute['route'] => ({ view: 'missing', rest });

/** Where this server is met, as the visitor's browser says; empty where that is no host. */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : '';
}

/** The language of a reader who is at no address of ours. */
const readerOf = (request: FastifyRequest) =>
  preferredLanguage((request.headers['accept-language'] ?? '').split(/,\s*/));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
