import { countBits, lowestBit, type MillCore } from '@merellier/rules/kernel';

const CHUNK = 10;
const CHUNKS = 3;
const LOW = (1 << CHUNK) - 1;

/** Tables made from a board that let a set of points be looked at as a whole. */
export interface Masks {
  /** The union of neighbours of a set of points, in three tables of ten points each: see {@link spread}. */
  readonly spread: Int32Array;
  /** Each line as points, and the lines through each point as bits of their indices. */
  readonly lines: Int32Array;
  readonly through: Int32Array;
  /** How many points of a set stand on each line, as two binary digits: see {@link count}. */
  readonly ones: Int32Array;
  readonly twos: Int32Array;
  /** Points with at least four, and with exactly three neighbours. */
  readonly crossings: number;
  readonly junctions: number;
  /** Each symmetry of the board but the identity as three tables of ten points each, one after the other. */
  readonly images: Int32Array;
  /** The point that each symmetry (the identity first) sends each of 32 points to; 31 stays, and stands for no point. */
  readonly point: Int32Array;
  /** The symmetry that undoes each one. */
  readonly inverse: Int32Array;
  readonly symmetries: number;
}

/** All neighbours of a set of points. */
export const spread = (masks: Masks, set: number): number =>
  (masks.spread[set & LOW] as number) |
  (masks.spread[1024 + ((set >>> CHUNK) & LOW)] as number) |
  (masks.spread[2048 + (set >>> (2 * CHUNK))] as number);

/** A set of points seen through a symmetry; 0 is the identity. */
export function image(masks: Masks, symmetry: number, set: number): number {
  if (symmetry === 0) return set;
  const { images } = masks;
  const at = (symmetry - 1) * CHUNKS * 1024;
  return (
    (images[at + (set & LOW)] as number) |
    (images[at + 1024 + ((set >>> CHUNK) & LOW)] as number) |
    (images[at + 2048 + (set >>> (2 * CHUNK))] as number)
  );
}

/**
 * Counts a set of points on all lines at once. Lines are bits; what comes out in `counted` are the lines with one, with two
 * and with three of the points. The counts of three chunks of the board are added digit by digit.
 */
export function countLines(masks: Masks, set: number, counted: Int32Array): void {
  const { ones, twos } = masks;
  const a = set & LOW;
  const b = 1024 + ((set >>> CHUNK) & LOW);
  const c = 2048 + (set >>> (2 * CHUNK));
  const low = (ones[a] as number) ^ (ones[b] as number);
  const carry = (ones[a] as number) & (ones[b] as number);
  const high = (twos[a] as number) | (twos[b] as number) | carry;
  const first = low ^ (ones[c] as number);
  const second = high | (twos[c] as number) | (low & (ones[c] as number));
  // A line has three points: two and two never meet, but a carry may meet a one.
  counted[0] = first & ~second;
  counted[1] = second & ~first;
  counted[2] = first & second;
}

/** Writes the union of what each point of a set stands for into three tables of ten points each. */
function tabulate(table: Int32Array, at: number, points: Int32Array): void {
  for (let chunk = 0; chunk < CHUNKS; chunk++)
    for (let set = 1; set <= LOW; set++) {
      const point = chunk * CHUNK + lowestBit(set);
      const rest = table[at + chunk * 1024 + (set & (set - 1))] as number;
      table[at + chunk * 1024 + set] = rest | (points[point] ?? 0);
    }
}

const known = new WeakMap<MillCore, Masks>();

/** The tables of a rule set, made once. */
export function masksOf(core: MillCore): Masks {
  let masks = known.get(core);
  if (!masks) {
    masks = makeMasks(core);
    known.set(core, masks);
  }
  return masks;
}

function makeMasks(core: MillCore): Masks {
  const { board, near, lines } = core;
  const table = new Int32Array(CHUNKS * 1024);
  tabulate(table, 0, near);
  const ones = new Int32Array(CHUNKS * 1024);
  const twos = new Int32Array(CHUNKS * 1024);
  for (let chunk = 0; chunk < CHUNKS; chunk++)
    for (let set = 1; set <= LOW; set++)
      for (let line = 0; line < lines.length; line++) {
        const on = countBits((lines[line] as number) & (set << (chunk * CHUNK)));
        if (on & 1) ones[chunk * 1024 + set] = (ones[chunk * 1024 + set] as number) | (1 << line);
        if (on & 2) twos[chunk * 1024 + set] = (twos[chunk * 1024 + set] as number) | (1 << line);
      }
  const through = Int32Array.from({ length: 32 }, (_, point) =>
    lines.reduce((set, line, index) => ((line >>> point) & 1 ? set | (1 << index) : set), 0),
  );
  const withNeighbours = (fits: (count: number) => boolean): number =>
    board.neighbours.reduce((set, around, at) => (fits(around.length) ? set | (1 << at) : set), 0);
  const symmetries = board.symmetries.length;
  const images = new Int32Array((symmetries - 1) * CHUNKS * 1024);
  const point = new Int32Array(symmetries * 32).fill(31);
  const inverse = new Int32Array(symmetries);
  for (const [index, permutation] of board.symmetries.entries()) {
    for (const [from, to] of permutation.entries()) point[index * 32 + from] = to;
    if (index > 0)
      tabulate(
        images,
        (index - 1) * CHUNKS * 1024,
        Int32Array.from(permutation, (to) => 1 << to),
      );
    inverse[index] = board.symmetries.findIndex((back) => permutation.every((to, from) => back[to] === from));
  }
  return {
    spread: table,
    lines,
    through,
    ones,
    twos,
    crossings: withNeighbours((count) => count >= 4),
    junctions: withNeighbours((count) => count === 3),
    images,
    point,
    inverse,
    symmetries,
  };
}
