import type { ModeratedPlayer } from './moderation.ts';

// What the server tells moderators of those who keep exact values more often than players of their rating do.

/** How much of games exact values cover: all of it, or what is left of it when few men are. */
export const FAIR_COVERAGES = ['whole', 'few-men'] as const;
export type FairCoverage = (typeof FAIR_COVERAGES)[number];

/** One rule set that is looked at, and all players of it together. */
export interface FairRules {
  readonly rules: string;
  readonly coverage: FairCoverage;
  /** Turns on which the value of the position hung, how many of them kept it, and how many were expected to. */
  readonly turns: number;
  readonly kept: number;
  readonly expected: number;
}

/** A player who keeps more than is to be expected, in games by one rule set. */
export interface FairCase {
  readonly player: ModeratedPlayer;
  readonly rules: string;
  readonly games: number;
  readonly turns: number;
  readonly kept: number;
  readonly expected: number;
  /** The chance, 0 to 1, that an honest player of such a rating comes as far in as many turns. */
  readonly chance: number;
  /** Seconds spent on a turn that mattered and on others, on the average; null where turns had no time. */
  readonly seconds: { readonly critical: number; readonly easy: number } | null;
  /** The games to look at first. */
  readonly look: readonly {
    readonly game: string;
    readonly at: number;
    readonly turns: number;
    readonly kept: number;
  }[];
}

/** What exact values say of rated games. */
export interface FairPlayReport {
  /** Whether games are looked at at all: the host may not want it. */
  readonly on: boolean;
  readonly rules: readonly FairRules[];
  /** The most surprising first. */
  readonly players: readonly FairCase[];
}
