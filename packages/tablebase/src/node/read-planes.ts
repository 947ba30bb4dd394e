import { open } from 'node:fs/promises';

/** Fills parts with a file, one after the other. */
export async function readPlanes(file: string, parts: Iterable<Uint8Array>): Promise<void> {
  const handle = await open(file);
  try {
    let at = 0;
    for (const part of parts)
      for (let done = 0; done < part.length; ) {
        const { bytesRead } = await handle.read(part, done, part.length - done, at);
        if (bytesRead === 0) throw new Error(`${file} is cut short`);
        done += bytesRead;
        at += bytesRead;
      }
  } finally {
    await handle.close();
  }
}
