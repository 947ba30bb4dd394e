import { SPECIAL_CHANCE } from '@merellier/rules';
import {
  capturedBy,
  closingPoints,
  countBits,
  destinationOf,
  flies,
  generate,
  lowestBit,
  type MillCore,
  MOST_TURNS,
  originOf,
} from '@merellier/rules/kernel';
import { SYMMETRY_BITS, SYMMETRY_MASK } from '../abi.ts';
import { nextSet, pickingTable } from '../sets.ts';
import { ChanceHalf } from './chance-half.ts';
import type { ChancePlaces, Sides } from './chance-places.ts';
import { CERTAIN, FINER, NEAR_STEPS, SURE } from './scale.ts';

/**
 * What the smaller tables say, which turns that take a man lead to: the chances of the side to play, whose men come first, and of the
 * other; both in one number, 65,536 times the first and the second.
 */
export type Below = (own: number, opponent: number) => number;

/** A block whose chances have risen by less than this since it last told so has no news: a 128th of a step of the scale. */
const SILENT = FINER / 128;
/** Sweeps by which the rate is measured at which chances rise less and less. */
const WINDOW = 16;
/** What that rate is taken for where no block has news any more. */
const SLOWEST = 63 / 64;

/**
 * Finds the chances of all positions with so many men of either side, with both sides to play: begun with none, each is made anew from
 * those that its turns lead to, until they rise no more. So they are the least that satisfy all turns: a game without end is won by
 * nobody.
 */
export class ChancePair {
  /** With the side to play that has more men, then with the other; one where both have as many. */
  readonly halves: readonly ChanceHalf[];
  private readonly core: MillCore;
  private readonly places: ChancePlaces;
  private readonly below: Below;
  private readonly pickings = pickingTable();
  private readonly low: Uint32Array;
  /** The greatest rise of each sweep. */
  private readonly rises: number[] = [];

  constructor(core: MillCore, places: ChancePlaces, sides: Sides, below: Below) {
    this.core = core;
    this.places = places;
    this.below = below;
    this.low = places.places.rankLow;
    const { own, opponent } = sides;
    const first = new ChanceHalf(places, sides);
    this.halves = own === opponent ? [first] : [first, new ChanceHalf(places, { own: opponent, opponent: own })];
  }

  /** Looks up what turns are worth that take men: once, since smaller tables are finished. Yields positions as they are done. */
  *take(): Generator<number, void> {
    for (const half of this.halves)
      for (const block of this.blocks(half)) {
        this.takeInBlock(half, block);
        yield half.block;
      }
  }

  /** Raises the chances of all positions once. Yields positions as they are done. */
  *sweep(): Generator<number, void> {
    let most = 0;
    for (const [i, half] of this.halves.entries())
      for (const block of this.blocks(half)) {
        const rise = this.sweepBlock(half, this.halves[1 - i] ?? half, block);
        const number = block.first / half.block;
        half.untold[number] = (half.untold[number] as number) + rise;
        if ((half.untold[number] as number) > SILENT) {
          half.raised[number] = this.rises.length + 1;
          half.untold[number] = 0;
        }
        most = Math.max(most, rise);
        yield half.block;
      }
    this.rises.push(most);
  }

  get sweeps(): number {
    return this.rises.length;
  }

  /**
   * By how many steps of the scale chances may still be too low, rounding included, by the rate at which they rise less and less; what blocks
   * have not told yet adds up likewise.
   */
  missing(): number {
    const last = this.rises.at(-1);
    if (last === undefined) return CERTAIN;
    const before = this.rises.at(-1 - WINDOW) ?? last;
    const rate = last === 0 ? SLOWEST : (last / before) ** (1 / WINDOW);
    return rate < 1 ? Math.min(CERTAIN, 1 + (last * rate + SILENT) / (1 - rate) / FINER) : CERTAIN;
  }

  private *blocks({ sides, block }: ChanceHalf): Generator<Block> {
    const { places } = this.places;
    for (const [number, men] of places.canonicalSets(sides.own).entries()) {
      const free: number[] = [];
      for (let point = 0; point < places.points; point++) if (!(men & (1 << point))) free.push(point);
      yield { men, first: number * block, free };
    }
  }

  private takeInBlock({ sides, block, taking }: ChanceHalf, { men, first, free }: Block): void {
    const { core, turns } = this;
    const flying = flies(core, men, 0);
    let rank = (1 << sides.opponent) - 1;
    for (let at = 4 * first; at < 4 * (first + block); at += 4, rank = nextSet(rank)) {
      const others = spread(rank, free);
      const end = generate(core, men, others, 0, 0, true, turns, 0);
      for (let i = 0; i < end; i++) {
        const turn = turns[i] as number;
        const taken = capturedBy(turn);
        if (taken === 0) continue;
        const [from, to] = [1 << originOf(turn), 1 << destinationOf(turn)];
        const left = others & ~taken;
        const after = countBits(left) < core.leastMen ? CERTAIN : this.below(left, (men & ~from) | to);
        raise(taking, at + 2, after);
        if (flying || ((core.near[originOf(turn)] as number) & to) !== 0) raise(taking, at, after);
      }
    }
  }

  private readonly turns = new Int32Array(MOST_TURNS);

  /** The quiet moves of a side's men: where they end, and, for each symmetry, the men after each of them. */
  private quietMoves(men: number): { readonly ends: Int32Array; readonly images: Int32Array } {
    const { core, places } = this;
    const flying = flies(core, men, 0);
    const free = core.all & ~men;
    const ends: number[] = [];
    const after: number[] = [];
    for (let rest = men; rest !== 0; rest &= rest - 1) {
      const others = men & ~(rest & -rest);
      const near = flying ? free : free & (core.near[lowestBit(rest)] as number);
      for (let to = near & ~closingPoints(core, others, free); to !== 0; to &= to - 1) {
        ends.push(to & -to);
        after.push(others | (to & -to));
      }
    }
    const images = core.board.symmetries.flatMap((_, symmetry) =>
      after.map((set) => places.places.permute(set, symmetry)),
    );
    return { ends: Int32Array.from(ends), images: Int32Array.from(images) };
  }

  private sweepBlock(half: ChanceHalf, other: ChanceHalf, { men, first, free }: Block): number {
    const { low, pickings } = this;
    const { places } = this.places;
    const { chances, taking, sides, block } = half;
    const { chances: theirs, raised, block: otherBlock } = other;
    const { own, opponent } = sides;
    const since = this.rises.length;
    const high = places.highRanks(own);
    const sets = places.canonicalSets(opponent);
    const { ends, images } = this.quietMoves(men);
    const count = ends.length;
    let most = 0;
    let rank = (1 << opponent) - 1;
    for (let at = first; at < first + block; at++, rank = nextSet(rank)) {
      const winBefore = chances[2 * at] as number;
      const loseBefore = chances[2 * at + 1] as number;
      if (SURE - winBefore - loseBefore < NEAR_STEPS * FINER) continue;
      const others = spread(rank, free);
      const found = places.classify(others, opponent);
      const target = found >>> SYMMETRY_BITS;
      // All quiet turns lead to one block.
      if ((raised[target] as number) < since) continue;
      const gaps = ~(sets[target] as number);
      const lowest = (gaps & 255) << 8;
      const middle = gaps & 0xff00;
      const highest = (gaps >>> 8) & 0xff00;
      const middleAt = countBits(gaps & 255);
      const highestAt = middleAt + countBits(middle);
      const start = target * otherBlock;
      const image = (found & SYMMETRY_MASK) * count;
      let win = 0;
      let lose = SURE;
      for (let i = 0; i < count; i++) {
        if ((others & (ends[i] as number)) !== 0) continue;
        const set = images[image + i] as number;
        const packed =
          (pickings[lowest + (set & 255)] as number) |
          ((pickings[middle + ((set >>> 8) & 255)] as number) << middleAt) |
          ((pickings[highest + (set >>> 16)] as number) << highestAt);
        const to = 2 * (start + (low[packed & 4095] as number) + (high[packed >>> 12] as number));
        win = Math.max(win, theirs[to + 1] as number);
        lose = Math.min(lose, theirs[to] as number);
      }
      win = Math.max(win, Math.imul(taking[4 * at] as number, FINER));
      lose = Math.min(lose, Math.imul(taking[4 * at + 1] as number, FINER));
      const specialWin = Math.max(win, Math.imul(taking[4 * at + 2] as number, FINER));
      const specialLose = Math.min(lose, Math.imul(taking[4 * at + 3] as number, FINER));
      const nowWin = Math.max(winBefore, Math.floor(win + SPECIAL_CHANCE * (specialWin - win)));
      const nowLose = Math.max(loseBefore, Math.floor(lose + SPECIAL_CHANCE * (specialLose - lose)));
      chances[2 * at] = nowWin;
      chances[2 * at + 1] = nowLose;
      most = Math.max(most, nowWin - winBefore, nowLose - loseBefore);
    }
    return most;
  }
}

/** All positions of a canonical set of men of the side to play. */
interface Block {
  readonly men: number;
  /** The number of its first position. */
  readonly first: number;
  /** The points left free, rising. */
  readonly free: readonly number[];
}

/** Notes a turn that takes: `after` has the chances of the other side, which is to play then, and of this one. */
function raise(taking: Uint16Array, at: number, after: number): void {
  taking[at] = Math.max(taking[at] as number, after & CERTAIN);
  taking[at + 1] = Math.min(taking[at + 1] as number, after >>> 16);
}

/** The points of a set of free ones, given by their numbers among them. */
function spread(set: number, free: readonly number[]): number {
  let points = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) points |= 1 << (free[lowestBit(rest)] as number);
  return points;
}
