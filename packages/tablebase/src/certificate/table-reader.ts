import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';

/** A table read whole: for each side that it has the values, two bits each, and the distances, a byte each, if it has any. */
export interface ReadTable {
  readonly white: number;
  readonly black: number;
  readonly hands: number;
  /** The side of a table with men in hand; null where both are there. */
  readonly side: 0 | 1 | null;
  /** Values of each side. */
  readonly size: number;
  readonly values: readonly [Uint8Array | null, Uint8Array | null];
  readonly distances: readonly [Uint8Array | null, Uint8Array | null];
}

const CHUNK = 16_384;

/** A file that holds no table, not the one that its place says, or is damaged. */
export class UnreadableTable extends Error {
  readonly file: string;
  readonly problem: 'missing' | 'not-a-table' | 'other-version' | 'other-table' | 'truncated' | 'damaged';

  constructor(file: string, problem: UnreadableTable['problem']) {
    super(`${file}: ${problem}`);
    this.file = file;
    this.problem = problem;
  }
}

/** Reads a table file as docs/tablebase.md describes it, every checksum; throws an {@link UnreadableTable}. */
export function readTable(file: string, folder: string, wantsDistances: boolean): ReadTable {
  if (!existsSync(file)) throw new UnreadableTable(file, 'missing');
  const handle = openSync(file, 'r');
  try {
    const take = (at: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      for (let done = 0; done < length; ) {
        const read = readSync(handle, bytes, done, length - done, at + done);
        if (read === 0) throw new UnreadableTable(file, 'truncated');
        done += read;
      }
      return bytes;
    };
    const start = take(0, 16);
    if (start.toString('latin1', 0, 8) !== 'MERELTAB') throw new UnreadableTable(file, 'not-a-table');
    if (start.readUInt32LE(8) !== 1) throw new UnreadableTable(file, 'other-version');
    const text = start.readUInt32LE(12);
    const told = JSON.parse(take(16, text).toString('utf8'));
    if (told.key !== folder) throw new UnreadableTable(file, 'other-table');
    const { white, black } = told.pair;
    const sides: readonly (0 | 1)[] = told.side !== undefined ? [told.side] : white === black ? [0] : [0, 1];
    const perSide = Math.ceil(told.size / CHUNK);
    const length = 16 + text + 8 * perSide * sides.length;
    const head = take(0, length + 4);
    if (crc32(head.subarray(0, length)) !== head.readUInt32LE(length)) throw new UnreadableTable(file, 'damaged');

    const values: [Uint8Array | null, Uint8Array | null] = [null, null];
    const distances: [Uint8Array | null, Uint8Array | null] = [null, null];
    let at = length + 4;
    for (const [i, side] of sides.entries()) {
      const all = new Uint8Array(Math.ceil(told.size / 4));
      const plies = told.distances && wantsDistances ? new Uint8Array(told.size) : null;
      for (let chunk = 0; chunk < perSide; chunk++) {
        const entry = 16 + text + 8 * (i * perSide + chunk);
        const [first, second] = [head.readUInt16LE(entry), head.readUInt16LE(entry + 2)];
        const packed = take(at, first + second);
        at += first + second;
        if (crc32(packed) !== head.readUInt32LE(entry + 4)) throw new UnreadableTable(file, 'damaged');
        all.set(inflateRawSync(packed.subarray(0, first)), (chunk * CHUNK) / 4);
        if (plies && second > 0) spread(all, plies, chunk * CHUNK, inflateRawSync(packed.subarray(first)));
      }
      values[side] = all;
      distances[side] = plies;
    }
    const side = told.side ?? null;
    return { white, black, hands: told.hands ?? 0, side, size: told.size, values, distances };
  } finally {
    closeSync(handle);
  }
}

/** Puts the distances of a chunk, kept for decided values alone, each at its own place. */
function spread(values: Uint8Array, plies: Uint8Array, from: number, packed: Uint8Array): void {
  let next = 0;
  for (let i = from; next < packed.length; i++)
    if (((values[i >> 2] as number) >> ((i & 3) << 1)) & 3) plies[i] = packed[next++] as number;
}
