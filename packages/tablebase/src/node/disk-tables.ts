import { existsSync, readdirSync } from 'node:fs';
import { Cache } from '../cache.ts';
import { type Pair, pairName, pairsUpTo } from '../pair.ts';
import { Places } from '../place.ts';
import { type Entry, type Table, UNKNOWN } from '../table.ts';
import { CHUNK } from '../table-file.ts';
import type { Tables } from '../tables.ts';
import type { Variant } from '../variant.ts';
import type { DiskTable } from './disk-table.ts';
import { openTable, tableFile, tableFolder } from './folder.ts';

/** Chunks kept in memory: 16 MB of values, and their distances. */
const MOST_CHUNKS = 4096;

/** The tables of a rule set in a folder. Values are read as they are asked for, and those used last are kept. */
export class DiskTables implements Tables {
  readonly places: Places;
  readonly men: number;
  private readonly tables = new Map<string, DiskTable>();
  private readonly chunks = new Cache<Table>(MOST_CHUNKS);

  private constructor(variant: Variant, tables: readonly DiskTable[]) {
    this.places = new Places(variant.rules);
    for (const table of tables) this.tables.set(pairName(table.head.description.pair), table);
    this.men = Math.max(0, ...tables.map(({ head }) => head.description.pair.white));
  }

  /**
   * Opens all tables that a folder has for a rule set; null where it has none. Throws a {@link TableFileError} for a file
   * that is damaged or cut short.
   */
  static open(variant: Variant, folder: string): DiskTables | null {
    if (!existsSync(tableFolder(folder, variant))) return null;
    const names = new Set(readdirSync(tableFolder(folder, variant)));
    const pairs: readonly Pair[] = pairsUpTo(9).filter((pair) => names.has(`${pairName(pair)}.table`));
    if (pairs.length === 0) return null;
    return new DiskTables(
      variant,
      pairs.map((pair) => openTable(variant, pair, tableFile(folder, variant, pair))),
    );
  }

  /** Throws a {@link TableFileError} where the part of the file that holds the position is damaged. */
  look(own: number, opponent: number): Entry {
    const { white, black, side, index } = this.places.find(own, opponent);
    const table = this.tables.get(`${white}-${black}`);
    if (!table) return UNKNOWN;
    const number = table.head.chunkOf(side, index);
    const key = ((white << 4) | black) * 2 ** 24 + number;
    let chunk = this.chunks.get(key);
    if (!chunk) {
      chunk = table.chunk(number);
      this.chunks.set(key, chunk);
    }
    return chunk.entry(index % CHUNK);
  }

  close(): void {
    for (const table of this.tables.values()) table.close();
    this.tables.clear();
  }
}
