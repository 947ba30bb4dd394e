import type { Reason, RuleSet } from '@merellier/rules';

/** How often a reason was said of held-out positions whose exact values are known, and how often it was right. */
export interface Measured {
  readonly said: number;
  readonly right: number;
}

/** Below this share nothing is said. */
export const LEAST_RIGHT = 0.99;
/** Fewer cases tell too little. */
export const LEAST_SAID = 100;

const of = (said: number, right: number): Measured => ({ said, right });

/** By `packages/engine/scripts/measure-reasons.ts`; docs/training.md tells what was counted. What was never said has no case. */
export const MEASURED: Readonly<Record<RuleSet['family'], Readonly<Record<Reason['reason'], Measured>>>> = {
  mill: {
    'only-turn': of(227, 227),
    'wins-by-force': of(339, 339),
    'loses-by-force': of(277, 277),
    'closes-mill': of(1935, 1935),
    takes: of(0, 0),
    huffs: of(0, 0),
    demands: of(0, 0),
    crowns: of(0, 0),
    'blocks-mill': of(370, 370),
    'blocks-all': of(4, 4),
    'prepares-mill': of(3038, 3038),
    'double-attack': of(678, 678),
    'prepares-double-mill': of(154, 154),
    'leaves-mill-open': of(216, 216),
    'lets-double-attack': of(19, 19),
    'lets-threaten': of(148, 144),
    'lets-stop': of(34, 33),
    'lets-take': of(0, 0),
    'lets-crown': of(0, 0),
    'lets-block-all': of(3, 3),
    'wins-men': of(304, 304),
    'loses-men': of(505, 505),
  },
  draughts: {
    'only-turn': of(7494, 7494),
    'wins-by-force': of(248, 248),
    'loses-by-force': of(238, 238),
    'closes-mill': of(0, 0),
    takes: of(7947, 7947),
    huffs: of(373, 373),
    demands: of(303, 303),
    crowns: of(937, 937),
    'blocks-mill': of(0, 0),
    'blocks-all': of(39, 39),
    'prepares-mill': of(0, 0),
    'double-attack': of(0, 0),
    'prepares-double-mill': of(0, 0),
    'leaves-mill-open': of(0, 0),
    'lets-double-attack': of(0, 0),
    'lets-threaten': of(0, 0),
    'lets-stop': of(0, 0),
    'lets-take': of(279, 279),
    'lets-crown': of(11, 11),
    'lets-block-all': of(0, 0),
    'wins-men': of(152, 152),
    'loses-men': of(365, 365),
  },
};

/** Whether a reason is right often enough to be said. */
export function isSaid({ family }: RuleSet, { reason }: Reason): boolean {
  const { said, right } = MEASURED[family][reason];
  return said >= LEAST_SAID && right >= LEAST_RIGHT * said;
}
