import { choose, countBits } from '../sets.ts';
import { KERNEL_ROOM, makePlaneKernel, type PlaneKernel, ROW, WITHIN } from './kernel.ts';

/**
 * Which rows of planes are there: those that hold sets of at most `most` among so many places. A plane of a layout with
 * one place less and the same `most` is the beginning of one with it.
 */
export interface Layout {
  readonly places: number;
  readonly most: number;
  readonly rows: number;
  /** Where the kernel reads it. */
  readonly address: number;
}

/** Bytes of a plane in which sets of `most` men among so many places have room. */
export function planeBytes(places: number, most: number): number {
  let rows = 0;
  for (let men = 0; men <= most; men++) rows += choose(places - WITHIN, men);
  return rows * ROW;
}

/** Working memory: planes of the block that is being looked at, with room for the largest block of a board. */
export class PlaneMachine {
  readonly kernel: PlaneKernel;
  readonly memory: Uint8Array<ArrayBuffer>;
  /** Planes that never change. */
  readonly none: number;
  readonly all: number;
  private readonly planes: number[] = [];
  private readonly each: number;
  private readonly layouts = new Map<string, Layout>();
  private end = KERNEL_ROOM + 256;

  /** `places` a set has at most, of which `most` are men's, and `planes` of that size are taken from here. */
  constructor(places: number, most: number, planes: number) {
    this.each = planeBytes(places, most) + ROW;
    const layouts = (most + 2) * 2 * 2 ** (places - WITHIN + 1) * 4 + 64 * 1024;
    const made = makePlaneKernel(this.end + layouts + (planes + 2) * this.each);
    this.kernel = made.kernel;
    this.memory = made.memory;
    this.none = this.take();
    this.all = this.take();
  }

  /** Room for a plane. */
  take(): number {
    const address = this.room(this.each);
    this.planes.push(address);
    return address;
  }

  /** Room for something else. */
  private room(bytes: number): number {
    const address = this.end;
    this.end += Math.ceil(bytes / ROW) * ROW;
    if (this.end > this.memory.length) throw new RangeError('too little working memory');
    return address;
  }

  layout(places: number, most: number): Layout {
    const name = `${places}/${most}`;
    let layout = this.layouts.get(name);
    if (!layout) {
      layout = this.makeLayout(places, most);
      this.layouts.set(name, layout);
    }
    return layout;
  }

  private makeLayout(places: number, most: number): Layout {
    const rows = planeBytes(places, most) / ROW;
    const numbers = 2 ** (places - WITHIN);
    const address = this.room(12);
    const [list, index] = [this.room(4 * rows), this.room(4 * numbers)];
    const words = new Uint32Array(this.memory.buffer);
    words.set([rows, list, index], address / 4);
    for (let number = 0, at = 0; number < numbers; number++) {
      const isThere = countBits(number) <= most;
      words[index / 4 + number] = isThere ? at : rows;
      if (isThere) words[list / 4 + at++] = number;
    }
    return { places, most, rows, address };
  }

  /** Makes a layout the present one. The row after the last one is empty in every plane. */
  enter(layout: Layout): void {
    this.kernel.enter(layout.address);
    const end = layout.rows * ROW;
    this.memory.fill(255, this.all, this.all + end);
    for (const plane of this.planes) this.memory.fill(0, plane + end, plane + end + ROW);
  }

  /** The bytes of a plane of so many rows. */
  bytes(address: number, rows: number): Uint8Array {
    return this.memory.subarray(address, address + rows * ROW);
  }

  /** Puts pairs of places where the kernel reads them. */
  pairs(pairs: readonly number[]): readonly [address: number, many: number] {
    this.memory.set(pairs, KERNEL_ROOM);
    return [KERNEL_ROOM, pairs.length / 2];
  }

  /** Puts the places that a permutation takes from where the kernel reads them. */
  sources(places: Uint8Array): number {
    this.memory.set(places, KERNEL_ROOM + 128);
    return KERNEL_ROOM + 128;
  }

  /** Fills a plane with the sets of `least` to `most` among so many points. */
  fillCounts(address: number, { places, most: men }: Layout, points: number, least: number, most: number): void {
    const kinds = Array.from({ length: places + 1 }, (_, high) =>
      Uint8Array.from({ length: ROW }, (_, byte) => {
        let bits = 0;
        for (let bit = 0; bit < 8; bit++) {
          const low = byte * 8 + bit;
          const count = countBits(low) + high;
          if (low < 2 ** points && count >= least && count <= most) bits |= 1 << bit;
        }
        return bits;
      }),
    );
    let at = address;
    for (let number = 0; number < 2 ** (places - WITHIN); number++) {
      const high = countBits(number);
      if (high > men) continue;
      this.memory.set(kinds[high] as Uint8Array, at);
      at += ROW;
    }
  }
}
