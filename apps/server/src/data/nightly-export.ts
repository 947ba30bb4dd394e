import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../store/database.ts';
import { exportToFile } from './data-command.ts';

/** So many exports are kept. */
const KEPT = 14;
const OFTEN = 3_600_000;

/** Writes an export of all data to a folder once a day (UTC), the first at once. Gives what stops it. */
export function exportNightly(
  database: Database,
  folder: string,
  report: (error: unknown) => void,
): () => Promise<void> {
  let work: Promise<void> = Promise.resolve();
  const look = () => {
    work = work.then(() => exportOfToday(database, folder)).catch(report);
  };
  look();
  const timer = setInterval(look, OFTEN);
  return async () => {
    clearInterval(timer);
    await work;
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

async function exportOfToday(database: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const today = join(folder, `merellier-${new Date().toISOString().slice(0, 10)}.ndjson.gz`);
  const present = await exportsIn(folder);
  if (present.includes(today)) return;
  await exportToFile(database, today);
  for (const old of [...present, today].slice(0, -KEPT)) await rm(old);
}
