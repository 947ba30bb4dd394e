/** The most pieces that one turn can take. */
export const MOST_TAKEN = 20;

/**
 * The captures found in one search, in columns. Two routes that share origin, destination and the set of pieces taken are
 * one turn; the first found is kept, unless all routes are asked for. Worse ones by rank are dropped.
 */
export class CaptureList {
  count = 0;
  rank = -1;
  from = new Uint8Array(32);
  to = new Uint8Array(32);
  /** Whether the piece is a king at the end of the turn. */
  king = new Uint8Array(32);
  /** Whether the capture could go on from where it ends. */
  unfinished = new Uint8Array(32);
  /** The pieces taken, as a set of squares. */
  low = new Int32Array(32);
  high = new Int32Array(32);
  /** How many pieces are taken; which, in order; and the places landed on: {@link MOST_TAKEN} entries a capture. */
  size = new Uint8Array(32);
  taken = new Uint8Array(32 * MOST_TAKEN);
  path = new Uint8Array(32 * MOST_TAKEN);

  clear(): void {
    this.count = 0;
    this.rank = -1;
  }

  /** Makes room for one capture and returns its index. */
  open(): number {
    const at = this.count++;
    if (at === this.from.length) this.grow();
    return at;
  }

  /** Whether a capture with these squares and this set is there. Captures of one origin stand together. */
  has(from: number, to: number, low: number, high: number): boolean {
    for (let i = this.count - 1; i >= 0 && this.from[i] === from; i--)
      if (this.to[i] === to && this.low[i] === low && this.high[i] === high) return true;
    return false;
  }

  private grow(): void {
    this.from = doubled(this.from);
    this.to = doubled(this.to);
    this.king = doubled(this.king);
    this.unfinished = doubled(this.unfinished);
    this.size = doubled(this.size);
    this.taken = doubled(this.taken);
    this.path = doubled(this.path);
    const length = this.low.length * 2;
    this.low = copyOf(this.low, new Int32Array(length));
    this.high = copyOf(this.high, new Int32Array(length));
  }
}

const doubled = (column: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  copyOf(column, new Uint8Array(column.length * 2));

function copyOf<Column extends Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** The places landed on by a capture of a list, in order. */
export const pathOf = (list: CaptureList, index: number): readonly number[] => columnOf(list.path, list, index);
/** The places of the pieces taken by a capture of a list, in order. */
export const takenBy = (list: CaptureList, index: number): readonly number[] => columnOf(list.taken, list, index);

const columnOf = (column: Uint8Array, list: CaptureList, index: number): readonly number[] =>
  Array.from(column.subarray(index * MOST_TAKEN, index * MOST_TAKEN + (list.size[index] as number)));

const lists: CaptureList[] = [];
/** A list of captures for one depth: each level of a recursion has its own. */
export function captureList(depth: number): CaptureList {
  let list = lists[depth];
  if (!list) {
    list = new CaptureList();
    lists[depth] = list;
  }
  return list;
}
