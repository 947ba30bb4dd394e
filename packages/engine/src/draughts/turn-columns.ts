import type { TurnList } from '@merellier/rules/kernel';
import { TURN_STACK } from '../search-game.ts';
import { takenBits } from './turn-id.ts';

/** Room for the turns of one position beyond the lists. */
const MOST_TURNS = 1 << 12;
const MOST = TURN_STACK + MOST_TURNS;

/** The turn lists in columns. */
export class TurnColumns {
  /** The integers that identify the turns, and how promising they look: see search-game.ts. */
  readonly turns = new Int32Array(MOST);
  readonly ranks = new Int32Array(MOST);
  /** What each takes, as a set. */
  readonly taken = new Int32Array(MOST);
  readonly takenHigh = new Int32Array(MOST);
  /** Whether the piece is a king in the end. */
  readonly becomes = new Uint8Array(MOST);
  /** The pieces that each leaves to be huffed, as a set; empty columns where captures are enforced. */
  readonly leaves: Int32Array;
  readonly leavesHigh: Int32Array;
  private readonly huffing: boolean;

  constructor(huffing: boolean) {
    this.huffing = huffing;
    this.leaves = new Int32Array(huffing ? MOST : 0);
    this.leavesHigh = new Int32Array(huffing ? MOST : 0);
  }

  /**
   * Copies a list of the rules to the turns from index `at` on and returns the index after the last one. Under huffing
   * `leaves` says only whether a capture stops halfway, until the turn finder says more.
   */
  copy(list: TurnList, at: number): number {
    const { turns, taken, takenHigh, becomes } = this;
    const { count } = list;
    for (let i = 0; i < count; i++) {
      const low = list.low[i] as number;
      const high = list.high[i] as number;
      turns[at + i] = (list.from[i] as number) | ((list.to[i] as number) << 6) | takenBits(low, high);
      taken[at + i] = low;
      takenHigh[at + i] = high;
      becomes[at + i] = list.king[i] as number;
    }
    if (this.huffing)
      for (let i = 0; i < count; i++) {
        this.leaves[at + i] = list.unfinished[i] as number;
        this.leavesHigh[at + i] = 0;
      }
    return at + count;
  }

  /** Exchanges two turns. */
  swap(a: number, b: number): void {
    if (a === b) return;
    swapIn(this.turns, a, b);
    swapIn(this.taken, a, b);
    swapIn(this.takenHigh, a, b);
    const king = this.becomes[a] as number;
    this.becomes[a] = this.becomes[b] as number;
    this.becomes[b] = king;
    if (!this.huffing) return;
    swapIn(this.leaves, a, b);
    swapIn(this.leavesHigh, a, b);
  }
}

function swapIn(column: Int32Array, a: number, b: number): void {
  const value = column[a] as number;
  column[a] = column[b] as number;
  column[b] = value;
}
