import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { exportToFile } from './data-command.ts';

/** So many exports are kept. */
const KEPT = 14;
const OFTEN = 3_600_000;
/** When the server stops, an export under way has so many milliseconds to come to its end. */
const ENDS_WITHIN = 3_000;

/**
 * Writes an export of all data to a folder once a day (UTC), the first at once. Gives what stops it: an export under way that
 * takes too long is broken off, and the next start writes one.
 */
export function exportNightly(
  database: Database,
  folder: string,
  report: (error: unknown) => void,
  endsWithin: number = ENDS_WITHIN,
): () => Promise<void> {
  const stopped = new AbortController();
  let work: Promise<void> = Promise.resolve();
  const look = () => {
    work = work
      .then(() => exportOfToday(database, folder, stopped.signal))
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) report(error);
      });
  };
  look();
  const timer = setInterval(look, OFTEN);
  return async () => {
    clearInterval(timer);
    const late = setTimeout(() => stopped.abort(), endsWithin);
    await work;
    clearTimeout(late);
  };
}

/** The exports in a folder, the oldest first; none where there is no such folder. */
export async function exportsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^merellier-\d{4}-\d\d-\d\d\.ndjson\.gz$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

async function exportOfToday(database: Database, folder: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true });
  const today = join(folder, `merellier-${new Date().toISOString().slice(0, 10)}.ndjson.gz`);
  const present = await exportsIn(folder);
  if (present.includes(today)) return;
  await exportToFile(database, today, signal);
  for (const old of [...present, today].slice(0, -KEPT)) await rm(old);
}
