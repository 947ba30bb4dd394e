import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { exportData, importData } from './data-file.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded-database.ts';
import { migrate } from './migrations.ts';
import type { OnlineOptions } from './online-options.ts';
import { openPostgres } from './postgres-database.ts';

/** The database that the options name, brought to the present shape. */
async function open({ databaseUrl, dataFolder }: Pick<OnlineOptions, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  const database =
    databaseUrl === null ? await openEmbedded(dataFolder) : await openPostgres(databaseUrl, () => undefined);
  await migrate(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

/** Writes all data to a compressed file, which is there whole or not at all. */
export async function exportToFile(database: Database, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const zip = createGzip();
  const written = zip.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  await exportData(database, async (line) => {
    if (!zip.write(`${line}\n`)) await once(zip, 'drain');
  });
  zip.end();
  await finished(written);
  await rename(unfinished, file);
}

/** `npm run data -- export FILE`: the data of the server that the options name, while it does not run. */
export async function exportCommand(options: OnlineOptions, file: string): Promise<void> {
  const database = await open(options);
  await exportToFile(database, file).finally(() => database.close());
}

/** `npm run data -- import FILE`: such a file into the empty database that the options name. */
export async function importCommand(options: OnlineOptions, file: string): Promise<void> {
  const database = await open(options);
  await importData(database, linesOf(file)).finally(() => database.close());
}

/** The lines of a compressed file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => unzipped.destroy(error));
  let rest = '';
  for await (const chunk of unzipped) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** `npm run data -- move URL`: everything from the embedded database to an empty one on a PostgreSQL server. */
export async function moveCommand({ dataFolder }: OnlineOptions, url: string): Promise<void> {
  const from = await open({ databaseUrl: null, dataFolder });
  try {
    const to = await open({ databaseUrl: url, dataFolder: null });
    const lines: string[] = [];
    await exportData(from, async (line) => {
      lines.push(line);
    });
    await importData(
      to,
      (async function* () {
        yield* lines;
      })(),
    ).finally(() => to.close());
  } finally {
    await from.close();
  }
}
