import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * PostgreSQL inside this process (PGlite), its files in a folder, which no other process may use meanwhile; without a
 * folder, in memory. Rejects with an Error that says what to do where another server holds the folder.
 */
export async function openEmbedded(folder: string | null): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (folder !== null) await mkdir(folder, { recursive: true });
  const lock = folder === null ? null : await lockFolder(folder);
  try {
    const database = await (folder === null ? PGlite.create() : PGlite.create(join(folder, 'database')));
    return {
      kind: 'embedded',
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await database.query<Row>(sql, [...parameters])).rows,
      transaction: (statements) =>
        database.transaction(async (transaction) => {
          for (const { sql, parameters } of statements) await transaction.query(sql, [...parameters]);
        }),
      snapshot: (read) =>
        database.transaction((transaction) =>
          read(
            async <Row>(sql: string, parameters: readonly unknown[] = []) =>
              (await transaction.query<Row>(sql, [...parameters])).rows,
          ),
        ),
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
