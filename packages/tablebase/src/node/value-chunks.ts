import { crc32, deflateRawSync } from 'node:zlib';
import { CHUNK, type Description, type PackedChunk, writeHead } from '../table-file.ts';
import { writeWhole } from './write-whole.ts';

/** The values of a table of one side, compressed as they come, a byte each. */
export class ValueChunks {
  private readonly chunks: PackedChunk[] = [];
  private readonly parts: Uint8Array[] = [];
  private readonly values = new Uint8Array(CHUNK);
  private filled = 0;
  /** How many values there are. */
  size = 0;

  add(values: Uint8Array): void {
    this.size += values.length;
    for (let at = 0; at < values.length; ) {
      const some = values.subarray(at, at + CHUNK - this.filled);
      this.values.set(some, this.filled);
      this.filled += some.length;
      at += some.length;
      if (this.filled === CHUNK) this.close();
    }
  }

  /** Writes the table, under its name once it is whole and on the disk. Returns its bytes. */
  async write(file: string, description: Description): Promise<number> {
    this.close();
    const head = writeHead(description, this.chunks);
    await writeWhole(file, head, ...this.parts);
    return this.parts.reduce((sum, part) => sum + part.length, head.length);
  }

  private close(): void {
    if (this.filled === 0) return;
    const packed = new Uint8Array(Math.ceil(this.filled / 4));
    for (let i = 0; i < this.filled; i++)
      packed[i >> 2] = (packed[i >> 2] as number) | ((this.values[i] as number) << ((i & 3) << 1));
    // As thread.ts does it.
    const data = deflateRawSync(packed, { level: 4, windowBits: 14 });
    this.chunks.push({ values: data.length, distances: 0, crc: crc32(data) });
    this.parts.push(data);
    this.filled = 0;
  }
}
