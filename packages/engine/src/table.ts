import * as codes from './search-codes.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { DEEP, SHALLOW } = codes;
const WORDS = codes.ENTRY_WORDS;
const SLOTS = codes.BUCKET_ENTRIES;

/** How many buckets a table of so many megabytes has: a power of two. */
export const bucketsIn = (megabytes: number): number =>
  2 ** Math.max(4, Math.floor(Math.log2((megabytes * 2 ** 20) / codes.BUCKET_BYTES)));

/**
 * The transposition table: what is known of positions already searched, in a fixed piece of memory. An entry is four 32-bit
 * words: both words of the key, the best turn, and value, depth, age and bound in one. Deep entries share buckets of four;
 * a shallow one has one place, which the newest takes.
 */
export class Table {
  private readonly words: Int32Array;
  private readonly shallow = new Int32Array(SHALLOW * WORDS);
  private readonly mask: number;
  private age = 0;
  /** Nothing was stored since it was made or cleared: an empty table is not written to, which would take memory for it. */
  private isEmpty = true;
  /** The entry of the last {@link find}. */
  turn = 0;
  value = 0;
  depth = 0;
  bound = 0;

  /** `megabytes` is the most memory that deep entries take: as many as the greatest power of two that fits. */
  constructor(megabytes: number) {
    const buckets = bucketsIn(megabytes);
    this.words = new Int32Array(buckets * SLOTS * WORDS);
    this.mask = buckets - 1;
  }

  clear(): void {
    if (this.isEmpty) return;
    this.isEmpty = true;
    this.words.fill(0);
    this.shallow.fill(0);
    this.age = 0;
  }

  /** To be called before each search: entries of earlier ones give way first. */
  grow(): void {
    this.isEmpty = false;
    this.age = (this.age + 1) & 63;
  }

  /** Looks up a position that so many turns are still to be searched in; if it is found, its entry is in the fields. */
  find(key0: number, key1: number, depth: number): boolean {
    if (depth >= DEEP) {
      const { words } = this;
      const first = (key0 & this.mask) * (SLOTS * WORDS);
      for (let at = first; at < first + SLOTS * WORDS; at += WORDS)
        if (words[at] === key0 && words[at + 1] === key1) return this.read(words, at);
    }
    const { shallow } = this;
    const at = (key0 & (SHALLOW - 1)) * WORDS;
    return shallow[at] === key0 && shallow[at + 1] === key1 && this.read(shallow, at);
  }

  /** Reads an entry into the fields. */
  private read(words: Int32Array, at: number): boolean {
    const packed = words[at + 3] as number;
    this.turn = words[at + 2] as number;
    this.value = packed >> 16;
    this.depth = (packed >> 8) & 0xff;
    this.bound = packed & 3;
    return this.bound !== 0;
  }

  /** Stores what a search found; the least deep entry of the bucket, older ones first, gives way. `turn` 0 is none. */
  store(key0: number, key1: number, turn: number, value: number, depth: number, bound: number): void {
    const { words, shallow, age } = this;
    if (depth < DEEP) {
      const at = (key0 & (SHALLOW - 1)) * WORDS;
      shallow[at] = key0;
      shallow[at + 1] = key1;
      shallow[at + 2] = turn;
      shallow[at + 3] = (value << 16) | (depth << 8) | bound;
      return;
    }
    const first = (key0 & this.mask) * (SLOTS * WORDS);
    let slot = first;
    let least = 1 << 30;
    for (let at = first; at < first + SLOTS * WORDS; at += WORDS) {
      const packed = words[at + 3] as number;
      if (words[at] === key0 && words[at + 1] === key1) {
        slot = at;
        // A turn once found is worth keeping even when the new search saw none.
        words[at + 2] = turn !== 0 ? turn : (words[at + 2] as number);
        words[at + 3] = (value << 16) | (depth << 8) | (age << 2) | bound;
        return;
      }
      const worth = ((packed >> 8) & 0xff) + (((packed >> 2) & 63) === age ? 256 : 0) + ((packed & 3) === 0 ? -512 : 0);
      if (worth < least) {
        least = worth;
        slot = at;
      }
    }
    words[slot] = key0;
    words[slot + 1] = key1;
    words[slot + 2] = turn;
    words[slot + 3] = (value << 16) | (depth << 8) | (age << 2) | bound;
  }
}
