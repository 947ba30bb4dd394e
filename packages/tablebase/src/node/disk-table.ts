import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { Table } from '../table.ts';
import {
  CHUNK,
  chunksOf,
  LONGEST_DESCRIPTION,
  measureHead,
  sidesIn,
  TableFileError,
  TableHead,
} from '../table-file.ts';

/** As much room as the values of a chunk take, so that it is taken once. */
const UNPACKED = { chunkSize: CHUNK / 4 };

/** A table file on a disk, its head read and checked; the values are read as they are asked for. */
export class DiskTable {
  readonly head: TableHead;
  private readonly handle: number;

  /** Throws a {@link TableFileError} where the file is damaged, cut short or no table. */
  constructor(file: string) {
    this.handle = openSync(file, 'r');
    try {
      const length = fstatSync(this.handle).size;
      const start = this.read(0, Math.min(length, LONGEST_DESCRIPTION));
      this.head = new TableHead(file, this.read(0, Math.min(length, measureHead(file, start))));
      if (length !== this.head.length)
        throw new TableFileError(file, length < this.head.length ? 'truncated' : 'damaged');
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    closeSync(this.handle);
  }

  /** Reads and unpacks a chunk; throws a {@link TableFileError} where its checksum does not fit. */
  chunk(chunk: number): Table {
    const { description, file } = this.head;
    const { offset, values, distances, crc } = this.head.chunk(chunk);
    const bytes = this.read(offset, values + distances);
    if (bytes.length < values + distances) throw new TableFileError(file, 'truncated');
    if (crc32(bytes) !== crc) throw new TableFileError(file, 'damaged');
    const side = sidesIn(description)[chunk < chunksOf(description.size) ? 0 : 1] as 0 | 1;
    const packed = inflateRawSync(bytes.subarray(0, values), UNPACKED);
    const plies = description.distances
      ? distances === 0
        ? new Uint8Array(0)
        : inflateRawSync(bytes.subarray(values))
      : null;
    return new Table(description.pair, side, packed, plies);
  }

  /** Unpacks all values of one side into `to`, four to a byte, every checksum checked. */
  load(side: 0 | 1, to: Uint8Array): void {
    const { head } = this;
    const count = head.chunkOf(side, head.description.size - 1) - head.chunkOf(side, 0) + 1;
    // Several chunks at once: the reading costs more than the unpacking otherwise.
    const BATCH = 64;
    for (let first = 0; first < count; first += BATCH) {
      const start = head.chunkOf(side, 0) + first;
      const chunks = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => head.chunk(start + i));
      const offset = (chunks[0] as { offset: number }).offset;
      const last = chunks.at(-1) as (typeof chunks)[number];
      const bytes = this.read(offset, last.offset + last.values + last.distances - offset);
      for (const [i, { offset: at, values, distances, crc }] of chunks.entries()) {
        const own = bytes.subarray(at - offset, at - offset + values + distances);
        if (own.length < values + distances) throw new TableFileError(head.file, 'truncated');
        if (crc32(own) !== crc) throw new TableFileError(head.file, 'damaged');
        to.set(inflateRawSync(own.subarray(0, values), UNPACKED), ((first + i) * CHUNK) / 4);
      }
    }
  }

  private read(offset: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    let done = 0;
    while (done < length) {
      const read = readSync(this.handle, bytes, done, length - done, offset + done);
      if (read === 0) break;
      done += read;
    }
    return bytes.subarray(0, done);
  }
}
