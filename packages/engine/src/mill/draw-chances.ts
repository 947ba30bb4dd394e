import { type MillParameters, millRuleSet } from '@merellier/rules/mill';

/** How likely each result is, 0 to 1; they make 1. */
export interface Outcomes {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What a model looks at beside the score: the men of a side and of the other, those in hand too, and how many of both are in hand. */
export interface DrawnLike {
  readonly own: number;
  readonly other: number;
  readonly hands: number;
}

/** Parameters on which it does not depend how games end: who begins, and draws that look back. */
const OTHER_PARAMETERS: readonly (keyof MillParameters)[] = [
  'begins',
  'no-capture-draw',
  'three-men-draw',
  'repetition-draw',
];

/** Whether the weights were fitted for rules like these: those of the marelle. */
export function knowsDraws(parameters: MillParameters): boolean {
  const fitted = millRuleSet('marelle').parameters;
  const names = Object.keys(fitted) as (keyof MillParameters)[];
  return names.every((name) => parameters[name] === fitted[name] || OTHER_PARAMETERS.includes(name));
}

/**
 * Two numbers for each situation, in which a side has so many men against so many, or so many are still in hand: what a win of this side
 * weighs against a draw, and how much a man of advantage adds to it.
 */
export type DrawModel = ArrayLike<number>;

/** Three to nine men of either side, and four stages of entering. */
const COUNTS = 7;
const LEAST = 3;
const STAGES = 4;
const HANDS_PER_STAGE = 5;
/** The men of either side where some are in hand: as many, fewer, more. */
const BALANCES = 3;
export const BUCKETS = COUNTS * COUNTS + STAGES * BALANCES;
/** More hundredths of a man tell nothing more. */
const MOST_CENTIMEN = 800;

const clip = (men: number): number => Math.max(0, Math.min(COUNTS - 1, men - LEAST));

/** The situation of a side with so many men, those in hand too, against so many. */
function bucketOf({ own, other, hands }: DrawnLike): number {
  if (hands === 0) return clip(own) * COUNTS + clip(other);
  const stage = Math.min(STAGES - 1, Math.floor((hands - 1) / HANDS_PER_STAGE));
  return COUNTS * COUNTS + stage * BALANCES + 1 + Math.sign(own - other);
}

/** What a model counts of a side, each with the place of its weight. */
export function featuresOf(at: DrawnLike, centimen: number): readonly [number, number][] {
  const bucket = 2 * bucketOf(at);
  const men = Math.max(-MOST_CENTIMEN, Math.min(MOST_CENTIMEN, centimen)) / 100;
  return [
    [bucket, 1],
    [bucket + 1, men],
  ];
}

/** The same situation for the other side. */
export const turned = ({ own, other, hands }: DrawnLike): DrawnLike => ({ own: other, other: own, hands });

/** How likely a model takes each result to be for a side whose score is an estimate of so many hundredths of a man. */
export function outcomesBy(model: DrawModel, at: DrawnLike, centimen: number): Outcomes {
  const weigh = (features: readonly [number, number][]): number =>
    Math.exp(features.reduce((sum, [place, value]) => sum + (model[place] ?? 0) * value, 0));
  const win = weigh(featuresOf(at, centimen));
  const loss = weigh(featuresOf(turned(at), -centimen));
  const all = win + 1 + loss;
  return { win: win / all, draw: 1 / all, loss: loss / all };
}
