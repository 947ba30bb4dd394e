import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/embedded-database.ts';
import { migrate } from '../store/migrate.ts';
import { openPostgres } from '../store/postgres-database.ts';
import { serversOf } from '../store/postgres-servers.ts';

/** Which database is meant: one on a PostgreSQL server, or else the embedded one in a folder. */
export interface DatabaseOptions {
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded database; null keeps it in memory. */
  readonly dataFolder: string | null;
}

/**
 * The database that the options name, brought to the present shape; an embedded one is made where there is none. Rejects
 * with an Error that says what to do where it cannot be opened.
 */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseOptions): Promise<Database> {
  const database =
    databaseUrl === null ? await openEmbedded(dataFolder) : await openPostgres(databaseUrl, () => undefined);
  await migrate(database).catch(async (error: unknown) => {
    await database.close();
    throw databaseUrl !== null && isUnreachable(error) ? new Error(noAnswer(databaseUrl)) : error;
  });
  return database;
}

/** Such a database, which must be there already. */
export async function openExisting(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl === null && dataFolder !== null && !existsSync(join(dataFolder, 'database')))
    throw new Error(`There is no database in the folder ${dataFolder}: name the one of the server (MERELLIER_DATA).`);
  return openDatabase(options);
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
];

const isUnreachable = (error: unknown): boolean =>
  UNREACHABLE.includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Names host and port alone: the address may hold a password. */
function noAnswer(databaseUrl: string): string {
  const { hostname, port } = new URL(serversOf(databaseUrl)[0]);
  return `No PostgreSQL server answers at ${hostname || 'localhost'}, port ${port || '5432'}: is it running, and the address right?`;
}
