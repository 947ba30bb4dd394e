import { MAX_PLY } from './search-game.ts';

const WIDTH = MAX_PLY + 2;

/** The best line found so far from each ply on. */
export class PrincipalVariation {
  private readonly turns = new Int32Array(WIDTH * WIDTH);
  private readonly lengths = new Int32Array(WIDTH + 1);

  /** No line is known from this ply on. */
  clear(ply: number): void {
    this.lengths[ply] = 0;
  }

  /** A turn, followed by the best line of the next ply, is the best line of this one. */
  lead(ply: number, turn: number): void {
    const { turns, lengths } = this;
    const own = ply * WIDTH;
    const next = own + WIDTH;
    const length = Math.min(lengths[ply + 1] as number, MAX_PLY - 1);
    turns[own] = turn;
    for (let i = 0; i < length; i++) turns[own + 1 + i] = turns[next + i] as number;
    lengths[ply] = length + 1;
  }

  /** The best line from a ply on. */
  from(ply: number): readonly number[] {
    return Array.from(this.turns.subarray(ply * WIDTH, ply * WIDTH + (this.lengths[ply] as number)));
  }
}
