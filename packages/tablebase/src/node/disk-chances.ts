import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { Cache } from '../cache.ts';
import {
  CHANCE_CHUNK,
  type ChanceDescription,
  type ChancePart,
  chunkChances,
  readChanceHead,
} from '../chances/chance-file.ts';
import { ChancePlaces, type Sides, sidesName } from '../chances/chance-places.ts';
import { allSides, type ChanceRules } from '../chances/chance-rules.ts';
import { type ChanceTables, NO_CHANCES } from '../chances/chance-tables.ts';
import { countBits } from '../sets.ts';
import { TableFileError } from '../table-file.ts';

/** Chunks kept in memory: 16 MB. */
const MOST_CHUNKS = 256;

/** The folder of the chances of a rule set with dice. */
export const chanceFolder = (folder: string, { key }: ChanceRules): string => join(folder, key);

/** The file of one side to play with so many men. */
export const chanceFile = (folder: string, rules: ChanceRules, sides: Sides): string =>
  join(chanceFolder(folder, rules), `${sidesName(sides)}.chances`);

/** An open file of chances, its head read and checked. */
export class ChanceFile {
  readonly description: ChanceDescription;
  /** Bytes of the file. */
  readonly bytes: number;
  private readonly file: string;
  private readonly handle: number;
  private readonly parts: readonly ChancePart[];

  /** Throws a {@link TableFileError} where the file is damaged, cut short, or holds other chances. */
  constructor(folder: string, { key, ...rules }: ChanceRules, sides: Sides) {
    this.file = chanceFile(folder, { key, ...rules }, sides);
    this.handle = openSync(this.file, 'r');
    try {
      this.bytes = fstatSync(this.handle).size;
      const { description, parts } = readChanceHead(this.file, this.bytes, (offset, length) =>
        this.read(offset, length),
      );
      if (description.key !== key || sidesName(description) !== sidesName(sides))
        throw new TableFileError(this.file, 'other-table');
      this.description = description;
      this.parts = parts;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    closeSync(this.handle);
  }

  /** Reads and unpacks a chunk. */
  chunk(number: number): Uint16Array {
    const { offset, length, crc } = this.parts[number] as ChancePart;
    const bytes = this.read(offset, length);
    if (bytes.length < length) throw new TableFileError(this.file, 'truncated');
    if (crc32(bytes) !== crc) throw new TableFileError(this.file, 'damaged');
    return chunkChances(inflateRawSync(bytes));
  }

  /** All chances. */
  load(): Uint16Array {
    const chances = new Uint16Array(2 * this.description.size);
    for (let i = 0; i < this.parts.length; i++) chances.set(this.chunk(i), 2 * CHANCE_CHUNK * i);
    return chances;
  }

  private read(offset: number, length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, readSync(this.handle, bytes, 0, length, offset));
  }
}

/** The chances of a rule set in a folder, read as they are asked for. */
export class DiskChances implements ChanceTables {
  readonly places: ChancePlaces;
  readonly men: number;
  private readonly files: ReadonlyMap<string, ChanceFile>;
  private readonly chunks = new Cache<Uint16Array>(MOST_CHUNKS);

  private constructor(rules: ChanceRules, files: ReadonlyMap<string, ChanceFile>) {
    this.places = new ChancePlaces(rules.rules);
    this.files = files;
    this.men = Math.max(...[...files.values()].map(({ description }) => description.own));
  }

  /** Opens what a folder has of a rule set; null where it has nothing. Throws a {@link TableFileError} for a file that is damaged. */
  static open(rules: ChanceRules, folder: string): DiskChances | null {
    const files = new Map<string, ChanceFile>();
    for (const { own, opponent } of allSides(rules.men, rules.rules.core.leastMen))
      for (const sides of [
        { own, opponent },
        { own: opponent, opponent: own },
      ])
        if (!files.has(sidesName(sides)) && existsSync(chanceFile(folder, rules, sides)))
          files.set(sidesName(sides), new ChanceFile(folder, rules, sides));
    return files.size === 0 ? null : new DiskChances(rules, files);
  }

  look(own: number, opponent: number): number {
    const sides = { own: countBits(own), opponent: countBits(opponent) };
    const file = this.files.get(sidesName(sides));
    if (!file) return NO_CHANCES;
    const index = this.places.find(own, opponent, sides);
    const number = Math.floor(index / CHANCE_CHUNK);
    const key = ((sides.own << 4) | sides.opponent) * 2 ** 24 + number;
    let chunk = this.chunks.get(key);
    if (!chunk) {
      chunk = file.chunk(number);
      this.chunks.set(key, chunk);
    }
    const at = 2 * (index % CHANCE_CHUNK);
    return (chunk[at] as number) * 65_536 + (chunk[at + 1] as number);
  }

  close(): void {
    for (const file of this.files.values()) file.close();
  }
}
