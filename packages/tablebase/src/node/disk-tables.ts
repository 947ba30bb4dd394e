import { existsSync, readdirSync } from 'node:fs';
import { Cache } from '../cache.ts';
import { type Layer, layerName } from '../layer.ts';
import { type Pair, pairName, pairsUpTo } from '../pair.ts';
import { Places } from '../place.ts';
import { type Entry, type Table, UNKNOWN } from '../table.ts';
import { CHUNK } from '../table-file.ts';
import { longestByMen, type Tables } from '../tables.ts';
import { MOST_MEN, type Variant } from '../variant.ts';
import type { DiskTable } from './disk-table.ts';
import { layerFile, openLayer, openTable, tableFile, tableFolder } from './folder.ts';

/** Chunks kept in memory: 16 MB of values, and their distances. */
const MOST_CHUNKS = 4096;

/** The tables of a rule set in a folder. Values are read as they are asked for, and those used last are kept. */
export class DiskTables implements Tables {
  readonly places: Places;
  readonly men: number;
  readonly longestBelow: (men: number) => number;
  private readonly variant: Variant;
  private readonly folder: string;
  /** By name; null where there is none. */
  private readonly tables = new Map<string, DiskTable | null>();
  private readonly chunks = new Cache<Table>(MOST_CHUNKS);

  private constructor(variant: Variant, folder: string, tables: readonly DiskTable[]) {
    this.variant = variant;
    this.folder = folder;
    this.places = new Places(variant.rules);
    for (const table of tables) this.tables.set(pairName(table.head.description.pair), table);
    this.men = Math.max(0, ...tables.map(({ head }) => head.description.pair.white));
    this.longestBelow = longestByMen(
      tables.map(({ head: { description } }) => {
        const { pair, counts, distances } = description;
        const longest = Math.max(...counts.flatMap(({ longestWin, longestLoss }) => [longestWin, longestLoss]));
        return [pair.white + pair.black, distances ? longest : 0] as const;
      }),
    );
  }

  /**
   * Opens all tables of the movement phase that a folder has for a rule set; null where it has none. Tables of positions
   * with men in hand are many: each is opened when it is first needed. Throws a `TableFileError` for a file that is
   * damaged or cut short.
   */
  static open(variant: Variant, folder: string): DiskTables | null {
    if (!existsSync(tableFolder(folder, variant))) return null;
    const names = new Set(readdirSync(tableFolder(folder, variant)));
    const pairs: readonly Pair[] = pairsUpTo(MOST_MEN).filter((pair) => names.has(`${pairName(pair)}.table`));
    if (pairs.length === 0) return null;
    return new DiskTables(
      variant,
      folder,
      pairs.map((pair) => openTable(variant, pair, tableFile(folder, variant, pair))),
    );
  }

  /** Throws a `TableFileError` where the part of the file that holds the position is damaged. */
  look(own: number, opponent: number, hands = 0): Entry {
    const { white, black, side, index } = this.places.find(own, opponent);
    const [mine, theirs] = side === 0 ? [white, black] : [black, white];
    const table =
      hands === 0 ? this.tables.get(`${white}-${black}`) : this.layer({ hands, own: mine, opponent: theirs });
    if (!table) return UNKNOWN;
    const number = table.head.chunkOf(side, index);
    const key = ((((((hands << 1) | side) << 4) | white) << 4) | black) * 2 ** 24 + number;
    let chunk = this.chunks.get(key);
    if (!chunk) {
      chunk = table.chunk(number);
      this.chunks.set(key, chunk);
    }
    return chunk.entry(index % CHUNK);
  }

  private layer(layer: Layer): DiskTable | null {
    const name = layerName(layer);
    let table = this.tables.get(name);
    if (table === undefined) {
      const file = layerFile(this.folder, this.variant, layer);
      table = existsSync(file) ? openLayer(this.variant, layer, file) : null;
      this.tables.set(name, table);
    }
    return table;
  }

  close(): void {
    for (const table of this.tables.values()) table?.close();
    this.tables.clear();
  }
}
