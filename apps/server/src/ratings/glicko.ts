import type { ShownRating } from '@merellier/protocol';
import rate from 'glicko2-lite';

// Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2022), computed by the library `glicko2-lite`.

/** How strong a player is, as Glicko-2 has it, and when that was. */
export interface Strength {
  readonly rating: number;
  /** How uncertain the rating is: the true one lies within twice the deviation in 95 of 100 cases. */
  readonly deviation: number;
  /** How much the player's results vary. */
  readonly volatility: number;
  /** When the last game that counts ended, in milliseconds. */
  readonly at: number;
}

/** Before the first game. */
const FIRST = { rating: 1500, deviation: 350, volatility: 0.06 } as const;

/** A rating that is more uncertain than this is provisional. */
export const SETTLED = 110;

/**
 * One game is one rating period, as is usual online; where more time passes between two games than this, in milliseconds, it
 * counts as so many periods as it is, fractions too. After ten games among equals a deviation is below `SETTLED`, with many about
 * 60; it takes some thirteen months without a game to be above again.
 */
export const PERIOD: number = 5 * 24 * 3_600_000;

/** One unit of Glicko-2 in points. */
const SCALE = 173.7178;

/** How much the square of the deviation grows in a millisecond without a game, for each unit of squared volatility. */
export const GROWTH: number = SCALE ** 2 / PERIOD;

/** How strong a player is who has not yet played. */
export const newcomer = (at: number): Strength => ({ ...FIRST, at });

/** The deviation after so many periods without a game (step 6 of Glickman's paper), never more than a newcomer's. */
const grown = ({ deviation, volatility }: Strength, periods: number): number =>
  Math.min(FIRST.deviation, Math.sqrt(deviation ** 2 + Math.max(0, periods) * (SCALE * volatility) ** 2));

/** The deviation of a player who has not played since. */
export const deviationAt = (strength: Strength, now: number): number => grown(strength, (now - strength.at) / PERIOD);

/** A rating as it is shown at a moment. */
export const shown = (strength: Strength, now: number): ShownRating => ({
  points: Math.round(strength.rating),
  provisional: deviationAt(strength, now) > SETTLED,
});

/** How strong a player is after a game: `score` is 1 for a win, 0.5 for a draw, 0 for a loss. */
export function afterGame(own: Strength, opponent: Strength, score: 0 | 0.5 | 1, at: number): Strength {
  // The library adds the period that ends with this game; what is longer than one is added before.
  const before = (strength: Strength): number => deviationAt(strength, at - PERIOD);
  const after = rate(own.rating, before(own), own.volatility, [[opponent.rating, before(opponent), score]]);
  return { rating: after.rating, deviation: Math.min(FIRST.deviation, after.rd), volatility: after.vol, at };
}

/**
 * What a game that counts only in part makes of a player, by what it makes of the same player where it counts in full: the
 * rating goes that part of the way, and so much of the certainty that it brings is gained.
 */
export function partly(before: Strength, after: Strength, weight: number): Strength {
  if (weight >= 1) return after;
  const between = (from: number, to: number): number => from + weight * (to - from);
  const certainty = between(deviationAt(before, after.at) ** -2, after.deviation ** -2);
  return {
    rating: between(before.rating, after.rating),
    deviation: certainty ** -0.5,
    volatility: between(before.volatility, after.volatility),
    at: after.at,
  };
}
