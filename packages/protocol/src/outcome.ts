import type { OutcomeReason, Side } from '@merellier/rules';

/** Why a game played online is over: a reason of the rules, or one of these. */
export type OnlineReason =
  | OutcomeReason
  /** The loser's time was up. */
  | 'time'
  /** One side had left, and the other claimed the game; or both had. */
  | 'abandonment'
  /** The game never really began. It has no result. */
  | 'aborted';

/** How a game ended: who won (null where nobody did) and why. */
export interface OnlineOutcome {
  readonly winner: Side | null;
  readonly reason: OnlineReason;
  /** The number in the draw rule that applied; null without one. */
  readonly count: number | null;
}
