import type { ChancePlaces, Sides } from './chance-places.ts';
import { CERTAIN, FINER, SURE } from './scale.ts';

/** The chances of one side to play while they are found. */
export class ChanceHalf {
  readonly sides: Sides;
  readonly size: number;
  /** Positions in a block. */
  readonly block: number;
  /** For each position, in the finer scale, the chance to win that the side to play can force, and that the other side can. */
  readonly chances: Int32Array;
  /**
   * The same for the best turn that takes a man, by the smaller tables: two numbers after an ordinary throw, two after a special one. Where
   * there is none it loses.
   */
  readonly taking: Uint16Array;
  /** For each block the last sweep that raised a chance in it. */
  readonly raised: Int32Array;
  /** By how much chances of it have risen since then, at most. */
  readonly untold: Int32Array;

  constructor(places: ChancePlaces, sides: Sides) {
    this.sides = sides;
    this.size = places.size(sides);
    this.block = places.blockSize(sides);
    this.chances = new Int32Array(2 * this.size);
    this.taking = Uint16Array.from({ length: 4 * this.size }, (_, i) => (i & 1) * CERTAIN);
    this.raised = new Int32Array(this.size / this.block);
    this.untold = new Int32Array(this.size / this.block);
  }

  /** The chances as they are kept: for each position two numbers of 16 bits, rounded down. */
  kept(): Uint16Array {
    return Uint16Array.from(this.chances, (chance) => Math.floor(chance / FINER));
  }

  /** How much of certainty is not known to be either side's, on the average and at most. */
  open(): { readonly mean: number; readonly most: number } {
    let [sum, most] = [0, 0];
    for (let at = 0; at < this.size; at++) {
      const open = SURE - (this.chances[2 * at] as number) - (this.chances[2 * at + 1] as number);
      sum += open;
      most = Math.max(most, open);
    }
    return { mean: sum / SURE / this.size, most: most / SURE };
  }
}
