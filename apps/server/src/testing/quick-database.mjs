import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// For tests, the browser's too: a new embedded database is a copy of one that was made before, which takes a tenth of the
// work of making one. The copy is of an empty cluster, as PGlite makes it; what the server puts into it is put in anew.

const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Where PGlite has the files of a database. */
const INSIDE = '/pglite/data';
/** PostgreSQL goes through all its buffers when it starts, by itself 128 MB of them. */
const FEW_BUFFERS = ['-c', 'shared_buffers=8MB'];

/** The databases that new ones are copied from, by their numbers: two thirds of all files, and nobody makes a further one. */
const TEMPLATES = /^base\/(1|4)\/./;

/**
 * A file by its path in the cluster, without the zeros at its end (the log is hardly anything else), or a folder.
 * @typedef {{ name: string, file: { bytes: Uint8Array, length: number } | null }} Entry
 */

const create = PGlite.create.bind(PGlite);
/** On the class: this file is read again for each file of tests, and one copy is enough. */
const DONE = Symbol.for('merellier quick database');
if (!(DONE in PGlite)) Object.assign(PGlite, { create: createQuickly, [DONE]: true });

/** @param {any} [options] with files of their own where the database is kept in a folder, as the server keeps it */
async function createQuickly(options) {
  // PGlite itself asks for a database while it makes one.
  if (options !== undefined && options.fs === undefined) return create(options);
  const startParams = [...(options?.startParams ?? PGlite.defaultStartParams), ...FEW_BUFFERS];
  if (options === undefined) return create({ fs: new CopiedFiles(await emptyCluster()), startParams });
  if (!existsSync(join(options.fs.rootDir, 'PG_VERSION'))) await copyTo(options.fs.rootDir);
  return create({ ...options, startParams });
}

/** Files in memory that are a copy of a cluster from the start. */
class CopiedFiles extends MemoryFS {
  /** @param {readonly Entry[]} entries each folder before what it holds */
  constructor(entries) {
    super();
    this.entries = entries;
  }

  /**
   * @override
   * @param {Parameters<MemoryFS['init']>} args
   */
  async init(...args) {
    const made = await super.init(...args);
    /** @param {any} module */
    const fill = ({ FS }) => {
      FS.mkdirTree(INSIDE, 0o700);
      for (const { name, file } of this.entries) {
        if (file === null) FS.mkdir(`${INSIDE}/${name}`, 0o700);
        // Put in its place at once: written as a file it would be copied several times.
        else Object.assign(FS.create(`${INSIDE}/${name}`, 0o600), { contents: wholeOf(file), usedBytes: file.length });
      }
    };
    made.emscriptenOpts.preRun = [...(made.emscriptenOpts.preRun ?? []), fill];
    return made;
  }
}

/** @param {NonNullable<Entry['file']>} file */
function wholeOf({ bytes, length }) {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
}

/** @param {string} folder */
async function copyTo(folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, file } of await emptyCluster()) {
    if (file === null) await mkdir(join(folder, name), { mode: 0o700 });
    else await writeFile(join(folder, name), wholeOf(file), { mode: 0o600 });
  }
}

/**
 * Read once for each process, and only ever copied from.
 * @type {Promise<Entry[]> | undefined}
 */
let cluster;

/** The files of an empty cluster, each folder before what it holds. */
function emptyCluster() {
  cluster ??= readOrMakeCluster();
  return cluster;
}

/** The cluster kept by this version of PGlite, or a new one, which is kept. */
async function readOrMakeCluster() {
  const manifest = join(CHECKOUT, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(CHECKOUT, '.cache', `empty-database-${version}`);
  if (!existsSync(folder)) await makeCluster(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const read = entries.map(async (each) => {
    const path = join(each.parentPath, each.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    return TEMPLATES.test(name) ? [] : [{ name, file: each.isDirectory() ? null : await readTrimmed(path) }];
  });
  return (await Promise.all(read)).flat().sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {string} path */
async function readTrimmed(path) {
  const bytes = await readFile(path);
  const last = bytes.findLastIndex((byte) => byte !== 0);
  return { bytes: new Uint8Array(bytes.subarray(0, last + 1)), length: bytes.length };
}

/**
 * Makes a cluster that was shut down in order: one that was not is looked through at each start.
 * @param {string} folder
 */
async function makeCluster(folder) {
  await mkdir(join(CHECKOUT, '.cache'), { recursive: true });
  // Several processes may be at it: each makes one of its own, and the name is given in one step.
  const own = await mkdtemp(`${folder}.`);
  const made = await create({ fs: new NodeFS(own) });
  await made.close();
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
}
