import type { Places } from './place.ts';
import { countBits } from './sets.ts';
import { type Entry, type Table, UNKNOWN } from './table.ts';

/** Values that can be looked up at once. */
export interface Tables {
  readonly places: Places;
  /** The most men of a side that are covered. */
  readonly men: number;
  /**
   * What is known of the position with these men on the board, that is not over. `hands` are the men in hand of both sides
   * together, as `handsOf` gives them; none if left out.
   */
  look(own: number, opponent: number, hands?: number): Entry;
  /** The greatest distance of positions with fewer men on the board than so many, where that is known. */
  longestBelow?(men: number): number;
}

/** From the greatest distance of each number of men on the board, that of all smaller numbers: see {@link Tables}. */
export function longestByMen(longest: Iterable<readonly [men: number, plies: number]>): (men: number) => number {
  const below = new Array<number>(64).fill(0);
  for (const [men, plies] of longest)
    for (let more = men + 1; more < below.length; more++) below[more] = Math.max(below[more] as number, plies);
  return (men) => below[men] ?? 0;
}

/** Tables of the movement phase held in memory. */
export class MemoryTables implements Tables {
  readonly places: Places;
  readonly men: number;
  readonly all: readonly Table[];
  /** By men of the side with more of them, of the other, and side. */
  private readonly byPlace: (Table | undefined)[] = [];
  private longest: ((men: number) => number) | null = null;

  constructor(places: Places, tables: readonly Table[]) {
    this.places = places;
    this.all = tables;
    this.men = Math.max(0, ...tables.map(({ pair }) => pair.white));
    for (const table of tables) this.byPlace[slot(table.pair.white, table.pair.black, table.side)] = table;
  }

  look(own: number, opponent: number, hands = 0): Entry {
    if (hands > 0) return UNKNOWN;
    const [mine, theirs] = [countBits(own), countBits(opponent)];
    const table = mine < theirs ? this.byPlace[slot(theirs, mine, 1)] : this.byPlace[slot(mine, theirs, 0)];
    return table ? table.entry(this.places.find(own, opponent).index) : UNKNOWN;
  }

  longestBelow(men: number): number {
    this.longest ??= longestByMen(
      this.all.map((table) => [table.pair.white + table.pair.black, table.longest()] as const),
    );
    return this.longest(men);
  }
}

const slot = (white: number, black: number, side: number): number => (((white << 4) | black) << 1) | side;
