import type { ModeratedPlayer } from '@merellier/protocol';

/** Turns of one player, counted: what was kept of what mattered, what was to be expected, and the time that it took. */
export interface FairCounts {
  /** Turns on which the value of the position hung, and how many of them kept it. */
  readonly turns: number;
  readonly kept: number;
  /** How many a player of such a rating keeps, and the variance of that number. */
  readonly expected: number;
  readonly variance: number;
  /** Milliseconds spent on turns that mattered, and on all others that tables know; and how many turns had a time. */
  readonly criticalMs: number;
  readonly criticalTimed: number;
  readonly easyMs: number;
  readonly easyTimed: number;
}

/** What exact values say of one player in one game. */
export interface FairGame extends FairCounts {
  readonly game: string;
  readonly player: string;
  readonly rules: string;
  /** The turns that mattered, a letter each: `writeTurns` of fair/judge-turns.ts. */
  readonly choices: string;
  /** The rating that was expected to be at most the player's. */
  readonly rating: number;
  readonly at: number;
}

/** What exact values say of a player in all rated games by one rule set. */
export interface FairScore extends FairCounts {
  readonly rules: string;
  readonly games: number;
  readonly at: number;
}

/** A player who keeps more than is to be expected. */
export interface Surprising {
  readonly player: ModeratedPlayer;
  readonly score: FairScore;
  /** By how many standard deviations. */
  readonly deviations: number;
  /** The games in which most more was kept than expected, the first first. */
  readonly games: readonly {
    readonly game: string;
    readonly at: number;
    readonly turns: number;
    readonly kept: number;
  }[];
}

/** Who is asked for by {@link FairStore.surprising}. */
export interface SurprisingWanted {
  /** The least number of standard deviations, of turns that mattered, and of games with such turns. */
  readonly deviations: number;
  readonly turns: number;
  readonly games: number;
  /** How many times larger the variance is than that of turns which do not hang together. */
  readonly spread: number;
  readonly limit: number;
}

/** A game that a node took in hand is given to another one after so many milliseconds. */
export const FAIR_CLAIM = 10 * 60_000;

/** What exact values say of those who play rated games. */
export interface FairStore {
  /**
   * The rated game by one of these rule sets that ended first, before a moment, has counted for ratings, and was not looked at yet; for
   * {@link FAIR_CLAIM} it is the asker's. Null where there is none.
   */
  claimFairGame(rules: readonly string[], before: number, now: number): Promise<string | null>;
  /** Counts what was found in a game, once: false where that was done before. Players who are gone are left out. */
  keepFairGame(game: string, found: readonly FairGame[]): Promise<boolean>;
  /** What is kept of a player by rule set, and by game, the newest first. */
  fairScoresOf(player: string): Promise<readonly FairScore[]>;
  fairGamesOf(player: string): Promise<readonly FairGame[]>;
  /** All players together, by rule set. */
  fairTotals(): Promise<readonly FairScore[]>;
  /**
   * Players who keep most more than expected and are not banned, the most surprising first. Where all others of this server together keep
   * more than expected by the same rules, that much is expected of everybody.
   */
  surprising(wanted: SurprisingWanted): Promise<readonly Surprising[]>;
}
