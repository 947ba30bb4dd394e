import type { RatingChange, RatingGroup } from '@merellier/protocol';
import { other, SIDES, type Side } from '@merellier/rules';
import { afterGame, newcomer, partly, type Strength, shown } from './glicko.ts';

/** A rated game that is over and has not yet counted. */
export interface DueGame {
  readonly group: RatingGroup;
  /** How strong each side is; null before its first game of this group. */
  readonly strengths: Readonly<Record<Side, Strength | null>>;
  readonly winner: Side | null;
  readonly endedAt: number;
  /** The rated games of this group that these two have counted already within `SAME_PAIR` before this one. */
  readonly earlier: number;
}

/** How long a game between two players makes the next ones of the same two count less, in milliseconds. */
export const SAME_PAIR: number = 24 * 3_600_000;

/** So many games of the same two count in full; the n-th counts `FULL / n`: a rating is made by meeting many, not one often. */
const FULL = 4;

/** What a game makes of the strength of one side. */
export interface Rated {
  readonly before: Strength;
  readonly after: Strength;
  /** The same as it is shown. */
  readonly change: RatingChange;
}

/** What a game makes of both, by the strengths that they had when it ended. */
export function rateGame({ strengths, winner, endedAt, earlier }: DueGame): Readonly<Record<Side, Rated>> {
  const weight = Math.min(1, FULL / (earlier + 1));
  const before = (side: Side): Strength => strengths[side] ?? newcomer(endedAt);
  const rated = (side: Side): Rated => {
    const score = winner === null ? 0.5 : winner === side ? 1 : 0;
    const own = before(side);
    const after = partly(own, afterGame(own, before(other(side)), score, endedAt), weight);
    return { before: own, after, change: { before: shown(own, endedAt), after: shown(after, endedAt) } };
  };
  return Object.fromEntries(SIDES.map((side) => [side, rated(side)])) as Record<Side, Rated>;
}
