import { countBits, FORBIDDEN, flies, lowestBit, type MillCore, NOTHING } from '@merellier/rules/kernel';
import { countLines, type Masks, spread } from './masks.ts';
import { weightsFor } from './weights.ts';

/**
 * What is counted in a position, each for the side to play less the same for the other unless it says otherwise; the
 * order of the weight table. A threat is a mill that can be closed in one turn.
 */
export const MILL_FEATURES = [
  /** 1: what it is worth to be the one to play. */
  'turn',
  'men',
  /** Whether a side is down to three men, to four. */
  'three',
  'four',
  /** Lines with two own men whose third point the other side holds. */
  'held',
  /** Whether a side that must move has at most two men that can. */
  'cramped',
  /** Men that can move, and free points next to own men. */
  'mobile',
  'reach',
  'mills',
  /** Lines with two own men and a free point, with one and two free points. */
  'twos',
  'ones',
  /** Men on points with four neighbours, with three. */
  'crossings',
  'junctions',
  /** Men in mills that can step out into another mill (or back into the same one). */
  'running',
  /** The side to play has a threat; has a second one (not a difference). */
  'threat',
  'threats',
  /** The other side has one, a second one, a third one (not a difference). */
  'menaced',
  'menaced-twice',
  'menaced-thrice',
  /** Other side's threats that stand against a side without one. */
  'helpless',
] as const;

const COUNT = MILL_FEATURES.length;

/** What a beginner looks at, in the order of the features: men, then mills, then lines, then room. */
const SEEN_AT_ONCE = [0, 100, 0, 0, 0, 0, 2, 0, 14, 12, 2, 3, 1];

/** The phases of a game that have weights of their own. */
export const MILL_PHASES = ['early', 'late', 'moving', 'few', 'own-flies', 'other-flies', 'both-fly'] as const;

/** Judges positions of one rule set, by the weights of its phase. */
export class MillEvaluation {
  private readonly core: MillCore;
  private readonly masks: Masks;
  private readonly weights: Int32Array;
  private readonly entryCounts: boolean;
  /** What was counted last, in the order of {@link MILL_FEATURES}; and in which phase. */
  readonly features = new Int32Array(COUNT);
  phase = 0;
  private readonly ownLines = new Int32Array(3);
  private readonly otherLines = new Int32Array(3);

  constructor(core: MillCore, masks: Masks) {
    this.core = core;
    this.masks = masks;
    this.weights = Int32Array.from(weightsFor(core).flat());
    // Where a mill made by an entry earns nothing, a gap that only an entry reaches is no threat.
    this.entryCounts = core.millAtEntry !== NOTHING && core.millAtEntry !== FORBIDDEN;
  }

  /** The value in hundredths of a man, for the side to play, whose men come first. */
  judge(own: number, other: number, ownHand: number, otherHand: number): number {
    this.count(own, other, ownHand, otherHand);
    const { features, weights } = this;
    const first = this.phase * COUNT;
    let value = 0;
    for (let i = 0; i < COUNT; i++) value += (features[i] as number) * (weights[first + i] as number);
    return value;
  }

  /** The value at first sight: men, mills, lines begun, room to move. */
  glance(own: number, other: number, ownHand: number, otherHand: number): number {
    this.count(own, other, ownHand, otherHand);
    const { features } = this;
    return SEEN_AT_ONCE.reduce((value, weight, i) => value + weight * (features[i] as number), 0);
  }

  /** Counts the features and finds the phase. */
  count(own: number, other: number, ownHand: number, otherHand: number): void {
    const { core, masks, features } = this;
    const { lines } = core;
    const free = core.all & ~(own | other);
    const ownFlies = flies(core, own, ownHand);
    const otherFlies = flies(core, other, otherHand);
    const ownBoard = countBits(own);
    const otherBoard = countBits(other);
    const ownMen = ownBoard + ownHand;
    const otherMen = otherBoard + otherHand;

    countLines(masks, own, this.ownLines);
    countLines(masks, other, this.otherLines);
    const ownOnes = this.ownLines[0] as number;
    const ownTwos = this.ownLines[1] as number;
    const ownMills = this.ownLines[2] as number;
    const otherOnes = this.otherLines[0] as number;
    const otherTwos = this.otherLines[1] as number;
    const otherMills = this.otherLines[2] as number;
    const ownAny = ownOnes | ownTwos | ownMills;
    const otherAny = otherOnes | otherTwos | otherMills;
    const ownPairs = ownTwos & ~otherAny;
    const otherPairs = otherTwos & ~ownAny;

    let running = 0;
    let threats = 0;
    if (ownPairs !== 0) {
      const inMills = ownMills === 0 ? 0 : this.pointsOn(ownMills);
      const enters = ownHand > 0 && this.entryCounts;
      const moves = ownHand === 0 || !core.entryFirst;
      for (let rest = ownPairs; rest !== 0; rest &= rest - 1) {
        const line = lines[lowestBit(rest)] as number;
        const others = own & ~line;
        const movers = ownFlies ? others : others & (core.near[lowestBit(line & free)] as number);
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
        const movers = otherFlies ? others : others & (core.near[lowestBit(line & free)] as number);
        if (enters || (moves && movers !== 0)) menaces++;
        if ((movers & inMills) !== 0) running--;
      }
    }

    const nextToFree = spread(masks, free);
    const ownMobile = countBits(own & nextToFree);
    const otherMobile = countBits(other & nextToFree);
    const ownCramped = ownHand === 0 && !ownFlies && ownMobile <= 2 ? 1 : 0;
    const otherCramped = otherHand === 0 && !otherFlies && otherMobile <= 2 ? 1 : 0;
    features[0] = 1;
    features[1] = ownMen - otherMen;
    features[2] = (ownMen === 3 ? 1 : 0) - (otherMen === 3 ? 1 : 0);
    features[3] = (ownMen === 4 ? 1 : 0) - (otherMen === 4 ? 1 : 0);
    features[4] = countBits(ownTwos & otherOnes) - countBits(otherTwos & ownOnes);
    features[5] = ownCramped - otherCramped;
    features[6] = ownMobile - otherMobile;
    features[7] = countBits(free & spread(masks, own)) - countBits(free & spread(masks, other));
    features[8] = ownMills === otherMills ? 0 : countBits(ownMills) - countBits(otherMills);
    features[9] = countBits(ownPairs) - countBits(otherPairs);
    features[10] = countBits(ownOnes & ~otherAny) - countBits(otherOnes & ~ownAny);
    features[11] = countBits(own & masks.crossings) - countBits(other & masks.crossings);
    features[12] = countBits(own & masks.junctions) - countBits(other & masks.junctions);
    features[13] = running;
    features[14] = threats > 0 ? 1 : 0;
    features[15] = threats > 1 ? 1 : 0;
    features[16] = menaces > 0 ? 1 : 0;
    features[17] = menaces > 1 ? 1 : 0;
    features[18] = menaces > 2 ? 1 : 0;
    features[19] = menaces > 0 && threats === 0 ? 1 : 0;
    this.threats = threats;
    this.menaces = menaces;
    this.blocked = ownHand === 0 && !ownFlies && ownMobile === 0;

    const hands = ownHand + otherHand;
    if (hands > 0) this.phase = hands > core.parameters.men ? 0 : 1;
    else if (ownFlies || otherFlies) this.phase = ownFlies ? (otherFlies ? 6 : 4) : 5;
    else this.phase = ownMen <= 4 || otherMen <= 4 ? 3 : 2;
  }

  /** The points of a set of lines. */
  private pointsOn(set: number): number {
    const { lines } = this.core;
    let points = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) points |= lines[lowestBit(rest)] as number;
    return points;
  }

  /** Mills that the side to play, and the other, can close in one turn; and whether the side to play cannot move. */
  threats = 0;
  menaces = 0;
  blocked = false;
}
