import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

// For tests, the browser's too: a new embedded database is a copy of one that was made before, which takes a fifth of the
// work of making one. The copy is of an empty cluster, as PGlite makes it; what the server puts into it is put in anew.

const create = PGlite.create.bind(PGlite);
const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

/** @param {any} [options] with files of their own where the database is kept in a folder, as the server keeps it */
PGlite.create = async (options) => {
  const isThere = options?.fs !== undefined && existsSync(join(options.fs.rootDir, 'PG_VERSION'));
  // PGlite itself asks for a database while it makes one.
  const isInner = options !== undefined && options.fs === undefined;
  if (isThere || isInner) return create(options);
  return create({ ...options, loadDataDir: await emptyCluster() });
};

/**
 * An empty cluster as a tar file: the one kept by this version of PGlite, or a new one, which is kept.
 * @returns {Promise<Blob>}
 */
async function emptyCluster() {
  const manifest = join(CHECKOUT, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const file = join(CHECKOUT, '.cache', `empty-database-${version}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const made = await create();
  const tar = await made.dumpDataDir('none');
  await made.close();
  // Several processes may be at it: each writes a file of its own, and the name is given in one step.
  const own = `${file}.${process.pid}`;
  await mkdir(join(CHECKOUT, '.cache'), { recursive: true });
  await writeFile(own, Buffer.from(await tar.arrayBuffer()));
  await rename(own, file);
  return tar;
}
