import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { readPath, SERVER_WORDS } from '@merellier/page/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/refusals.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { documentRoutes, sendDocument } from './documents.ts';
import { keepAssets } from './kept-assets.ts';
import { shellReader } from './shell.ts';

/** Where the built page lies: in its package, both in a checkout and in an installation. */
export const PAGE_FOLDER: string = join(
  dirname(createRequire(import.meta.url).resolve('@merellier/page/package.json')),
  'dist',
);

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** What no person visits: the interface for programs, and the parts of the page. */
const OWN = new RegExp(`^/(${SERVER_WORDS.join('|')})/`);

/**
 * Serves the built page in `root`. Each of its addresses has HTML of its own, readable before any script. Files under
 * `assets/` carry a hash of their content in their names and are kept for ever; everything else is asked for again each time.
 * A person who visits an address at which there is nothing gets a page with status 404, which says so and leads on. Throws
 * an Error where there is no page in `root`.
 */
export async function servePage(app: FastifyInstance, gate: OnlineGate, root: string): Promise<void> {
  const shell = join(root, 'index.html');
  if (!existsSync(shell)) {
    throw new Error(`There is no built page in ${root}: run "npm run build" first.`);
  }
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = relative(root, path).startsWith(`assets${sep}`);
      response.setHeader('cache-control', hashed ? FOREVER : ASK_AGAIN);
      response.setHeader('vary', 'accept-encoding');
    },
  });
  const documents = { gate, shell: shellReader(shell) };
  const find = keepAssets(root);
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const { range, 'accept-encoding': accepted = '' } = request.headers;
    const asset = range === undefined && /\bbr\b/.test(accepted) ? await find(path) : null;
    if (asset === null) return reply.sendFile(path);
    if (asset.encoding) reply.header('content-encoding', asset.encoding);
    return reply.headers({ 'cache-control': FOREVER, vary: 'accept-encoding' }).type(asset.type).send(asset.bytes);
  };
  documentRoutes(app);
  app.get('/sw.js', (_request, reply) => allowImports(reply).sendFile('sw.js'));
  app.get('/embed', (_request, reply) => allowFrames(reply).sendFile('embed.html'));
  app.get<{ Params: { readonly '*': string } }>('/*', (request, reply) => {
    const placed = readPath(pathOf(request));
    return placed.route.view === 'missing'
      ? sendFile(request, reply, request.params['*'])
      : sendDocument(request, reply, placed, documents);
  });
  app.setNotFoundHandler((request, reply) =>
    isVisit(request) ? sendDocument(request, reply, readPath(pathOf(request)), documents) : nothingHere(reply),
  );
}

/** Lets a page of anybody's show this answer in a frame: it asks for no session, and nothing on it acts. */
function allowFrames(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
  return reply.removeHeader('x-frame-options');
}

/** The service worker takes in a second script by name, before any policy for trusted types could say that it may. */
function allowImports(reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  return reply.header('content-security-policy', policy.replace(/;require-trusted-types-for.*/, ''));
}

function nothingHere(reply: FastifyReply): FastifyReply {
  if (isApi(reply.request)) return sendRefusal(reply, { reason: 'not-found' });
  return reply
    .code(404)
    .header('cache-control', ASK_AGAIN)
    .type('text/plain; charset=utf-8')
    .send(`There is nothing at ${pathOf(reply.request)} on this server.\n`);
}

/** Whether a person's browser opens an address, rather than a page asking for one of its files. */
function isVisit(request: FastifyRequest): boolean {
  if (OWN.test(pathOf(request)) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

const isApi = (request: FastifyRequest): boolean => pathOf(request).startsWith('/api/');

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
