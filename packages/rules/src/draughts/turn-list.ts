/** The most pieces that one turn can take. */
export const MOST_TAKEN = 20;

/**
 * The turns found in one search, in columns: captures, or moves, which take nothing. Two routes that share origin, destination and the set of pieces taken are
 * one turn; the first found is kept, unless all routes are asked for. Worse ones by rank are dropped.
 */
export class TurnList {
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

  addMove(from: number, to: number, king: boolean): void {
    const at = this.open();
    this.from[at] = from;
    this.to[at] = to;
    this.king[at] = king ? 1 : 0;
    this.unfinished[at] = 0;
    this.low[at] = 0;
    this.high[at] = 0;
    this.size[at] = 0;
  }

  /** Drops the moves from a place. */
  dropMovesFrom(place: number): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      if (this.from[i] === place) continue;
      this.from[kept] = this.from[i] as number;
      this.to[kept] = this.to[i] as number;
      this.king[kept] = this.king[i] as number;
      kept++;
    }
    this.count = kept;
  }

  /** Makes room for one turn and returns its index. */
  open(): number {
    const at = this.count++;
    if (at === this.from.length) this.#grow();
    return at;
  }

  /** Whether a capture with these squares and this set is there. Captures of one origin stand together. */
  has(from: number, to: number, low: number, high: number): boolean {
    for (let i = this.count - 1; i >= 0 && this.from[i] === from; i--)
      if (this.to[i] === to && this.low[i] === low && this.high[i] === high) return true;
    return false;
  }

  #grow(): void {
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
export const pathOf = (list: TurnList, index: number): readonly number[] => columnOf(list.path, list, index);
/** The places of the pieces taken by a capture of a list, in order. */
export const takenBy = (list: TurnList, index: number): readonly number[] => columnOf(list.taken, list, index);

function columnOf(column: Uint8Array, list: TurnList, index: number): readonly number[] {
  const places: number[] = [];
  for (let i = 0; i < (list.size[index] as number); i++) places.push(column[index * MOST_TAKEN + i] as number);
  return places;
}

const lists: TurnList[] = [];
/** A list of turns for one depth: each level of a recursion has its own. */
export function turnList(depth: number): TurnList {
  let list = lists[depth];
  if (!list) {
    list = new TurnList();
    lists[depth] = list;
  }
  return list;
}
