import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite as Database } from '@electric-sql/pglite';
import { vi } from 'vitest';

/**
 * For the tests of the server: a new embedded database is a copy of one that was made before, which takes a third of the
 * work of making one. The copy is of an empty cluster, as PGlite makes it; what the server puts into it is put in anew.
 */
vi.mock('@electric-sql/pglite', async (importOriginal) => {
  const pglite = await importOriginal<typeof import('@electric-sql/pglite')>();
  const { PGlite } = pglite;
  const create = async (dataDir?: string): Promise<Database> => {
    if (dataDir !== undefined && existsSync(join(dataDir, 'PG_VERSION'))) return PGlite.create(dataDir);
    const loadDataDir = await emptyCluster(PGlite);
    return PGlite.create(dataDir === undefined ? { loadDataDir } : { dataDir, loadDataDir });
  };
  return { ...pglite, PGlite: { create } };
});

const CACHE = join(import.meta.dirname, '../../../../.cache');

/** An empty cluster as a tar file: the one kept by this version of PGlite, or a new one, which is kept. */
async function emptyCluster(PGlite: typeof import('@electric-sql/pglite').PGlite): Promise<Blob> {
  const { version } = JSON.parse(await readFile(packageFile(), 'utf8'));
  const file = join(CACHE, `empty-database-${version}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const made = await PGlite.create();
  const tar = await made.dumpDataDir('none');
  await made.close();
  // Several processes may be at it: each writes a file of its own, and the name is given in one step.
  const own = `${file}.${process.pid}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(own, Buffer.from(await tar.arrayBuffer()));
  await rename(own, file);
  return tar;
}

const packageFile = (): string =>
  join(import.meta.dirname, '../../../../node_modules/@electric-sql/pglite/package.json');
