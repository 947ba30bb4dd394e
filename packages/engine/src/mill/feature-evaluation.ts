import { LEAST_MEN } from '@merellier/rules';
import { countBits, type MillCore } from '@merellier/rules/kernel';
import { placesIn, rowOf } from '../weights.ts';
import type { MillEvaluation } from './evaluation.ts';
import { MILL_FEATURES, MILL_PHASES, type MillFeature, type MillPhase, type MillWeights } from './features.ts';
import { type Masks, masksOf, spread } from './masks.ts';
import type { MillTactics } from './tactics.ts';

const COUNT = MILL_FEATURES.length;
const AT = placesIn(MILL_FEATURES);
const PHASE = placesIn(MILL_PHASES);

/** What a beginner looks at: men, then mills, then lines, then room. */
const SEEN_AT_ONCE: Readonly<Partial<Record<MillFeature, number>>> = {
  men: 100,
  mobile: 2,
  mills: 14,
  twos: 12,
  ones: 2,
  crossings: 3,
  junctions: 1,
};

/** The hand-made evaluation: features counted, and weighed by the phase of the game. */
export class MillFeatureEvaluation implements MillEvaluation {
  private readonly core: MillCore;
  private readonly masks: Masks;
  readonly kernel: Int32Array;
  private readonly seenAtOnce: Int32Array;
  /** What was counted last, in the order of {@link MILL_FEATURES}. */
  readonly features = new Int32Array(COUNT);

  constructor(core: MillCore, weights: MillWeights) {
    this.core = core;
    this.masks = masksOf(core);
    this.kernel = Int32Array.from(MILL_PHASES.flatMap((phase) => rowOf(MILL_FEATURES, weights[phase])));
    this.seenAtOnce = Int32Array.from(MILL_FEATURES, (feature) => SEEN_AT_ONCE[feature] ?? 0);
  }

  judge(tactics: MillTactics): number {
    this.count(tactics);
    return this.weigh(this.kernel, this.phaseOf(tactics) * COUNT);
  }

  glance(tactics: MillTactics): number {
    this.count(tactics);
    return this.weigh(this.seenAtOnce, 0);
  }

  /** The phase of a position. */
  phase(tactics: MillTactics): MillPhase {
    return MILL_PHASES[this.phaseOf(tactics)] as MillPhase;
  }

  private weigh(weights: Int32Array, first: number): number {
    const { features } = this;
    let value = 0;
    for (let i = 0; i < COUNT; i++) value += (features[i] as number) * (weights[first + i] as number);
    return value;
  }

  private phaseOf({ own, other, ownHand, otherHand, ownFlies, otherFlies }: MillTactics): number {
    const hands = ownHand + otherHand;
    if (hands > 0) return hands > this.core.parameters.men ? PHASE.early : PHASE.late;
    if (ownFlies) return otherFlies ? PHASE['both-fly'] : PHASE['own-flies'];
    if (otherFlies) return PHASE['other-flies'];
    return countBits(own) <= 4 || countBits(other) <= 4 ? PHASE.few : PHASE.moving;
  }

  /** Counts the features. */
  count(tactics: MillTactics): void {
    const { masks, features } = this;
    const { own, other, ownHand, otherHand, free, threats, menaces, ownMobile, otherMobile } = tactics;
    const { ownOnes, ownTwos, ownMills, otherOnes, otherTwos, otherMills } = tactics;
    const ownMen = countBits(own) + ownHand;
    const otherMen = countBits(other) + otherHand;
    const ownCramped = ownHand === 0 && !tactics.ownFlies && ownMobile <= 2 ? 1 : 0;
    const otherCramped = otherHand === 0 && !tactics.otherFlies && otherMobile <= 2 ? 1 : 0;
    const ownLines = ownOnes | ownTwos | ownMills;
    const otherLines = otherOnes | otherTwos | otherMills;
    features[AT.turn] = 1;
    features[AT.men] = ownMen - otherMen;
    features[AT.three] = (ownMen === LEAST_MEN ? 1 : 0) - (otherMen === LEAST_MEN ? 1 : 0);
    features[AT.four] = (ownMen === LEAST_MEN + 1 ? 1 : 0) - (otherMen === LEAST_MEN + 1 ? 1 : 0);
    features[AT.held] = countBits(ownTwos & otherOnes) - countBits(otherTwos & ownOnes);
    features[AT.cramped] = ownCramped - otherCramped;
    features[AT.mobile] = ownMobile - otherMobile;
    features[AT.reach] = countBits(free & spread(masks, own)) - countBits(free & spread(masks, other));
    features[AT.mills] = ownMills === otherMills ? 0 : countBits(ownMills) - countBits(otherMills);
    features[AT.twos] = countBits(tactics.ownPairs) - countBits(tactics.otherPairs);
    features[AT.ones] = countBits(ownOnes & ~otherLines) - countBits(otherOnes & ~ownLines);
    features[AT.crossings] = countBits(own & masks.crossings) - countBits(other & masks.crossings);
    features[AT.junctions] = countBits(own & masks.junctions) - countBits(other & masks.junctions);
    features[AT.running] = tactics.running;
    features[AT.threat] = threats > 0 ? 1 : 0;
    features[AT.threats] = threats > 1 ? 1 : 0;
    features[AT.menaced] = menaces > 0 ? 1 : 0;
    features[AT['menaced-twice']] = menaces > 1 ? 1 : 0;
    features[AT['menaced-thrice']] = menaces > 2 ? 1 : 0;
    features[AT.helpless] = menaces > 0 && threats === 0 ? 1 : 0;
  }
}
