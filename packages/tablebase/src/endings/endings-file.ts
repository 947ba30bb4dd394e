import type { Parameters } from '@merellier/rules';
import { crc32 } from '../crc32.ts';
import { TableFileError } from '../table-file.ts';
import type { EndingRules } from './ending-rules.ts';
import { type EndingTable, EndingTables } from './ending-tables.ts';
import { type Material, piecesOf } from './material.ts';
import { Numbering } from './numbering.ts';
import { DRAWN, isWon, pliesOf } from './stored.ts';

const MAGIC = 'MERELEND';
const VERSION = 1;
/** Magic, version, length of the description; then that, its CRC-32, and the tables. */
const START = 16;

/** How the positions of a table end; those in which two pieces stand on one square are counted among the draws. */
export interface EndingCounts {
  readonly wins: number;
  readonly losses: number;
  /** The most plies that a win takes. */
  readonly longest: number;
}

/** A table as it lies in a file: `bytes` long there, `width` bytes a value once unpacked. */
export interface EndingEntry extends EndingCounts {
  readonly material: Material;
  readonly size: number;
  readonly width: 1 | 2;
  readonly bytes: number;
  readonly crc: number;
}

interface Description {
  readonly format: 'merellier-endings';
  readonly key: string;
  readonly parameters: Parameters;
  readonly tables: readonly EndingEntry[];
}

type Pack = (bytes: Uint8Array) => Uint8Array;

/** Tables as bytes; `pack` compresses each, or leaves it as it is. */
export function writeEndings(
  { key, rules }: EndingRules,
  tables: readonly EndingTable[],
  pack: Pack,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly entries: readonly EndingEntry[] } {
  const parts = tables.map(({ values }) => pack(littleEndian(values)));
  const entries = tables.map(({ material, values }, i): EndingEntry => {
    const part = parts[i] as Uint8Array;
    const width = values instanceof Uint8Array ? 1 : 2;
    return { material, size: values.length, width, bytes: part.length, crc: crc32(part), ...countsOf(values) };
  });
  const { parameters } = rules;
  const description: Description = { format: 'merellier-endings', key, parameters, tables: entries };
  const text = new TextEncoder().encode(JSON.stringify(description));
  const head = START + text.length + 4;
  const bytes = new Uint8Array(head + parts.reduce((sum, part) => sum + part.length, 0));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  view.setUint32(8, VERSION, true);
  view.setUint32(12, text.length, true);
  bytes.set(text, START);
  view.setUint32(START + text.length, crc32(bytes.subarray(0, START + text.length)), true);
  let at = head;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return { bytes, entries };
}

/**
 * Tables from bytes that {@link writeEndings} made. Throws a `TableFileError` where they are damaged, or those of another rule set;
 * `file` is what it calls them.
 */
export function readEndings({ key }: EndingRules, bytes: Uint8Array, unpack: Pack, file: string): EndingTable[] {
  const description = readHead(bytes, file);
  if (description.key !== key) throw new TableFileError(file, 'other-table');
  let at = START + new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true) + 4;
  return description.tables.map((entry) => {
    const part = bytes.subarray(at, at + entry.bytes);
    at += entry.bytes;
    if (part.length < entry.bytes) throw new TableFileError(file, 'truncated');
    if (crc32(part) !== entry.crc) throw new TableFileError(file, 'damaged');
    return { material: entry.material, values: valuesOf(unpack(part), entry) };
  });
}

/** The same for tables that were written as they are, to be looked up. */
export function readEndingTables(endings: EndingRules, bytes: Uint8Array, file: string): EndingTables {
  const read = readEndings(endings, bytes, (raw) => raw, file);
  const tables = new EndingTables(
    new Numbering(endings.rules),
    Math.max(...read.map(({ material }) => piecesOf(material))),
  );
  for (const table of read) tables.add(table);
  return tables;
}

/** What the bytes say of themselves. */
export function readHead(bytes: Uint8Array, file: string): Description {
  if (bytes.length < START || new TextDecoder('latin1').decode(bytes.subarray(0, 8)) !== MAGIC)
    throw new TableFileError(file, 'not-a-table');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(8, true) !== VERSION) throw new TableFileError(file, 'other-version');
  const end = START + view.getUint32(12, true);
  if (bytes.length < end + 4) throw new TableFileError(file, 'truncated');
  if (view.getUint32(end, true) !== crc32(bytes.subarray(0, end))) throw new TableFileError(file, 'damaged');
  return JSON.parse(new TextDecoder().decode(bytes.subarray(START, end))) as Description;
}

export function countsOf(values: Uint8Array | Uint16Array): EndingCounts {
  let wins = 0;
  let losses = 0;
  let longest = 0;
  for (const value of values) {
    if (value === DRAWN) continue;
    if (!isWon(value)) losses++;
    else {
      wins++;
      longest = Math.max(longest, pliesOf(value));
    }
  }
  return { wins, losses, longest };
}

function littleEndian(values: Uint8Array | Uint16Array): Uint8Array {
  if (values instanceof Uint8Array) return values;
  const bytes = new Uint8Array(2 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) view.setUint16(2 * i, value, true);
  return bytes;
}

function valuesOf(bytes: Uint8Array, { width, size }: EndingEntry): Uint8Array | Uint16Array {
  if (width === 1) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint16Array.from({ length: size }, (_, i) => view.getUint16(2 * i, true));
}
