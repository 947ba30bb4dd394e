import { crc32 } from './crc32.ts';
import type { Pair } from './pair.ts';
import { Places } from './place.ts';
import type { Solved } from './small.ts';
import { Table } from './table.ts';
import { TableFileError } from './table-file.ts';
import { MemoryTables } from './tables.ts';
import type { Variant } from './variant.ts';

const MAGIC = 'MERELSML';
const VERSION = 1;
/** Magic, version, length of the description; then the description, the tables, and a CRC-32 of everything before. */
const START = 16;

interface SmallDescription {
  readonly key: string;
  readonly tables: readonly {
    readonly pair: Pair;
    readonly side: 0 | 1;
    readonly values: number;
    readonly distances: number;
  }[];
}

/** Solved small tables as bytes, to be handed from a worker or kept. */
export function writeSmall(variant: Variant, { tables }: Solved): Uint8Array<ArrayBuffer> {
  const description: SmallDescription = {
    key: variant.key,
    tables: tables.map(({ pair, side, values, distances }) => ({
      ...{ pair, side },
      ...{ values: values.length, distances: distances?.length ?? 0 },
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(description));
  const parts = tables.flatMap(({ values, distances }) => [values, distances ?? new Uint8Array(0)]);
  const length = START + text.length + parts.reduce((sum, part) => sum + part.length, 0) + 4;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  view.setUint32(8, VERSION, true);
  view.setUint32(12, text.length, true);
  bytes.set(text, START);
  let at = START + text.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(at, crc32(bytes.subarray(0, at)), true);
  return bytes;
}

/**
 * Small tables from bytes that {@link writeSmall} made; the bytes are used as they are, not copied. Throws a
 * {@link TableFileError} where they are damaged, or those of another rule set; `name` is what it calls them.
 */
export function readSmall(variant: Variant, bytes: Uint8Array, name: string): MemoryTables {
  if (bytes.length < START + 4 || new TextDecoder('latin1').decode(bytes.subarray(0, 8)) !== MAGIC)
    throw new TableFileError(name, 'not-a-table');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(8, true) !== VERSION) throw new TableFileError(name, 'other-version');
  const end = bytes.length - 4;
  if (view.getUint32(end, true) !== crc32(bytes.subarray(0, end))) throw new TableFileError(name, 'damaged');
  const text = bytes.subarray(START, START + view.getUint32(12, true));
  const { key, tables } = JSON.parse(new TextDecoder().decode(text)) as SmallDescription;
  if (key !== variant.key) throw new TableFileError(name, 'other-table');
  let at = START + text.length;
  const take = (length: number): Uint8Array => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  return new MemoryTables(
    new Places(variant.rules),
    tables.map(({ pair, side, values, distances }) => new Table(pair, side, take(values), take(distances))),
  );
}
