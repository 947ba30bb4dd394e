import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

// For tests, the browser's too: a new embedded database is a copy of one that was made before, which takes a fifth of the
// work of making one. The copy is of an empty cluster, as PGlite makes it; what the server puts into it is put in anew.

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));

const create = PGlite.create.bind(PGlite);
/** On the class: this file is read again for each file of tests, and one copy is enough. */
const DONE = Symbol.for('merellier quick database');
if (!(DONE in PGlite)) Object.assign(PGlite, { create: createQuickly, [DONE]: true });

/** @param {any} [options] with files of their own where the database is kept in a folder, as the server keeps it */
async function createQuickly(options) {
  const isThere = options?.fs !== undefined && existsSync(join(options.fs.rootDir, 'PG_VERSION'));
  // PGlite itself asks for a database while it makes one.
  const isInner = options !== undefined && options.fs === undefined;
  if (isThere || isInner) return create(options);
  return create({ ...options, loadDataDir: await emptyCluster() });
}

/**
 * Read once for each process, and only ever copied from.
 * @type {Promise<ArrayBuffer> | undefined}
 */
let cluster;

/**
 * An empty cluster, as far as PGlite looks at the file that it asks for: a real Blob of 40 MB takes longer to read than all
 * the rest of the start.
 * @returns {Promise<Blob>}
 */
async function emptyCluster() {
  cluster ??= readOrMakeCluster().then((bytes) => new Uint8Array(bytes).buffer);
  const bytes = await cluster;
  const file = { type: '', arrayBuffer: async () => bytes };
  return /** @type {Blob} */ (/** @type {unknown} */ (file));
}

/**
 * The tar file kept by this version of PGlite, or a new one, which is kept.
 * @returns {Promise<Buffer>}
 */
async function readOrMakeCluster() {
  const manifest = join(CHECKOUT, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const file = join(CHECKOUT, '.cache', `empty-database-${version}.tar`);
  if (existsSync(file)) return readFile(file);
  const made = await create();
  const tar = await made.dumpDataDir('none');
  await made.close();
  // Several processes may be at it: each writes a file of its own, and the name is given in one step.
  const own = `${file}.${process.pid}`;
  await mkdir(join(CHECKOUT, '.cache'), { recursive: true });
  const bytes = Buffer.from(await tar.arrayBuffer());
  await writeFile(own, bytes);
  await rename(own, file);
  return bytes;
}
