import { highBit, lowBit } from './position.ts';

/** The most pieces that one turn can take. */
export const MOST_TAKEN = 20;

/**
 * The captures found in one search, in columns. Two routes that share origin, destination and the set of pieces taken are
 * one turn; the first found is kept, unless all routes are asked for. Worse ones by `rank` are dropped.
 */
export class CaptureList {
  count = 0;
  rank = 0;
  from = new Uint8Array(32);
  to = new Uint8Array(32);
  /** The places of the pieces taken, as bits. */
  low = new Int32Array(32);
  high = new Int32Array(32);
  size = new Uint8Array(32);
  /** Whether the capture can go on from where it ends, or a better one be made by the same jumps. */
  unfinished = new Uint8Array(32);
  /** {@link MOST_TAKEN} cells a capture: those of the pieces taken, and those landed on. */
  taken = new Uint8Array(32 * MOST_TAKEN);
  path = new Uint8Array(32 * MOST_TAKEN);

  clear(): void {
    this.count = 0;
    this.rank = -1;
  }

  /** Adds a capture of `size` pieces from the cells in `taken` and `path`, unless a better one or the same is there. */
  add(
    placeOf: Int32Array,
    from: number,
    taken: Uint8Array,
    path: Uint8Array,
    size: number,
    rank: number,
    unfinished: boolean,
    routes: boolean,
  ): void {
    if (rank < this.rank) return;
    if (rank > this.rank) {
      this.rank = rank;
      this.count = 0;
    }
    const to = path[size - 1] as number;
    let low = 0;
    let high = 0;
    for (let i = 0; i < size; i++) {
      const place = placeOf[taken[i] as number] as number;
      low |= lowBit(place);
      high |= highBit(place);
    }
    if (!routes)
      for (let i = this.count - 1; i >= 0 && this.from[i] === from; i--)
        if (this.to[i] === to && this.low[i] === low && this.high[i] === high) return;
    const at = this.count++;
    if (at === this.from.length) this.grow();
    this.from[at] = from;
    this.to[at] = to;
    this.low[at] = low;
    this.high[at] = high;
    this.size[at] = size;
    this.unfinished[at] = unfinished ? 1 : 0;
    for (let i = 0; i < size; i++) {
      this.taken[at * MOST_TAKEN + i] = taken[i] as number;
      this.path[at * MOST_TAKEN + i] = path[i] as number;
    }
  }

  private grow(): void {
    this.from = doubled(this.from);
    this.to = doubled(this.to);
    const low = new Int32Array(this.low.length * 2);
    low.set(this.low);
    this.low = low;
    const high = new Int32Array(this.high.length * 2);
    high.set(this.high);
    this.high = high;
    this.size = doubled(this.size);
    this.unfinished = doubled(this.unfinished);
    this.taken = doubled(this.taken);
    this.path = doubled(this.path);
  }
}

function doubled(column: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(column.length * 2);
  grown.set(column);
  return grown;
}
