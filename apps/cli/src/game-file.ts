import { createReadStream } from 'node:fs';
import { type FilePart, GameFileReader } from '@merellier/rules/notation';

/** A part of a file, and how many bytes of the file were read so far. */
export type ReadPart = FilePart & { readonly bytes: number };

/**
 * Reads a file of games (`-` is standard input) part by part: never more of it is held than one game and one block. The encoding is
 * found out, unless it is named.
 */
export async function* fileParts(file: string, encoding?: string): AsyncGenerator<ReadPart> {
  const input = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
  const reader = new GameFileReader(encoding);
  let bytes = 0;
  for await (const block of input as AsyncIterable<Uint8Array>) {
    bytes += block.length;
    for (const part of reader.push(block)) yield { ...part, bytes };
  }
  for (const part of reader.end()) yield { ...part, bytes };
}
