import { RATING_GROUP_IDS, type RatingGroup } from '@merellier/protocol';
import type { Choice, JudgedTurn } from './judge-turns.ts';
import { MEASURED } from './measured.ts';
import type { Measured, Pools } from './pools.ts';

// How much of what mattered a player of a rating keeps, measured on our own levels: `npm run bench -- fair` prints it, and with --write
// writes measured.ts. The chance that a turn keeps the value is σ(skill + ease): skill by rating, ease by the kind of choice.

/** How uncertain a rating may be in the player's favour, in deviations: at most so much is the player held to be stronger. */
const BENEFIT = 2;

/** The rating by which a player is judged: strong newcomers are not to be suspected, so an uncertain one is taken for a high one. */
export const benefitOfDoubt = ({
  rating,
  deviation,
}: {
  readonly rating: number;
  readonly deviation: number;
}): number => rating + BENEFIT * deviation;

/** What is to be expected of turns that mattered: how many keep the value, and the variance of that. */
export interface Expected {
  readonly expected: number;
  readonly variance: number;
}

/**
 * How much turns of one game hang together: one ending of few men is understood, or not, for all of its turns. Measured with the skills: so
 * the spread by game that `npm run bench -- fair` prints is about 1.
 */
const TOGETHER = 0.08;

/** Sums up what a player of a rating is expected to keep in games of a group. */
export function expectedOf(
  group: RatingGroup,
  rating: number,
  turns: readonly JudgedTurn[],
  pools: Pools = MEASURED,
): Expected {
  let [expected, variance] = [0, 0];
  for (const { choice } of turns) {
    const share = shareKept(group, rating, choice, pools);
    expected += share;
    variance += share * (1 - share);
  }
  // The variance of a sum of numbers that are correlated with each other.
  return { expected, variance: variance * (1 + TOGETHER * Math.max(0, turns.length - 1)) };
}

/**
 * The chance that a player of a rating keeps the value in a kind of choice. In groups that were not measured, and for kinds that hardly came,
 * it is the greatest of all that were: what is not known is to make nobody suspicious.
 */
export function shareKept(group: RatingGroup, rating: number, choice: Choice, pools: Pools = MEASURED): number {
  const own = pools[group];
  if (own?.ease[choice] !== undefined) return shareIn(own, rating, choice);
  const others = RATING_GROUP_IDS.flatMap((id) => pools[id] ?? []).filter(({ ease }) => ease[choice] !== undefined);
  return Math.max(...others.map((pool) => shareIn(pool, rating, choice)), others.length > 0 ? 0 : 1);
}

function shareIn({ ratings, skills, ease }: Measured, rating: number, choice: Choice): number {
  return 1 / (1 + Math.exp(-(between(ratings, skills, rating) + (ease[choice] ?? 0))));
}

/** The value at a place between those that are known, in a straight line; at both ends it goes on as it is. */
export function between(places: readonly number[], values: readonly number[], at: number): number {
  const after = places.findIndex((place) => place > at);
  if (after === 0) return values[0] ?? 0;
  if (after < 0) return values.at(-1) ?? 0;
  const [low = 0, high = 0] = [places[after - 1], places[after]];
  const [from = 0, to = 0] = [values[after - 1], values[after]];
  return from + ((at - low) / (high - low)) * (to - from);
}
