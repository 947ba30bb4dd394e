import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { FORGET_IMAGES, readWithImages } from './before-images.ts';
import type { Database, Query } from './database.ts';
import type { DurableFiles } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * PostgreSQL inside this process (PGlite), its files in a folder, which no other process may use meanwhile; without a
 * folder, in memory. Rejects with an Error that says what to do where another server holds the folder, and with a
 * `DamagedDatabase` where what is there cannot be opened.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  if (folder === null) {
    const { PGlite } = await import('@electric-sql/pglite');
    return databaseOf(await PGlite.create(), { settled: async () => undefined, release: async () => undefined });
  }
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const { pglite, files } = await openFiles(join(folder, 'database'));
    // An export that was killed would have its triggers run for ever.
    await pglite.exec(FORGET_IMAGES);
    return databaseOf(pglite, { settled: () => files.settled(), release: () => lock.release() });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A database that is there and can no longer be opened; the message has PostgreSQL's own words. */
export class DamagedDatabase extends Error {}

/** The major version of PostgreSQL that PGlite is. */
const POSTGRES = '18';

/** What stands in the way of any database here, and says nothing against this one. */
const CIRCUMSTANCES = /no space left|permission denied|read-only file system|too many open files|out of memory/i;

/** The database in a folder, a new one where there is none. */
async function openFiles(folder: string): Promise<{ readonly pglite: PGlite; readonly files: DurableFiles }> {
  const [{ PGlite }, { DurableFiles, durableStart, syncFolder }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('./durable-files.ts'),
  ]);
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version !== null && version.trim() !== POSTGRES)
    throw new Error(`The database in ${folder} was written by PostgreSQL ${version.trim()}, and this is ${POSTGRES}.`);
  const files = new DurableFiles(folder);
  const said: string[] = [];
  const onStderr = (text: string) => said.push(text) > 0;
  const startParams = durableStart(PGlite.defaultStartParams);
  const pglite = await PGlite.create({ fs: files, startParams, onStderr }).catch((error: Error) => {
    const reason = said.join(' ').trim() || error.message;
    const isDamaged = version !== null && !(error instanceof RangeError) && !CIRCUMSTANCES.test(reason);
    const message = `The database in ${folder} cannot be opened (${reason}).`;
    throw isDamaged ? new DamagedDatabase(message) : new Error(message);
  });
  if (version === null) await syncFolder(folder);
  return { pglite, files };
}

/** What a database needs of the place where it is kept. */
interface Keeping {
  /** Resolves once what was committed before is on the disk. */
  settled(): Promise<void>;
  release(): Promise<void>;
}

function databaseOf(pglite: PGlite, { settled, release }: Keeping): Database {
  /** Nobody hears of a commit before it is on the disk. Meanwhile the next statement runs, and shares the sync. */
  const kept = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work;
    await settled();
    return value;
  };
  const query = prepared(pglite);
  return {
    kind: 'embedded',
    query: (sql, parameters) => kept(query(sql, parameters)),
    byKey: (sql, parameters) => kept(query(sql, parameters)),
    transaction: (statements) =>
      kept(
        pglite.transaction(async (transaction) => {
          for (const { sql, parameters } of statements) await transaction.query(sql, [...parameters]);
        }),
      ),
    atomically: (work) => kept(pglite.transaction((transaction) => work(queryOf(transaction)))),
    snapshot: (tables, read) => readWithImages(pglite, query, tables, read),
    close: async () => {
      await pglite.close();
      await release();
    },
  };
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    const fault = code === 'EEXIST' || code === 'ENOTDIR' ? 'is a file, or within one' : `cannot be made (${code})`;
    throw new Error(`The folder for the data, ${folder}, ${fault}: choose another (MERELLIER_DATA).`);
  });
}

const queryOf =
  (transaction: Transaction): Query =>
  async <Row>(sql: string, parameters: readonly unknown[] = []) =>
    (await transaction.query<Row>(sql, [...parameters])).rows;

/**
 * Runs statements that are prepared once: planning one anew each time takes PGlite several times as long as running it.
 * Values are written as literals, since a prepared statement is run by SQL.
 */
function prepared(database: PGlite): Query {
  const names = new Map<string, Promise<string>>();
  let count = 0;
  const prepare = async (sql: string): Promise<string> => {
    const name = `prepared_${count++}`;
    await database.exec(`prepare ${name} as ${sql}`);
    return name;
  };
  return async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<readonly Row[]> => {
    if (parameters.length === 0) return (await database.query<Row>(sql)).rows;
    const name = names.get(sql) ?? prepare(sql);
    names.set(sql, name);
    name.catch(() => names.delete(sql));
    const values = parameters.map(literal).join(', ');
    return (await database.query<Row>(`execute ${await name}(${values})`)).rows;
  };
}

/** A value as a literal of SQL, whose type follows from its place. Standard strings: a backslash is only itself. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return quoted(String(value));
  throw new RangeError(`no literal for a value of type ${typeof value}`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
