import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { DamagedDatabase, openEmbedded } from '../store/embedded-database.ts';
import { migrate } from '../store/migrate.ts';
import { importFile } from './data-command.ts';
import { exportsIn } from './nightly-export.ts';

/**
 * The embedded database in a folder. One that can no longer be opened is set aside beside it, and a new one takes its place, with
 * the data of the newest export that can be read; `tell` is given a sentence about it. Until then everything stays as it was.
 */
export async function openRescued(
  folder: string,
  exportFolder: string | undefined,
  tell: (message: string) => void,
): Promise<Database> {
  try {
    return await openEmbedded(folder);
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    const source = await rebuild(folder, exportFolder);
    const aside = `database-damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    await rename(join(folder, 'database'), join(folder, aside));
    await rename(join(folder, REBUILT, 'database'), join(folder, 'database'));
    await rm(join(folder, REBUILT), { recursive: true });
    const filled = source === null ? 'There is no export to fill it from: it is empty' : `It has the data of ${source}`;
    tell(`${error.message} It was set aside as ${aside}, and a new one stands in its place. ${filled}.`);
    return openEmbedded(folder);
  }
}

/** Where the new database is made: what stands there was never finished. */
const REBUILT = 'rebuilt';

/** Makes a new database and fills it. Gives the export that it was filled from; null where none can be read. */
async function rebuild(folder: string, exportFolder: string | undefined): Promise<string | null> {
  const exports = exportFolder === undefined ? [] : await exportsIn(exportFolder);
  for (const file of [...exports.reverse(), null]) {
    await rm(join(folder, REBUILT), { recursive: true, force: true });
    const database = await openEmbedded(join(folder, REBUILT));
    try {
      await migrate(database);
      if (file !== null) await importFile(database, file);
      await database.close();
      return file;
    } catch (error) {
      await database.close();
      if (file === null) throw error;
    }
  }
  return null;
}
