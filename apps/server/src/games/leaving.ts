import { countsForRating, type GameState, MINUTE, playerOf, running } from '@merellier/protocol';
import { other } from '@merellier/rules';

/** Games left within so many milliseconds are counted together. */
export const LEFT_WITHIN: number = 60 * MINUTE;

/** So many a player may leave; from the next one on each costs a pause, the last of these in the end. */
const FREE = 2;
const PAUSES = [2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE];

/** How long a player pauses who has left so many games within an hour, counted from the last one [E5]. */
export function pauseAfter(games: number): number {
  if (games <= FREE) return 0;
  return PAUSES[Math.min(games - FREE, PAUSES.length) - 1] ?? 0;
}

/** Whether leaving a game costs anything: one that anybody could join, or that counts, but for tournaments, which have rules of their own. */
export const isForAnybody = ({ listed, rated, tournament }: GameState['options']): boolean =>
  (listed || rated) && tournament === undefined;

/**
 * Who has left a game that came to its end before it counted, so that the other player came for nothing; null where nobody did.
 * @param asker who asked for the end; null where time did
 * @param isOtherHere whether the other player was there: who is left alone may go
 */
export function leaverOf(
  before: GameState,
  after: GameState,
  asker: string | null,
  isOtherHere: boolean,
): string | null {
  const { options, outcome, players } = after;
  if (!isForAnybody(options) || !outcome || !players.guest) return null;
  if (outcome.reason === 'aborted') {
    if (asker !== null) return isOtherHere ? asker : null;
    const side = running(before);
    return (side && playerOf(before, side)?.id) ?? whoseShareIsMissing(before);
  }
  // A rated game that is given up too soon has no result that counts.
  if (!options.rated || outcome.winner === null || !GIVEN_UP.has(outcome.reason) || countsForRating(after)) return null;
  return playerOf(after, other(outcome.winner))?.id ?? null;
}

const GIVEN_UP: ReadonlySet<string> = new Set(['resignation', 'time', 'abandonment']);

/** Whose part in chance a game has waited for in vain; null where that was not what it waited for. */
function whoseShareIsMissing({ chance, players, phase }: GameState): string | null {
  if (phase !== 'agreeing' || !chance) return null;
  const { host, guest } = chance.contributions;
  if (host && guest) return null;
  return host ? (players.guest?.id ?? null) : guest ? players.host.id : null;
}
