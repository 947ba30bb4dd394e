import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from './folder.ts';

/**
 * Writes a file that appears under its name only when it is whole and on the disk: whatever kills the process leaves at most a
 * file that ends in `.part`.
 */
export async function writeWhole(file: string, ...parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(`${file}.part`, 'w');
  try {
    // Each goes on where the one before ended, and is written to its end, however long it is.
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

/** The same where several may write one file at once: each has a name of its own for it until it is whole. */
export async function writeBeside(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await makeFolder(dirname(file));
  try {
    await write(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Removes what a killed run left unfinished in a folder. */
export async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}
