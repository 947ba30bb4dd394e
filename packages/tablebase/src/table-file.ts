import { crc32 } from './crc32.ts';
import { type Pair, sidesOf } from './pair.ts';
import type { SideCounts } from './solve-pair.ts';

/** Values in a chunk, the unit that is compressed, checked and read. At four a byte, a chunk is 4 KiB. */
export const CHUNK = 16384;
/** The format's version; no other is read. */
export const FORMAT = 1;
const MAGIC = 'MERELTAB';
/** Magic, version, length of the description. */
const START = 16;
/** For each chunk: the compressed lengths of its values and of its distances, and one CRC-32 of both. */
const DIRECTORY_ENTRY = 8;

/** What a table file says about itself. */
export interface Description {
  /** What the values depend on: see `Variant.key`. */
  readonly key: string;
  readonly pair: Pair;
  /** Values for each side to play. */
  readonly size: number;
  readonly distances: boolean;
  /** White to play, Black to play; with men in hand, only the side that is to play. */
  readonly counts: readonly SideCounts[];
  /** Men in hand of both sides together; absent once all are on the board. */
  readonly hands?: number;
  /** With men in hand: the side that is to play, the only one in the file. */
  readonly side?: 0 | 1;
}

/** The sides that a file holds, one after the other. */
export const sidesIn = ({ pair, side }: Pick<Description, 'pair' | 'side'>): readonly (0 | 1)[] =>
  side === undefined ? sidesOf(pair) : [side];

/** Why a table file is refused. */
export type FileProblem =
  | 'not-a-table'
  | 'other-version'
  | 'damaged'
  | 'truncated'
  | 'other-table'
  /** The server that has it sends whole files only. */
  | 'no-ranges'
  /** The server that should have it gives no answer, or an error. */
  | 'unreachable';

/** A table file that cannot be used, and why. */
export class TableFileError extends Error {
  readonly file: string;
  readonly problem: FileProblem;

  constructor(file: string, problem: FileProblem) {
    super(`${file}: ${problem}`);
    this.file = file;
    this.problem = problem;
  }
}

/** One chunk as it lies in a file. */
export interface PackedChunk {
  readonly values: number;
  readonly distances: number;
  readonly crc: number;
}

export const chunksOf = (size: number): number => Math.ceil(size / CHUNK);

/** How many bytes the head of a file takes: description and directory, known before the values are compressed. */
export function headLength(description: Description): number {
  const text = encode(description);
  return START + text.length + chunksOf(description.size) * sidesIn(description).length * DIRECTORY_ENTRY + 4;
}

function encode(description: Description): Uint8Array {
  const text = JSON.stringify({ format: 'merellier-table', ...description });
  return new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 8) * 8));
}

/** Writes the head of a file. The chunks are those of side 0, then those of side 1. */
export function writeHead(description: Description, chunks: readonly PackedChunk[]): Uint8Array {
  const text = encode(description);
  const head = new Uint8Array(headLength(description));
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode(MAGIC));
  view.setUint32(8, FORMAT, true);
  view.setUint32(12, text.length, true);
  head.set(text, START);
  for (const [i, { values, distances, crc }] of chunks.entries()) {
    const at = START + text.length + i * DIRECTORY_ENTRY;
    view.setUint16(at, values, true);
    view.setUint16(at + 2, distances, true);
    view.setUint32(at + 4, crc, true);
  }
  view.setUint32(head.length - 4, crc32(head.subarray(0, -4)), true);
  return head;
}

/** How long the head is, from the first bytes of a file; they must be at least {@link START}. */
export function peekHead(file: string, start: Uint8Array): { readonly text: number } {
  if (start.length < START || new TextDecoder('latin1').decode(start.subarray(0, 8)) !== MAGIC)
    throw new TableFileError(file, 'not-a-table');
  const view = new DataView(start.buffer, start.byteOffset);
  if (view.getUint32(8, true) !== FORMAT) throw new TableFileError(file, 'other-version');
  return { text: view.getUint32(12, true) };
}

/** Reads part of a file, fewer bytes at its end. A disk answers at once, a server with a promise. */
export type ReadRange<R extends Uint8Array | Promise<Uint8Array>> = (offset: number, length: number) => R;

/** The head of a table file, and where each chunk lies. */
export class TableHead {
  readonly file: string;
  readonly description: Description;
  /** Bytes of the whole file. */
  readonly length: number;
  private readonly directory: DataView;
  /** Where every 64th chunk begins. */
  private readonly starts: Float64Array;

  /** `head` is the whole head of the file, directory included. */
  constructor(file: string, head: Uint8Array) {
    const { text } = peekHead(file, head);
    const description = parse(file, head.subarray(START, START + text));
    const count = chunksOf(description.size) * sidesIn(description).length;
    const end = START + text + count * DIRECTORY_ENTRY;
    if (head.length < end + 4) throw new TableFileError(file, 'truncated');
    const view = new DataView(head.buffer, head.byteOffset);
    if (view.getUint32(end, true) !== crc32(head.subarray(0, end))) throw new TableFileError(file, 'damaged');
    this.file = file;
    this.description = description;
    this.directory = new DataView(head.buffer, head.byteOffset + START + text, count * DIRECTORY_ENTRY);
    this.starts = new Float64Array(Math.ceil(count / 64) + 1);
    let at = end + 4;
    for (let chunk = 0; chunk < count; chunk++) {
      if (chunk % 64 === 0) this.starts[chunk / 64] = at;
      at += this.lengthOf(chunk);
    }
    this.length = at;
  }

  /** The number in the file of a side's chunk. */
  chunkOf(side: 0 | 1, index: number): number {
    return sidesIn(this.description).indexOf(side) * chunksOf(this.description.size) + Math.floor(index / CHUNK);
  }

  get chunkCount(): number {
    return this.directory.byteLength / DIRECTORY_ENTRY;
  }

  chunk(chunk: number): PackedChunk & { readonly offset: number } {
    let offset = this.starts[chunk >> 6] as number;
    for (let before = chunk & ~63; before < chunk; before++) offset += this.lengthOf(before);
    const at = chunk * DIRECTORY_ENTRY;
    const { directory } = this;
    return {
      offset,
      values: directory.getUint16(at, true),
      distances: directory.getUint16(at + 2, true),
      crc: directory.getUint32(at + 4, true),
    };
  }

  private lengthOf(chunk: number): number {
    const at = chunk * DIRECTORY_ENTRY;
    return this.directory.getUint16(at, true) + this.directory.getUint16(at + 2, true);
  }
}

/** The length of a file's head, from as many of its first bytes as `needsStart` says. */
export function measureHead(file: string, start: Uint8Array): number {
  const { text } = peekHead(file, start);
  if (start.length < START + text) throw new TableFileError(file, 'truncated');
  const description = parse(file, start.subarray(START, START + text));
  return headLength(description);
}

/** Longer than any description is. */
export const LONGEST_DESCRIPTION = 4096;

function parse(file: string, text: Uint8Array): Description {
  try {
    const read = JSON.parse(new TextDecoder().decode(text)) as Description;
    const { pair, size } = read;
    if (typeof read.key === 'string' && [pair.white, pair.black, size].every(Number.isSafeInteger)) return read;
  } catch {
    // Said below.
  }
  throw new TableFileError(file, 'damaged');
}
