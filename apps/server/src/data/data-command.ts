import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { StoredReport } from '../store/conduct-store.ts';
import type { Database } from '../store/database.ts';
import { serversOf } from '../store/postgres-servers.ts';
import { conductStore } from '../store/sql-conduct.ts';
import { exportData, importData } from './data-file.ts';
import { type DatabaseOptions, openDatabase, openExisting } from './open-database.ts';

/** Writes all data to a compressed file, which is there whole or not at all. Rejects where it cannot be written, and where it is broken off. */
export async function exportToFile(database: Database, file: string, signal?: AbortSignal): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(unfinished, { mode: 0o600 }));
  // It may fail while nothing waits for it yet.
  written.catch(() => undefined);
  try {
    await exportData(database, async (line) => {
      signal?.throwIfAborted();
      if (zip.destroyed) await written;
      // A file that cannot be written never drains.
      else if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written]);
    });
    zip.end();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    zip.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** `npm run data -- export FILE`: the data of the server that the options name, while it does not run. */
export async function exportCommand(options: DatabaseOptions, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: give the export another name.`);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} to write the export to.`);
  await withDatabase(options, (database) => exportToFile(database, file)).catch((error: NodeJS.ErrnoException) => {
    throw error.path?.startsWith(file) ? new Error(`${file} cannot be written (${error.code}).`) : error;
  });
}

/** `npm run data -- import FILE`: such a file into the empty database that the options name. */
export async function importCommand(options: DatabaseOptions, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const database = await openDatabase(options);
  await importFile(database, file).finally(() => database.close());
}

/** Fills an empty database from such a file. */
export function importFile(database: Database, file: string): Promise<void> {
  return importData(database, linesOf(file));
}

/** The lines of a compressed file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new Error(unreadable(file, (error as NodeJS.ErrnoException).code ?? ''));
  }
  yield rest;
}

function unreadable(file: string, code: string): string {
  if (code === 'Z_BUF_ERROR') return `The file ${file} is broken off.`;
  if (code.startsWith('Z_')) return `The file ${file} is no export of Mérellier (.ndjson.gz), or it is damaged.`;
  return `The file ${file} cannot be read (${code}).`;
}

/** Does something with the database that the options name. */
async function withDatabase<Value>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openExisting(options);
  return work(database).finally(() => database.close());
}

/** So many reports are listed. */
const REPORTS_SHOWN = 1_000;

/** `npm run data -- reports`: what players told the host about others, the newest first, as lines to read. */
export async function reportsCommand(options: DatabaseOptions): Promise<string> {
  const reports = await withDatabase(options, (database) => conductStore(database).reports(REPORTS_SHOWN));
  return reports.length === 0 ? 'There are no reports.' : reports.map(reportText).join('\n');
}

function reportText({ at, reason, player, name, banned, game, reporter, note }: StoredReport): string {
  const when = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const who = `${name} (${player}${banned ? ', banned' : ''})`;
  const by = reporter ? `${reporter.name} (${reporter.id})` : 'somebody who is gone';
  const said = note.trim() === '' ? '' : `\n    ${note.trim().replace(/\s*\n\s*/g, '\n    ')}`;
  return `${when}  ${reason}  ${who}${game === null ? '' : `  game ${game}`}  by ${by}${said}`;
}

/** `npm run data -- ban PLAYER`: ends the player's sessions and refuses others. Rejects where there is no such player. */
export function banCommand(options: DatabaseOptions, player: string): Promise<void> {
  return withDatabase(options, async (database) => {
    if (!(await conductStore(database).ban(player, Date.now()))) throw new Error(`There is no player ${player}.`);
  });
}

/** `npm run data -- unban PLAYER`: takes that back. Rejects where there was no ban. */
export function unbanCommand(options: DatabaseOptions, player: string): Promise<void> {
  return withDatabase(options, async (database) => {
    if (!(await conductStore(database).unban(player))) throw new Error(`The player ${player} is not banned.`);
  });
}

/** `npm run data -- move URL`: everything from the embedded database to an empty one on a PostgreSQL server. */
export async function moveCommand({ dataFolder }: DatabaseOptions, url: string): Promise<void> {
  if (!serversOf(url).every((each) => URL.canParse(each) && /^postgres(ql)?:$/.test(new URL(each).protocol)))
    throw new Error('Give the address of the PostgreSQL database, such as postgres://user:password@host/name.');
  const from = await openExisting({ databaseUrl: null, dataFolder });
  try {
    const to = await openDatabase({ databaseUrl: url, dataFolder: null });
    // What is read waits for what is written: neither is held whole.
    const lines = new PassThrough({ objectMode: true });
    const read = exportData(from, async (line) => {
      if (!lines.write(line)) await once(lines, 'drain');
    }).then(
      () => lines.end(),
      (error: Error) => lines.destroy(error),
    );
    await importData(to, lines)
      .finally(() => lines.destroy())
      .finally(() => to.close());
    await read;
  } finally {
    await from.close();
  }
}
