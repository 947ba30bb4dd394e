import { countBits, FORBIDDEN, flies, lowestBit, type MillCore, NOTHING } from '@merellier/rules/kernel';
import { countLines, type Masks, spread } from './masks.ts';

/**
 * A position and its tactics, for the side to play (own) and the other: what the search itself must know, whatever judges
 * positions, and what an evaluation can build on. A set of lines has a bit for each line of the board, by its index.
 */
export class MillTactics {
  own = 0;
  other = 0;
  ownHand = 0;
  otherHand = 0;
  /** The free points. */
  free = 0;
  ownFlies = false;
  otherFlies = false;
  /** Lines with one, two, three men of a side. */
  ownOnes = 0;
  ownTwos = 0;
  ownMills = 0;
  otherOnes = 0;
  otherTwos = 0;
  otherMills = 0;
  /** Lines with two men of a side and a free point. */
  ownPairs = 0;
  otherPairs = 0;
  /** Mills that the side to play, and the other, can close in one turn. */
  threats = 0;
  menaces = 0;
  /** Of those that a move closes: by a man that leaves a mill for it. The side to play's less the other's. */
  running = 0;
  /** Men next to a free point. */
  ownMobile = 0;
  otherMobile = 0;
  /** Whether the side to play has no move, and nothing to enter. */
  blocked = false;
  private readonly core: MillCore;
  private readonly masks: Masks;
  private readonly entryCounts: boolean;
  private readonly ownLines = new Int32Array(3);
  private readonly otherLines = new Int32Array(3);

  constructor(core: MillCore, masks: Masks) {
    this.core = core;
    this.masks = masks;
    // Where a mill made by an entry earns nothing, a gap that only an entry reaches is no threat.
    this.entryCounts = core.millAtEntry !== NOTHING && core.millAtEntry !== FORBIDDEN;
  }

  /** Reads a position. */
  read(own: number, other: number, ownHand: number, otherHand: number): void {
    const { core, masks } = this;
    const { lines } = core;
    const free = core.all & ~(own | other);
    const ownFlies = flies(core, own, ownHand);
    const otherFlies = flies(core, other, otherHand);
    countLines(masks, own, this.ownLines);
    countLines(masks, other, this.otherLines);
    const ownOnes = this.ownLines[0] as number;
    const ownTwos = this.ownLines[1] as number;
    const ownMills = this.ownLines[2] as number;
    const otherOnes = this.otherLines[0] as number;
    const otherTwos = this.otherLines[1] as number;
    const otherMills = this.otherLines[2] as number;
    const ownPairs = ownTwos & ~(otherOnes | otherTwos | otherMills);
    const otherPairs = otherTwos & ~(ownOnes | ownTwos | ownMills);

    let running = 0;
    let threats = 0;
    if (ownPairs !== 0) {
      const inMills = ownMills === 0 ? 0 : this.pointsOn(ownMills);
      const enters = ownHand > 0 && this.entryCounts;
      const moves = ownHand === 0 || !core.entryFirst;
      for (let rest = ownPairs; rest !== 0; rest &= rest - 1) {
        const line = lines[lowestBit(rest)] as number;
        const others = own & ~line;
        const movers = ownFlies ? others : others & ((core.near[lowestBit(line & free)] as number) | core.wide);
        if (enters || (moves && movers !== 0)) threats++;
        if ((movers & inMills) !== 0) running++;
      }
    }
    let menaces = 0;
    if (otherPairs !== 0) {
      const inMills = otherMills === 0 ? 0 : this.pointsOn(otherMills);
      const enters = otherHand > 0 && this.entryCounts;
      const moves = otherHand === 0 || !core.entryFirst;
      for (let rest = otherPairs; rest !== 0; rest &= rest - 1) {
        const line = lines[lowestBit(rest)] as number;
        const others = other & ~line;
        const movers = otherFlies ? others : others & ((core.near[lowestBit(line & free)] as number) | core.wide);
        if (enters || (moves && movers !== 0)) menaces++;
        if ((movers & inMills) !== 0) running--;
      }
    }
    const nextToFree = spread(masks, free);
    const ownMobile = countBits(own & nextToFree);

    this.own = own;
    this.other = other;
    this.ownHand = ownHand;
    this.otherHand = otherHand;
    this.free = free;
    this.ownFlies = ownFlies;
    this.otherFlies = otherFlies;
    this.ownOnes = ownOnes;
    this.ownTwos = ownTwos;
    this.ownMills = ownMills;
    this.otherOnes = otherOnes;
    this.otherTwos = otherTwos;
    this.otherMills = otherMills;
    this.ownPairs = ownPairs;
    this.otherPairs = otherPairs;
    this.threats = threats;
    this.menaces = menaces;
    this.running = running;
    this.ownMobile = ownMobile;
    this.otherMobile = countBits(other & nextToFree);
    this.blocked = ownHand === 0 && !ownFlies && ownMobile === 0;
  }

  /** The points of a set of lines. */
  private pointsOn(set: number): number {
    const { lines } = this.core;
    let points = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) points |= lines[lowestBit(rest)] as number;
    return points;
  }
}
