import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Database, Query } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * PostgreSQL inside this process (PGlite), its files in a folder, which no other process may use meanwhile; without a
 * folder, in memory. Rejects with an Error that says what to do where another server holds the folder.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const pglite = await import('@electric-sql/pglite');
  if (folder !== null) await makeFolder(folder);
  const lock = folder === null ? null : await lockFolder(folder);
  try {
    const database: PGlite = await (folder === null
      ? pglite.PGlite.create()
      : pglite.PGlite.create(join(folder, 'database')));
    return {
      kind: 'embedded',
      query: prepared(database),
      transaction: (statements) =>
        database.transaction(async (transaction) => {
          for (const { sql, parameters } of statements) await transaction.query(sql, [...parameters]);
        }),
      atomically: (work) => database.transaction((transaction) => work(queryOf(transaction))),
      snapshot: (read) => database.transaction((transaction) => read(queryOf(transaction))),
      close: async () => {
        await database.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
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
