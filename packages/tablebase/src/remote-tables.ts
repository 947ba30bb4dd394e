import type { MillPosition } from '@merellier/rules';
import { Cache } from './cache.ts';
import { crc32 } from './crc32.ts';
import { type Exact, type ExactTurn, exactTurns, exactValue } from './exact.ts';
import { type Pair, pairName } from './pair.ts';
import { Places } from './place.ts';
import { type Entry, Table, UNKNOWN } from './table.ts';
import { CHUNK, LONGEST_DESCRIPTION, measureHead, TableFileError, TableHead } from './table-file.ts';
import type { Tables } from './tables.ts';
import type { Variant } from './variant.ts';

/** Reads a part of a file by its name, `5-4.table`; fewer bytes come where the file ends. */
export type ReadRange = (file: string, offset: number, length: number) => Promise<Uint8Array>;

/** Reads parts of files below an address, by HTTP range requests. */
export function readByHttp(address: string): ReadRange {
  const base = address.endsWith('/') ? address : `${address}/`;
  return async (file, offset, length) => {
    const response = await fetch(new URL(file, base), { headers: { range: `bytes=${offset}-${offset + length - 1}` } });
    if (response.status !== 206 && response.status !== 200) throw new TableFileError(file, 'not-a-table');
    const bytes = new Uint8Array(await response.arrayBuffer());
    // A server that knows no ranges sends the whole file.
    return response.status === 200 ? bytes.subarray(offset, offset + length) : bytes;
  };
}

/**
 * Tables somewhere else, of which only the parts are fetched that a question needs. The folder must be that of the rule
 * set's tables; which of them exist is found out when they are first needed.
 */
export class RemoteTables {
  readonly variant: Variant;
  private readonly read: ReadRange;
  private readonly places: Places;
  private readonly heads = new Map<string, Promise<TableHead>>();
  private readonly chunks = new Cache<Table>(1024);

  constructor(variant: Variant, read: ReadRange) {
    this.variant = variant;
    this.read = read;
    this.places = new Places(variant.rules);
  }

  /** The exact value of a position; null if it is none of the movement phase. */
  value(position: MillPosition): Promise<Exact | null> {
    return this.answer((tables) => exactValue(this.variant.rules, tables, position));
  }

  /** The exact values of all legal turns; null where they are none of the movement phase. */
  turns(position: MillPosition): Promise<readonly ExactTurn[] | null> {
    return this.answer((tables) => exactTurns(this.variant.rules, tables, position));
  }

  /** Asks with what is here, fetches what was missing, and asks again. */
  private async answer<A>(ask: (tables: Tables) => A): Promise<A> {
    for (;;) {
      const missing = new Map<number, readonly [pair: Pair, side: 0 | 1, index: number]>();
      const answer = ask({
        places: this.places,
        men: this.variant.men,
        look: (own, opponent, hands = 0) => (hands > 0 ? UNKNOWN : this.look(own, opponent, missing)),
      });
      if (missing.size === 0) return answer;
      await Promise.all([...missing].map(([key, wanted]) => this.fetch(key, ...wanted)));
    }
  }

  private look(
    own: number,
    opponent: number,
    missing: Map<number, readonly [pair: Pair, side: 0 | 1, index: number]>,
  ): Entry {
    const { white, black, side, index } = this.places.find(own, opponent);
    const key = ((((white << 4) | black) << 1) | side) * 2 ** 24 + Math.floor(index / CHUNK);
    const chunk = this.chunks.get(key);
    if (chunk) return chunk.entry(index % CHUNK);
    missing.set(key, [{ white, black }, side, index]);
    return UNKNOWN;
  }

  private async fetch(key: number, pair: Pair, side: 0 | 1, index: number): Promise<void> {
    const head = await this.head(pair);
    const { description, file } = head;
    const { offset, values, distances, crc } = head.chunk(head.chunkOf(side, index));
    const bytes = await this.read(file, offset, values + distances);
    if (bytes.length < values + distances) throw new TableFileError(file, 'truncated');
    if (crc32(bytes) !== crc) throw new TableFileError(file, 'damaged');
    const plies = description.distances ? await inflate(bytes.subarray(values)) : null;
    this.chunks.set(key, new Table(pair, side, await inflate(bytes.subarray(0, values)), plies));
  }

  private head(pair: Pair): Promise<TableHead> {
    const name = pairName(pair);
    let head = this.heads.get(name);
    if (!head) {
      head = this.readHead(pair);
      this.heads.set(name, head);
      // What failed is asked for again the next time.
      head.catch(() => this.heads.delete(name));
    }
    return head;
  }

  private async readHead(pair: Pair): Promise<TableHead> {
    const file = `${pairName(pair)}.table`;
    const length = measureHead(file, await this.read(file, 0, LONGEST_DESCRIPTION));
    const head = new TableHead(file, await this.read(file, 0, length));
    const { description } = head;
    if (description.key !== this.variant.key || pairName(description.pair) !== pairName(pair))
      throw new TableFileError(file, 'other-table');
    return head;
  }
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0) return bytes;
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
