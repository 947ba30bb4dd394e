import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Removes what a killed run left unfinished in a folder. */
export async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await rm(join(folder, name));
}
