import { crc32 } from '../crc32.ts';
import { FORMAT, TableFileError } from '../table-file.ts';
import type { Sides } from './chance-places.ts';
import { CERTAIN } from './scale.ts';

/** Positions in a chunk, the unit that is compressed, checked and read: at four bytes, 64 KiB. */
export const CHANCE_CHUNK = 16_384;
const MAGIC = 'MERELODD';
/** Magic, version, length of the description. */
const START = 16;
/** For each chunk its compressed length and its CRC-32. */
const ENTRY = 8;

/** What a file of chances says about itself: one side to play with so many men. */
export interface ChanceDescription extends Sides {
  readonly key: string;
  readonly size: number;
  readonly sweeps: number;
  /** By how many steps of 1/65,535 a chance may be too low: what further sweeps would add, and rounding, here and below. */
  readonly missing: number;
  /** Means over all positions, 0 to 1: the chances of the side to play, of the other, and of whichever has the better one. */
  readonly win: number;
  readonly loss: number;
  readonly better: number;
  /** The greatest share of a position that is left to games without end, and the positions where that is more than rounding. */
  readonly mostEndless: number;
  readonly endless: number;
}

/** Means and counts of chances, as a file tells them. */
export function describeChances(
  chances: Uint16Array,
  missing: number,
): Pick<ChanceDescription, 'win' | 'loss' | 'better' | 'mostEndless' | 'endless'> {
  const size = chances.length / 2;
  let [win, loss, better, most, endless] = [0, 0, 0, 0, 0];
  for (let at = 0; at < chances.length; at += 2) {
    const [own, other] = [chances[at] as number, chances[at + 1] as number];
    const open = CERTAIN - own - other;
    win += own;
    loss += other;
    better += Math.max(own + open / 2, other + open / 2);
    most = Math.max(most, open);
    if (open > 2 * missing + 1) endless++;
  }
  const mean = (sum: number): number => sum / size / CERTAIN;
  return { win: mean(win), loss: mean(loss), better: mean(better), mostEndless: most / CERTAIN, endless };
}

/** The bytes of a chunk: those of the chances to win, lower halves first, then of what both chances leave open. */
export function chunkBytes(chances: Uint16Array, first: number): Uint8Array {
  const part = chances.subarray(2 * first, 2 * (first + CHANCE_CHUNK));
  const count = part.length / 2;
  const bytes = new Uint8Array(4 * count);
  for (let i = 0; i < count; i++) {
    const win = part[2 * i] as number;
    const open = CERTAIN - win - (part[2 * i + 1] as number);
    bytes[i] = win;
    bytes[count + i] = win >> 8;
    bytes[2 * count + i] = open;
    bytes[3 * count + i] = open >> 8;
  }
  return bytes;
}

/** The chances that {@link chunkBytes} made bytes of. */
export function chunkChances(bytes: Uint8Array): Uint16Array {
  const count = bytes.length / 4;
  const chances = new Uint16Array(2 * count);
  for (let i = 0; i < count; i++) {
    const win = (bytes[i] as number) | ((bytes[count + i] as number) << 8);
    chances[2 * i] = win;
    chances[2 * i + 1] = CERTAIN - win - ((bytes[2 * count + i] as number) | ((bytes[3 * count + i] as number) << 8));
  }
  return chances;
}

/** The head of a file: description, directory of its chunks, checksum. */
export function writeChanceHead(description: ChanceDescription, chunks: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify({ format: 'merellier-chances', ...description }));
  const head = new Uint8Array(START + text.length + ENTRY * chunks.length + 4);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode(MAGIC));
  view.setUint32(8, FORMAT, true);
  view.setUint32(12, text.length, true);
  head.set(text, START);
  for (const [i, chunk] of chunks.entries()) {
    const at = START + text.length + ENTRY * i;
    view.setUint32(at, chunk.length, true);
    view.setUint32(at + 4, crc32(chunk), true);
  }
  view.setUint32(head.length - 4, crc32(head.subarray(0, -4)), true);
  return head;
}

/** Where a chunk lies in its file. */
export interface ChancePart {
  readonly offset: number;
  readonly length: number;
  readonly crc: number;
}

/** Reads a head; `read` gives bytes of the file, `length` is that of the whole. Throws a {@link TableFileError}. */
export function readChanceHead(
  file: string,
  length: number,
  read: (offset: number, length: number) => Uint8Array,
): { readonly description: ChanceDescription; readonly parts: readonly ChancePart[] } {
  const start = read(0, START);
  if (start.length < START || new TextDecoder().decode(start.subarray(0, 8)) !== MAGIC)
    throw new TableFileError(file, 'not-a-table');
  const view = new DataView(start.buffer, start.byteOffset);
  if (view.getUint32(8, true) !== FORMAT) throw new TableFileError(file, 'other-version');
  const text = view.getUint32(12, true);
  const description = parse(file, read(START, text));
  const count = Math.ceil(description.size / CHANCE_CHUNK);
  const size = START + text + ENTRY * count + 4;
  const head = read(0, size);
  if (head.length < size) throw new TableFileError(file, 'truncated');
  const directory = new DataView(head.buffer, head.byteOffset);
  if (directory.getUint32(size - 4, true) !== crc32(head.subarray(0, -4))) throw new TableFileError(file, 'damaged');
  let offset = size;
  const parts = Array.from({ length: count }, (_, i): ChancePart => {
    const at = START + text + ENTRY * i;
    const part = { offset, length: directory.getUint32(at, true), crc: directory.getUint32(at + 4, true) };
    offset += part.length;
    return part;
  });
  if (offset !== length) throw new TableFileError(file, length < offset ? 'truncated' : 'damaged');
  return { description, parts };
}

function parse(file: string, text: Uint8Array): ChanceDescription {
  try {
    const read = JSON.parse(new TextDecoder().decode(text)) as ChanceDescription;
    if (typeof read.key === 'string' && [read.own, read.opponent, read.size].every(Number.isSafeInteger)) return read;
  } catch {
    // Said below.
  }
  throw new TableFileError(file, 'damaged');
}
