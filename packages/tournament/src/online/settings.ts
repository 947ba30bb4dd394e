import type { Settings } from '../settings.ts';

/** What is agreed before a tournament that a server runs. Times are in milliseconds. */
export interface OnlineSettings {
  /** What every tournament has: its name, format, games and points. */
  readonly plan: Settings;
  /** Whether the games count for ratings. */
  readonly rated: boolean;
  /** When it begins, since 1970; null where the organiser begins it. */
  readonly startsAt: number | null;
  /** Whether each round is paired by itself some time after the last result, or by the organiser. */
  readonly rounds: 'clock' | 'organiser';
  /** How long after the last result, with `clock`. */
  readonly pause: number;
  /** How long a player has for the first turn of a game, and the organiser's word aside loses without it. */
  readonly startWithin: number;
  /** Whether a player of an arena may take half of the time for a chance of more points. */
  readonly berserk: boolean;
  /** Whether programs may join. */
  readonly bots: boolean;
  /** Whether everybody sees it announced; else only who has its address. */
  readonly listed: boolean;
  /** The club that it belongs to, whose members alone may join; null for none. */
  readonly club: string | null;
}

/** A tournament with too few players is called off so long after its time. */
export const CALLED_OFF_AFTER = 3_600_000;

/** Where no further round can be paired unless somebody comes back, that is waited for so long. */
export const COME_BACK_WITHIN = 600_000;

/** A tournament in which nothing happens any more is over after so long. */
export const IDLE_AFTER: number = 30 * 24 * 3_600_000;

/** In an arena, those who became free wait so long for others to become free as well. */
export const GATHERING = 2_000;
