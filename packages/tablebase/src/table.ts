import { DRAW } from './abi.ts';
import { type Pair, pairName } from './pair.ts';
import { countBits } from './sets.ts';

/**
 * What a table says of a position in one number: its value in the low two bits, above them its distance in plies and one
 * more, or 0 where the distance is not known; {@link UNKNOWN} if the position is not covered.
 */
export type Entry = number;
export const UNKNOWN: Entry = -1;

export const entryOf = (value: number, distance: number | null): Entry =>
  value | (distance === null ? 0 : (distance + 1) << 2);
export const valueIn = (entry: Entry): number => entry & 3;
/** Plies; null where they are not known. */
export const distanceIn = (entry: Entry): number | null => (entry < 4 ? null : (entry >> 2) - 1);

/** Distances are kept for decided positions only, in order: so many values to each word that says how many came before. */
const STRIDE = 256;

/** All values of one side of a pair in memory: packed values, and the distances of the decided ones. */
export class Table {
  readonly pair: Pair;
  readonly side: 0 | 1;
  readonly values: Uint8Array;
  /** Plies to the next capture or end (255: that many or more); null where they were not asked for. */
  readonly distances: Uint8Array | null;
  /** How many decided values come before each stretch of {@link STRIDE}. */
  readonly before: Uint32Array;

  constructor(
    pair: Pair,
    side: 0 | 1,
    values: Uint8Array,
    distances: Uint8Array | null,
    before = distances ? countBefore(values) : new Uint32Array(0),
  ) {
    this.pair = pair;
    this.side = side;
    this.values = values;
    this.distances = distances;
    this.before = before;
  }

  get name(): string {
    return `${pairName(this.pair)}.${this.side}`;
  }

  /** The greatest distance in it; 0 without distances. */
  longest(): number {
    let longest = 0;
    for (const plies of this.distances ?? []) if (plies > longest) longest = plies;
    return longest;
  }

  entry(index: number): Entry {
    const { values, distances } = this;
    const value = ((values[index >>> 2] as number) >> ((index & 3) << 1)) & 3;
    if (value === DRAW || distances === null) return value;
    let at = this.before[Math.floor(index / STRIDE)] as number;
    const last = index >>> 2;
    for (let byte = (index - (index % STRIDE)) >>> 2; byte < last; byte++) at += decidedIn(values[byte] as number);
    at += decidedIn((values[last] as number) & ((1 << ((index & 3) << 1)) - 1));
    return entryOf(value, distances[at] as number);
  }
}

/** How many of the four values of a byte are no draws: 1 and 2 are single bits. */
const decidedIn = (byte: number): number => countBits(byte);

function countBefore(values: Uint8Array): Uint32Array {
  const bytes = STRIDE / 4;
  const before = new Uint32Array(Math.ceil(values.length / bytes) + 1);
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    if (i % bytes === 0) before[i / bytes] = count;
    count += decidedIn(values[i] as number);
  }
  return before;
}
