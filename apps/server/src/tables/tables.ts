import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = /^[a-z0-9-]{1,80}$/;
const FILE = /^(h\d{1,2}\.)?\d{1,2}-\d{1,2}\.table$/;
const PATH = /^\/[a-z0-9-]{1,80}\/(h\d{1,2}\.)?\d{1,2}-\d{1,2}\.table$/;

/**
 * `/tables/<key>/<pair>.table`: the tables of exact values in a folder, whole or, by `Range`, in parts, as docs/tablebase.md
 * describes them; `/tables/index.json` says which there are, `{"tables": {"<key>": ["3-3", …]}}`, none where the folder is
 * null.
 */
export async function tableRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  app.get('/tables/index.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { tables: folder === null ? {} : await listTables(folder) };
  });
  if (folder === null) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/tables/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    // A table may be solved anew with distances: a client that caches parts of it asks whether it is still the same.
    cacheControl: false,
    allowedPath: (path) => PATH.test(path),
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', 'application/octet-stream');
    },
  });
}

async function listTables(folder: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const keys = entries.filter((entry) => entry.isDirectory() && FOLDER.test(entry.name)).map(({ name }) => name);
  const lists = keys.sort().map(async (key): Promise<readonly [string, readonly string[]]> => {
    const files = await readdir(join(folder, key)).catch(() => []);
    const names = files.filter((name) => FILE.test(name)).map((name) => name.slice(0, -'.table'.length));
    return [key, names.sort()];
  });
  return Object.fromEntries((await Promise.all(lists)).filter(([, names]) => names.length > 0));
}
