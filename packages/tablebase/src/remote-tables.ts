import type { MillPosition } from '@merellier/rules';
import { Cache } from './cache.ts';
import { crc32 } from './crc32.ts';
import { type Exact, type ExactTurn, exactTurns, exactValue } from './exact.ts';
import { type Layer, layerFolder, layerName, pairOf, sideOf } from './layer.ts';
import { pairName } from './pair.ts';
import { Places } from './place.ts';
import { type Entry, Table, UNKNOWN } from './table.ts';
import { CHUNK, LONGEST_DESCRIPTION, measureHead, TableFileError, TableHead } from './table-file.ts';
import type { Tables } from './tables.ts';
import type { Variant } from './variant.ts';

/**
 * Reads a part of a file by its path below the folder of all tables, `nine-unless-all-fly3/5-4.table`; fewer bytes come
 * where the file ends, null where there is no such file.
 */
export type ReadRange = (file: string, offset: number, length: number) => Promise<Uint8Array | null>;

/**
 * Reads parts of files below an address, by HTTP range requests. Rejects with a {@link TableFileError} where the server
 * knows no ranges: tables are too large to be sent whole for each answer.
 */
export function readByHttp(address: string): ReadRange {
  const base = address.endsWith('/') ? address : `${address}/`;
  return async (file, offset, length) => {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const response = await fetch(new URL(file, base), { headers: { range } }).catch(() => null);
    if (response === null) throw new TableFileError(file, 'unreachable');
    if (response.status === 206) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === 404) return null;
    // The file ends before the range that was requested.
    if (response.status === 416) return new Uint8Array(0);
    throw new TableFileError(file, response.status === 200 ? 'no-ranges' : 'unreachable');
  };
}

/**
 * Tables somewhere else, of which only the parts are fetched that a question needs: those of the movement phase and, where
 * they are solved, those of positions with men in hand. Which of them exist is found out when they are first needed.
 */
export class RemoteTables {
  readonly variant: Variant;
  private readonly read: ReadRange;
  private readonly places: Places;
  private readonly heads = new Map<string, Promise<TableHead | null>>();
  private readonly chunks = new Cache<Table>(1024);
  /** Files that are not there, by path. */
  private readonly absent = new Set<string>();

  constructor(variant: Variant, read: ReadRange) {
    this.variant = variant;
    this.read = read;
    this.places = new Places(variant.rules);
  }

  /** The exact value of a position; null if no table covers it. */
  value(position: MillPosition): Promise<Exact | null> {
    return this.answer((tables) => exactValue(this.variant.rules, tables, position));
  }

  /** The exact values of all legal turns; null where one of them leads to a position that no table covers. */
  turns(position: MillPosition): Promise<readonly ExactTurn[] | null> {
    return this.answer((tables) => exactTurns(this.variant.rules, tables, position));
  }

  /** Asks with what is here, fetches what was missing, and asks again. */
  private async answer<A>(ask: (tables: Tables) => A): Promise<A> {
    for (;;) {
      const missing = new Map<number, Wanted>();
      const answer = ask({
        places: this.places,
        men: this.variant.men,
        look: (own, opponent, hands = 0) => this.look(own, opponent, hands, missing),
      });
      if (missing.size === 0) return answer;
      await Promise.all([...missing].map(([key, wanted]) => this.fetch(key, wanted)));
    }
  }

  private look(own: number, opponent: number, hands: number, missing: Map<number, Wanted>): Entry {
    const { white, black, side, index } = this.places.find(own, opponent);
    const key = ((((((hands << 4) | white) << 4) | black) << 1) | side) * 2 ** 24 + Math.floor(index / CHUNK);
    const chunk = this.chunks.get(key);
    if (chunk) return chunk.entry(index % CHUNK);
    const [mine, theirs] = side === 0 ? [white, black] : [black, white];
    const wanted: Wanted = { layer: { hands, own: mine, opponent: theirs }, side, index };
    if (!this.absent.has(this.fileOf(wanted.layer))) missing.set(key, wanted);
    return UNKNOWN;
  }

  private fileOf(layer: Layer): string {
    if (layer.hands === 0) return `${this.variant.key}/${pairName(pairOf(layer))}.table`;
    return `${layerFolder(this.variant)}/${layerName(layer)}.table`;
  }

  private async fetch(key: number, { layer, side, index }: Wanted): Promise<void> {
    const head = await this.head(layer);
    if (!head) return;
    const { description } = head;
    const file = this.fileOf(layer);
    const { offset, values, distances, crc } = head.chunk(head.chunkOf(side, index));
    const bytes = await this.read(file, offset, values + distances);
    if (!bytes || bytes.length < values + distances) throw new TableFileError(file, 'truncated');
    if (crc32(bytes) !== crc) throw new TableFileError(file, 'damaged');
    const plies = description.distances ? await inflate(bytes.subarray(values)) : null;
    const table = new Table(description.pair, side, await inflate(bytes.subarray(0, values)), plies);
    this.chunks.set(key, table);
  }

  private head(layer: Layer): Promise<TableHead | null> {
    const file = this.fileOf(layer);
    let head = this.heads.get(file);
    if (!head) {
      head = this.readHead(layer, file);
      this.heads.set(file, head);
      // A request that failed is made again the next time.
      head.catch(() => this.heads.delete(file));
    }
    return head;
  }

  private async readHead(layer: Layer, file: string): Promise<TableHead | null> {
    const start = await this.read(file, 0, LONGEST_DESCRIPTION);
    if (!start) {
      this.absent.add(file);
      return null;
    }
    const length = measureHead(file, start);
    const bytes = length <= start.length ? start.subarray(0, length) : await this.read(file, 0, length);
    const head = new TableHead(file, bytes ?? new Uint8Array(0));
    const { key, pair, hands = 0, side } = head.description;
    const isIt =
      `${key}/` === file.slice(0, file.indexOf('/') + 1) &&
      pairName(pair) === pairName(pairOf(layer)) &&
      hands === layer.hands &&
      (hands === 0 || side === sideOf(layer));
    if (!isIt) throw new TableFileError(file, 'other-table');
    return head;
  }
}

/** A chunk that is to be fetched: of which layer (`hands` 0: of the movement phase), and for which position of it. */
interface Wanted {
  readonly layer: Layer;
  readonly side: 0 | 1;
  readonly index: number;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0) return bytes;
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
