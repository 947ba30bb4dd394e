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

async function exportOfToday(database: Database, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `merellier-${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
  const present = (await readdir(folder)).filter((each) => /^merellier-\d{4}-\d\d-\d\d\.ndjson\.gz$/.test(each)).sort();
  if (present.includes(name)) return;
  await exportToFile(database, join(folder, name));
  for (const old of [...present, name].slice(0, -KEPT)) await rm(join(folder, old));
}
