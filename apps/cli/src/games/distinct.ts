import { createHash } from 'node:crypto';
import { endOfLine, type Game, pathTo } from '@merellier/rules';

/** Where a game stands: its file, and its number in it. */
interface Place {
  readonly file: string;
  readonly number: number;
}

/** Words of 32 bits to an entry: two of the game's hash, the number of its file from 1 (0 where the entry is free), its number in it. */
const ENTRY = 4;
const LEAST_ENTRIES = 1 << 10;

/**
 * Tells games that were met before, by their rules, first position and turns; names, comments and variations do not count. It keeps
 * eight bytes of a hash for each game, in a table with open addressing of 24 to 48 bytes a game: among ten million games, two different ones are
 * taken for one with a probability of three in a million.
 */
export class Distinct {
  #entries = new Uint32Array(LEAST_ENTRIES * ENTRY);
  #games = 0;
  readonly #files: string[] = [];

  /** The place of the game that this one repeats; null where it is new, and known from then on. */
  add(game: Game, { file, number }: Place): Place | null {
    const [high, low] = hashOf(game);
    const at = this.#find(high, low);
    const [, , known = 0, before = 0] = this.#entries.subarray(at, at + ENTRY);
    if (known > 0) return { file: this.#files[known - 1] ?? '', number: before };
    if (this.#files.at(-1) !== file) this.#files.push(file);
    this.#entries.set([high, low, this.#files.length, number], at);
    this.#games++;
    // Above two thirds the ways to a free entry grow long.
    if (this.#games * ENTRY * 1.5 > this.#entries.length) this.#grow();
    return null;
  }

  /** Where the game with this hash is, or would be. */
  #find(high: number, low: number): number {
    const entries = this.#entries;
    const last = entries.length / ENTRY - 1;
    let at = (low & last) * ENTRY;
    while (entries[at + 2] !== 0 && (entries[at] !== high || entries[at + 1] !== low))
      at = ((at / ENTRY + 1) & last) * ENTRY;
    return at;
  }

  #grow(): void {
    const old = this.#entries;
    this.#entries = new Uint32Array(old.length * 2);
    for (let from = 0; from < old.length; from += ENTRY) {
      const [high = 0, low = 0, file = 0] = old.subarray(from, from + ENTRY);
      if (file > 0) this.#entries.set(old.subarray(from, from + ENTRY), this.#find(high, low));
    }
  }
}

/** The first eight bytes of the hash of a game, as two words. */
function hashOf(game: Game): readonly [number, number] {
  const { rules, nodes } = game;
  const hash = createHash('sha1').update(`${rules.id}${JSON.stringify(rules.changes)}`);
  const path = pathTo(game, endOfLine(game));
  hash.update(rules.key((nodes[0] as Game['nodes'][number]).position));
  for (const index of path) {
    const node = nodes[index] as Game['nodes'][number];
    const turn = node.turn as { from?: number | null; to?: number | null; captures?: readonly number[] } | null;
    hash.update(`${node.turn?.kind} ${turn?.from} ${turn?.to} ${turn?.captures} ${node.dice}/`);
  }
  const digest = hash.digest();
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}
