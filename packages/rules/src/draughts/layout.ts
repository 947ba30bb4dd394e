import { DIAGONALS, type DraughtsBoard, STRAIGHT } from './boards.ts';

/** Places that the two words of a set hold where their bits are in no special order; the others are in `far`. */
export const NEAR = 64;

/**
 * The squares of a board laid out as bits. On dark squares up to 10×10 each diagonal direction is one constant shift: after
 * every second row a bit stays empty, so that what steps off the board vanishes when it is masked with any set of squares. The
 * upper half of the board is one number, the lower half another; bits of the second follow on from bit `width - 1` of the
 * first. On every other board (`shift` 0) bits are places: {@link NEAR} of them here, the rest in the `far` of the pieces.
 */
export interface Layout {
  /** How many squares there are; as a place it stands for "off the board", and its bits are 0. */
  readonly squares: number;
  /** Bits of the upper half. */
  readonly width: number;
  /** All squares, and those where men of each side are crowned. */
  readonly all: number;
  readonly allHigh: number;
  readonly whiteCrowns: number;
  readonly blackCrownsHigh: number;
  /** Each place as a bit of the upper and of the lower half. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** The place of each bit, by its index: in the upper half, and in the lower. */
  readonly placeOfLow: Int32Array;
  readonly placeOfHigh: Int32Array;
  /** For each place four entries: the places up left, up right, down left, down right of it, seen by White. */
  readonly next: Int32Array;
  /**
   * For each place eight entries: the same four, then the next playing squares up, left, right and down. Of a diagonal way and
   * the one back the numbers make 3, of a straight one 11.
   */
  readonly ways: Int32Array;
  /**
   * By how many bits up right and down left lie apart from a square; up left and down right are one more. 0 where diagonals
   * are no shifts.
   */
  readonly shift: number;
}

const layouts = new WeakMap<DraughtsBoard, Layout>();

export function layoutOf(board: DraughtsBoard): Layout {
  let layout = layouts.get(board);
  if (!layout) {
    layout = makeLayout(board);
    layouts.set(board, layout);
  }
  return layout;
}

function makeLayout({ side, rows, at }: DraughtsBoard): Layout {
  const half = side / 2;
  const squares = rows.length;
  const playsOnAll = squares === side * side;
  const shifts = !playsOnAll && side <= 10;
  // The empty bit stands between a square at the right edge and the next one at the left edge of the row below.
  const offset = at[0]?.[0] === 0.5 ? 1 : 0;
  const bits = rows.map((row, place) =>
    shifts ? row * half + Math.floor((row + offset) / 2) + (place % half) : place,
  );
  const width = shifts ? (bits[half * half] as number) : 32;
  const low = new Int32Array(squares + 1);
  const high = new Int32Array(squares + 1);
  const placeOfLow = new Int32Array(32).fill(squares);
  const placeOfHigh = new Int32Array(32).fill(squares);
  for (const [place, bit] of bits.entries()) {
    if (bit >= NEAR) continue;
    if (bit < width) {
      low[place] = 1 << bit;
      placeOfLow[bit] = place;
    } else {
      high[place] = 1 << (bit - width);
      placeOfHigh[bit - width] = place;
    }
  }
  const placeAt = (x: number, y: number): number => {
    const place = at.findIndex((other) => other[0] === x && other[1] === y);
    return place < 0 ? squares : place;
  };
  // From a dark square the next one of its row or column is two away.
  const stride = playsOnAll ? 1 : 2;
  const next = new Int32Array((squares + 1) * 4).fill(squares);
  const ways = new Int32Array((squares + 1) * 8).fill(squares);
  for (const [place, [x, y]] of at.entries()) {
    for (const [d, [down, right]] of DIAGONALS.entries()) {
      next[place * 4 + d] = placeAt(x + right, y + down);
      ways[place * 8 + d] = next[place * 4 + d] as number;
    }
    for (const [i, [down, right]] of STRAIGHT.entries())
      ways[place * 8 + 4 + i] = placeAt(x + stride * right, y + stride * down);
  }
  const rowBits = (column: Int32Array, row: number): number =>
    rows.reduce((set, at, place) => (at === row ? set | (column[place] as number) : set), 0);
  return {
    squares,
    width,
    all: low.reduce((set, bit) => set | bit, 0),
    allHigh: high.reduce((set, bit) => set | bit, 0),
    whiteCrowns: rowBits(low, 0),
    blackCrownsHigh: rowBits(high, side - 1),
    low,
    high,
    placeOfLow,
    placeOfHigh,
    next,
    ways,
    shift: shifts ? half : 0,
  };
}

/** The places in a set of squares, in rising order. */
export function placesIn(layout: Layout, low: number, high: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < layout.squares; place++)
    if ((low & (layout.low[place] as number)) | (high & (layout.high[place] as number))) places.push(place);
  return places;
}

/** A set of squares of any board, with those beyond {@link NEAR} in `far`: laid out as the sets of a position. */
export interface Squares {
  readonly low: number;
  readonly high: number;
  readonly far?: Squares;
}

/** The set of some places. */
export function squaresIn(layout: Layout, places: readonly number[]): Squares {
  const far = places.filter((place) => place >= NEAR).map((place) => place - NEAR);
  const near = setOf(
    layout,
    places.filter((place) => place < NEAR),
  );
  return far.length > 0 ? { ...near, far: squaresIn(layout, far) } : near;
}

/** A set of squares from its places. */
export function setOf(layout: Layout, places: readonly number[]): { low: number; high: number } {
  let low = 0;
  let high = 0;
  for (const place of places) {
    low |= layout.low[place] as number;
    high |= layout.high[place] as number;
  }
  return { low, high };
}
