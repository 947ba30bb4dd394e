import {
  countBits,
  destinationOf,
  EXTRA_TURN,
  type MillCore,
  millsThrough,
  NONE,
  originOf,
} from '@merellier/rules/kernel';
import * as contract from '../search-game.ts';
import { countLines, type Masks } from './masks.ts';

// Bound here, constants are compiled into the code: see "Constants" in docs/engine.md.
const { RANK_FORCED, RANK_TACTICAL } = contract;

/** The bits of a packed turn that are what it takes, all of them set where it takes nothing. */
export const CAPTURES = 0x3ffffc00;
/** What speaks for taking a man: it stops an own mill, it threatens one, it stands in one. */
const TAKEN_STOPPER = 3 << 18;
const TAKEN_THREAT = 2 << 18;
const TAKEN_MILL = 4 << 18;

/** Whether a turn of a side with these men completes a mill. */
export function closesMill(core: MillCore, own: number, turn: number): boolean {
  if (destinationOf(turn) === NONE) return false;
  const from = originOf(turn);
  const rest = from === NONE ? own : own & ~(1 << from);
  return millsThrough(core, rest, destinationOf(turn)) > 0;
}

/** How promising turns look: see `ranks` of search-game.ts. */
export class TurnRanks {
  private readonly core: MillCore;
  private readonly masks: Masks;
  /** Whether a mill that takes nothing wins something: another turn, or the game. */
  private readonly millsCount: boolean;
  private readonly ownLines = new Int32Array(3);
  private readonly otherLines = new Int32Array(3);

  constructor(core: MillCore, masks: Masks) {
    this.core = core;
    this.masks = masks;
    this.millsCount = ((core.millAtEntry | core.millByMoving) & EXTRA_TURN) !== 0 || core.firstMill;
  }

  /** Writes the ranks of a list of turns of a position, own men first. */
  rank(own: number, other: number, turns: Int32Array, ranks: Int32Array, first: number, end: number): void {
    const { masks, ownLines, otherLines } = this;
    const { through } = masks;
    countLines(masks, own, ownLines);
    countLines(masks, other, otherLines);
    const ownOnes = ownLines[0] as number;
    const ownTwos = ownLines[1] as number;
    const ownMills = ownLines[2] as number;
    const otherOnes = otherLines[0] as number;
    const otherTwos = otherLines[1] as number;
    const otherMills = otherLines[2] as number;
    const ownAny = ownOnes | ownTwos | ownMills;
    const otherAny = otherOnes | otherTwos | otherMills;
    /** Lines that the other side can complete; own lines that can grow; free lines; those that only the other side has. */
    const danger = otherTwos & ~ownAny;
    const growing = ownOnes & ~otherAny;
    const spoilt = otherOnes & ~ownAny;
    const empty = ~(ownAny | otherAny);
    const pairs = ownTwos & ~otherAny;
    /** Lines of the other side that an own man stops, and the opposite. */
    const stopped = otherTwos & ownOnes;
    const stopping = ownTwos & otherOnes;
    for (let i = first; i < end; i++) {
      const turn = turns[i] as number;
      const from = turn & 31;
      const to = (turn >>> 5) & 31;
      if (to === NONE) {
        ranks[i] = 0;
        continue;
      }
      const at = through[to] as number;
      let rank = countBits(at & growing) * 64 + countBits(at & spoilt) * 16 + countBits(at & empty) * 8;
      if ((at & danger) !== 0) rank += RANK_FORCED;
      if (from !== NONE) {
        const off = through[from] as number;
        if ((off & stopped) !== 0) rank -= 400;
        if ((off & pairs) !== 0) rank -= 32;
        if ((off & ownMills) !== 0) rank -= 8;
      }
      if ((turn & CAPTURES) !== CAPTURES) {
        rank += RANK_TACTICAL;
        for (let shift = 10; shift < 30; shift += 5) {
          const point = (turn >>> shift) & 31;
          if (point === NONE) break;
          const gone = through[point] as number;
          rank +=
            countBits(gone & stopping) * TAKEN_STOPPER +
            countBits(gone & danger) * TAKEN_THREAT +
            countBits(gone & otherMills) * TAKEN_MILL;
        }
      } else if (this.millsCount && closesMill(this.core, own, turn)) rank += RANK_TACTICAL;
      ranks[i] = rank;
    }
  }
}
