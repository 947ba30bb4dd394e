import { CAPTURE, countBits, EXTRA_TURN, flies, lowestBit, type MillCore } from '@merellier/rules/kernel';
import { type Masks, spread } from './masks.ts';
import { MILL_WEIGHTS } from './weights.ts';

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
const SEEN_AT_ONCE = [0, 100, 0, 0, 2, 0, 14, 12, 2, 3, 1];

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
  /** Lines with two men and a free point: the pair and the free point, of the side to play, of the other. */
  private readonly ownPairs = new Int32Array(32);
  private readonly ownGaps = new Int32Array(32);
  private readonly otherPairs = new Int32Array(32);
  private readonly otherGaps = new Int32Array(32);

  constructor(core: MillCore, masks: Masks, weights: Int32Array = MILL_WEIGHTS) {
    this.core = core;
    this.masks = masks;
    this.weights = weights;
    // Where a mill made by an entry earns nothing, a gap that only an entry reaches is no threat.
    this.entryCounts = (core.millAtEntry & (CAPTURE | EXTRA_TURN)) !== 0 && core.millAtEntry <= EXTRA_TURN;
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
    const { core, masks, features, ownPairs, ownGaps, otherPairs, otherGaps } = this;
    const free = core.all & ~(own | other);
    const ownFlies = flies(core, own, ownHand);
    const otherFlies = flies(core, other, otherHand);
    const ownBoard = countBits(own);
    const otherBoard = countBits(other);
    const ownMen = ownBoard + ownHand;
    const otherMen = otherBoard + otherHand;

    let ownMills = 0;
    let otherMills = 0;
    let ownInMills = 0;
    let otherInMills = 0;
    let ownTwos = 0;
    let otherTwos = 0;
    let ones = 0;
    const { lines } = core;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] as number;
      const a = own & line;
      const b = other & line;
      if (b === 0) {
        if (a === 0) continue;
        if (a === line) {
          ownMills++;
          ownInMills |= line;
        } else if ((a & (a - 1)) === 0) ones++;
        else {
          ownPairs[ownTwos] = a;
          ownGaps[ownTwos++] = line ^ a;
        }
      } else if (a === 0) {
        if (b === line) {
          otherMills++;
          otherInMills |= line;
        } else if ((b & (b - 1)) === 0) ones--;
        else {
          otherPairs[otherTwos] = b;
          otherGaps[otherTwos++] = line ^ b;
        }
      }
    }

    const ownEnters = ownHand > 0 && this.entryCounts;
    const otherEnters = otherHand > 0 && this.entryCounts;
    const ownMoves = ownHand === 0 || !core.entryFirst;
    const otherMoves = otherHand === 0 || !core.entryFirst;
    let threats = 0;
    let running = 0;
    for (let i = 0; i < ownTwos; i++) {
      const gap = lowestBit(ownGaps[i] as number);
      const others = own & ~(ownPairs[i] as number);
      const movers = ownFlies ? others : others & (core.near[gap] as number);
      if (ownEnters || (ownMoves && movers !== 0)) threats++;
      if ((movers & ownInMills) !== 0) running++;
    }
    let menaces = 0;
    for (let i = 0; i < otherTwos; i++) {
      const gap = lowestBit(otherGaps[i] as number);
      const others = other & ~(otherPairs[i] as number);
      const movers = otherFlies ? others : others & (core.near[gap] as number);
      if (otherEnters || (otherMoves && movers !== 0)) menaces++;
      if ((movers & otherInMills) !== 0) running--;
    }

    const nextToFree = spread(masks, free);
    features[0] = 1;
    features[1] = ownMen - otherMen;
    features[2] = (ownMen === 3 ? 1 : 0) - (otherMen === 3 ? 1 : 0);
    features[3] = (ownMen === 4 ? 1 : 0) - (otherMen === 4 ? 1 : 0);
    features[4] = countBits(own & nextToFree) - countBits(other & nextToFree);
    features[5] = countBits(free & spread(masks, own)) - countBits(free & spread(masks, other));
    features[6] = ownMills - otherMills;
    features[7] = ownTwos - otherTwos;
    features[8] = ones;
    features[9] = countBits(own & masks.crossings) - countBits(other & masks.crossings);
    features[10] = countBits(own & masks.junctions) - countBits(other & masks.junctions);
    features[11] = running;
    features[12] = threats > 0 ? 1 : 0;
    features[13] = threats > 1 ? 1 : 0;
    features[14] = menaces > 0 ? 1 : 0;
    features[15] = menaces > 1 ? 1 : 0;
    features[16] = menaces > 2 ? 1 : 0;
    features[17] = menaces > 0 && threats === 0 ? 1 : 0;
    this.threats = threats;
    this.menaces = menaces;
    this.blocked = ownHand === 0 && !ownFlies && (own & nextToFree) === 0;

    const hands = ownHand + otherHand;
    if (hands > 0) this.phase = hands > core.parameters.men ? 0 : 1;
    else if (ownFlies || otherFlies) this.phase = ownFlies ? (otherFlies ? 6 : 4) : 5;
    else this.phase = ownMen <= 4 || otherMen <= 4 ? 3 : 2;
  }

  /** Mills that the side to play, and the other, can close in one turn; and whether the side to play cannot move. */
  threats = 0;
  menaces = 0;
  blocked = false;
}
