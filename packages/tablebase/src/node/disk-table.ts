import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { Table } from '../table.ts';
import {
  CHUNK,
  chunksOf,
  LONGEST_DESCRIPTION,
  measureHead,
  type PackedChunk,
  sidesIn,
  TableFileError,
  TableHead,
} from '../table-file.ts';

/** More room than the values of a chunk take, so that it is taken once: see thread.ts. */
const UNPACKED = { chunkSize: CHUNK / 4 + 64 };

/** Chunks that are loaded at once. */
const BATCH = 64;

/** Chunks that follow one another in an open file, and where their values belong. */
export interface ChunkBatch {
  /** What the system calls the open file. */
  readonly handle: number;
  /** The place of the first value among those of its side, in bytes of four values; and bytes to a chunk, unpacked. */
  readonly first: number;
  readonly chunk: number;
  readonly chunks: readonly (PackedChunk & { readonly offset: number })[];
}

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

  /** All chunks of one side in order, so many at once that the reading costs less than the unpacking. */
  *batches(side: 0 | 1): Generator<ChunkBatch> {
    const { head, handle } = this;
    const start = head.chunkOf(side, 0);
    const count = head.chunkOf(side, head.description.size - 1) - start + 1;
    for (let first = 0; first < count; first += BATCH) {
      const chunks = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => head.chunk(start + first + i));
      yield { handle, first: (first * CHUNK) / 4, chunk: CHUNK / 4, chunks };
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
