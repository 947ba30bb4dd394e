import type { PlainRules } from './plain-rules.ts';

/** How many bits are set. */
export function count(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Where a position stands in a table, by the numbering that docs/tablebase.md describes. */
export class PlainIndex {
  readonly points: number;
  /** For each set of points the number of its class, and in the low six bits a symmetry that makes it canonical. */
  private readonly classes: Uint32Array;
  /** For each number of men the canonical sets, in rising order. */
  readonly canonical: readonly (readonly number[])[];
  /** For each symmetry and each byte of a set: its image. */
  private readonly images: Uint32Array;
  private readonly choose: Float64Array;

  constructor({ points, symmetries }: PlainRules) {
    this.points = points;
    this.images = Uint32Array.from({ length: symmetries.length * 1024 }, (_, i) => {
      const image = symmetries[i >> 10] as readonly number[];
      const shift = ((i >> 8) & 3) * 8;
      let set = 0;
      for (let bit = 0; bit < 8; bit++) if (i & (1 << bit)) set |= 1 << (image[shift + bit] ?? 31);
      return set;
    });
    this.choose = new Float64Array(32 * 32);
    for (let n = 0; n < 32; n++)
      for (let k = 0; k <= n; k++)
        this.choose[32 * n + k] = k === 0 || n === 0 ? 1 : this.c(n - 1, k - 1) + (k < n ? this.c(n - 1, k) : 0);
    const inverse = symmetries.map((image) =>
      symmetries.findIndex((back) => image.every((to, from) => back[to] === from)),
    );
    const canonical: number[][] = Array.from({ length: points + 1 }, () => []);
    this.classes = new Uint32Array(2 ** points).fill(0xffffffff);
    for (let set = 0; set < this.classes.length; set++) {
      if (this.classes[set] !== 0xffffffff) continue;
      const list = canonical[count(set)] as number[];
      for (const [s, back] of inverse.entries()) this.classes[this.image(set, s)] = (list.length << 6) | back;
      list.push(set);
    }
    this.canonical = canonical;
  }

  c(n: number, k: number): number {
    return this.choose[32 * n + k] as number;
  }

  private image(set: number, symmetry: number): number {
    const { images } = this;
    const at = symmetry << 10;
    return (
      (images[at + (set & 255)] as number) |
      (images[at + 256 + ((set >> 8) & 255)] as number) |
      (images[at + 512 + ((set >> 16) & 255)] as number) |
      (images[at + 768 + (set >> 24)] as number)
    );
  }

  /** The index of `white` men, at least as many as `black`. */
  of(white: number, black: number): number {
    const found = this.classes[white] as number;
    const free = ~(this.canonical[count(white)]?.[found >> 6] as number);
    let rank = 0;
    let men = 0;
    for (let rest = this.image(black, found & 63); rest !== 0; rest &= rest - 1) {
      const below = (rest & -rest) - 1;
      rank += this.choose[32 * count(free & below) + ++men] as number;
    }
    return (found >> 6) * this.c(this.points - count(white), men) + rank;
  }

  /** Sets of so many of the points that a canonical set leaves free, in rising order: from the `first` on, one in `step`. */
  *blacksOf(white: number, men: number, first: number, step: number): Generator<number> {
    const free: number[] = [];
    for (let point = 0; point < this.points; point++) if (!(white & (1 << point))) free.push(1 << point);
    const spread = (packed: number): number => {
      let set = 0;
      for (let rest = packed; rest !== 0; rest &= rest - 1) set |= free[31 - Math.clz32(rest & -rest)] as number;
      return set;
    };
    const all = this.c(free.length, men);
    for (let i = first, packed = this.setAt(first, men); i < all; i += step) {
      yield spread(packed);
      if (step > 1) {
        packed = this.setAt(i + step, men);
        continue;
      }
      const low = packed & -packed;
      const up = packed + low;
      if (low !== 0) packed = up | (((packed ^ up) >>> 2) / low);
    }
  }

  /** The set of so many men at a place among all, in rising order. */
  private setAt(place: number, men: number): number {
    let set = 0;
    let rank = place;
    for (let left = men, point = this.points; left > 0; left--) {
      while (point >= left && this.c(point, left) > rank) point--;
      set |= 1 << point;
      rank -= this.c(point, left);
    }
    return set;
  }
}
