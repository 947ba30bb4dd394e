import type { Side } from '@merellier/rules';
import type { GameOptions, Player, Seat } from './options.ts';
import type { OnlineOutcome } from './outcome.ts';
import type { RatingChange, ShownRating } from './rating.ts';
import type { RatingGroup } from './rating-groups.ts';
import type { Phase } from './state.ts';

// What the server tells of players over HTTP.

/** A player, as far as a list of players needs one. */
export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** Games by how they ended, from one player's side. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A player's rating in one group. */
export interface GroupRating extends ShownRating {
  readonly group: RatingGroup;
  /** The deviation at present, rounded: the true rating lies within twice as much in 95 of 100 cases. */
  readonly deviation: number;
  readonly games: Tally;
  /** When the last rated game of this group ended. */
  readonly at: number;
}

/** A player as anyone may see one. */
export interface PlayerProfile {
  readonly player: Player;
  /** When the player first came. */
  readonly since: number;
  readonly ratings: readonly GroupRating[];
  /** Games that anyone may see, rated or not; who asks about themselves is told of all. */
  readonly games: Tally;
}

/** One game in a player's list. */
export interface PlayerGame {
  readonly game: string;
  readonly phase: Phase;
  readonly options: GameOptions;
  readonly players: { readonly host: Player; readonly guest: Player | null };
  readonly white: Seat | null;
  readonly outcome: OnlineOutcome | null;
  readonly ratings: Readonly<Record<Side, RatingChange>> | null;
  readonly createdAt: number;
  /** Null while it is not over. */
  readonly endedAt: number | null;
}

/** A page of a player's games, and what to ask for to get the next one; null at the end. */
export interface PlayerGames {
  readonly games: readonly PlayerGame[];
  readonly next: string | null;
}

/** One point of a player's rating curve. */
export interface RatingPoint extends ShownRating {
  readonly group: RatingGroup;
  readonly game: string;
  /** The difference to the rating before. */
  readonly change: number;
  /** When the game ended. */
  readonly at: number;
}

/** One line of a leaderboard. */
export interface LeaderboardRow {
  /** From 1; players of the same rating share the better one. */
  readonly rank: number;
  readonly player: Player;
  readonly points: number;
  readonly games: Tally;
}

/** The best of a group, and the asker's own row, which may be further down; null without a settled rating. */
export interface Leaderboard {
  readonly group: RatingGroup;
  readonly players: readonly LeaderboardRow[];
  readonly own: LeaderboardRow | null;
}

/** A game that is being played and that anyone may watch. */
export interface LiveGame {
  readonly game: string;
  readonly options: GameOptions;
  readonly players: Readonly<Record<Side, Player>>;
  /** The position, as docs/notation.md writes it. */
  readonly fen: string;
  /** How many turns and throws were made. */
  readonly turns: number;
  readonly toPlay: Side;
  /** Milliseconds left; null without a clock. */
  readonly clock: Readonly<Record<Side, number>> | null;
}

/** From whom a player takes challenges: everybody, players whom one follows, nobody. */
export const CHALLENGERS = ['all', 'followed', 'none'] as const;

/** What a player lets others do. */
export interface CompanyChoices {
  readonly challenges: (typeof CHALLENGERS)[number];
  /** Whether others see that one is here. */
  readonly seen: boolean;
}

/** A player as lists of people show one. */
export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  /** Whether the player who asks follows them. */
  readonly followed: boolean;
}

/** A game that one player was asked to join. */
export interface Challenge {
  readonly game: string;
  readonly host: Player;
  readonly guest: { readonly id: string; readonly name: string };
  readonly options: GameOptions;
}
