import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { CHUNK, type Description, headLength, type PackedChunk, sidesIn, writeHead } from '../table-file.ts';
import type { PairArrays } from '../workspace.ts';
import type { ThreadCrew } from './crew.ts';

/** A table that has been written. */
export interface Written {
  readonly bytes: number;
  /** Resolves once the file is on the disk under its final name; it cannot be opened before. */
  readonly kept: Promise<void>;
}

/**
 * Writes the table of a solved pair. It appears under its name only when it is whole and on the disk, which may take until
 * a while after the writing: whatever kills the process leaves no half table, but at most a file that ends in `.part`.
 */
export async function writeTable(
  file: string,
  description: Description,
  arrays: PairArrays,
  crew: ThreadCrew,
  onChunks: (done: number) => void,
): Promise<Written> {
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  try {
    const chunks: PackedChunk[] = [];
    let end = headLength(description);
    for (const side of sidesIn(description)) {
      const [states, plies] =
        side === 0 ? [arrays.whiteStates, arrays.whiteDistances] : [arrays.blackStates, arrays.blackDistances];
      await crew.pack(states, plies, arrays.size, CHUNK, async (run) => {
        await handle.write(run.data, 0, run.data.length, end);
        end += run.data.length;
        chunks.push(...run.chunks);
        onChunks(chunks.length);
      });
    }
    await handle.write(writeHead(description, chunks), 0, undefined, 0);
    const kept = keep(handle, part, file);
    // It is awaited only by those that need the table, perhaps after it has failed: this is no unhandled rejection.
    kept.catch(() => {});
    return { bytes: end, kept };
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

async function keep(handle: FileHandle, part: string, file: string): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
