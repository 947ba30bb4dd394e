import type {
  LeaderboardRow,
  Player,
  PlayerGame,
  RatingGroup,
  RatingPoint,
  RecordedEvent,
  Tally,
} from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import type { Strength } from '../ratings/glicko.ts';
import type { DueGame, Rated } from '../ratings/rate-game.ts';

/** A rated game that has counted. */
export interface CountedGame {
  readonly game: string;
  /** The event that says so; null where one of its players is gone, and it counts for nobody. */
  readonly event: RecordedEvent | null;
}

/** The rating of a player in one group, and how its games ended. */
export interface StoredRating extends Strength {
  readonly group: RatingGroup;
  readonly games: Tally;
}

/** Which games of a player are asked for. */
export interface GamesWanted {
  /** Also those that only who plays them may see: not listed, not rated. */
  readonly all: boolean;
  /** The last game of the page before; null for the first page. */
  readonly before: { readonly endedAt: number; readonly game: string } | null;
  readonly limit: number;
}

/** Ratings, and what else is told of players. */
export interface RatingStore {
  /**
   * Counts one rated game: of those that are over and have not counted, the one that ended first; `rate` says what it does.
   * It is done whole and once, even if several nodes ask at the same time; then they count games of different players. Null
   * when no game waits, or those that do wait for one that is being counted.
   */
  rateNext(rate: (game: DueGame) => Readonly<Record<Side, Rated>>, now: number): Promise<CountedGame | null>;
  /** A player, and when it first came; null where there is none. */
  person(player: string): Promise<{ readonly player: Omit<Player, 'rating'>; readonly since: number } | null>;
  ratingsOf(player: string): Promise<readonly StoredRating[]>;
  /** How the games of a player ended: all of them, or those that anyone may see. */
  tallyOf(player: string, all: boolean): Promise<Tally>;
  /** The last points of a player's rating curves, of one group or all, in the order of time. */
  ratingCurve(player: string, group: RatingGroup | null, limit: number): Promise<readonly RatingPoint[]>;
  /** Games of a player that are over and have a result, the last to end first. */
  gamesOver(player: string, wanted: GamesWanted): Promise<readonly PlayerGame[]>;
  /** Games of a player that are not over, the one that changed last first. */
  gamesUnderWay(player: string, limit: number): Promise<readonly PlayerGame[]>;
  /** Games being played that anyone may see and in which something has happened since then: those begun last, the one that changed last first. */
  gamesLive(since: number, limit: number): Promise<readonly PlayerGame[]>;
  /** The best of a group whose rating is settled and who are not banned. */
  leaderboard(group: RatingGroup, now: number, limit: number): Promise<readonly LeaderboardRow[]>;
  /** Where a player stands among them; null where the player is not one of them. */
  standing(group: RatingGroup, now: number, player: string): Promise<LeaderboardRow | null>;
}
