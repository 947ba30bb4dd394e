/** What one game gave, seen from the pairing's first player; an absent player loses without a game. */
export const GAME_RESULTS = ['first', 'draw', 'second', 'second-absent', 'first-absent', 'both-absent'] as const;
export type GameResult = (typeof GAME_RESULTS)[number];

/** Who is to meet whom. `first` has White in the first game, and in every other after it. */
export interface Draw {
  readonly first: number;
  /** Null: the first player pauses. */
  readonly second: number | null;
  /** Which group plays, from 0; only in groups. */
  readonly group?: number;
  /** The opening drawn for its games: its place among those of the settings, from 0. */
  readonly lot?: number;
  /** The match for the third place of a knock-out. */
  readonly third?: true;
  /** Those of the two who play with half of their time, for more points if they win; only in an arena. */
  readonly berserk?: readonly number[];
}

/** A pairing of a round, and what its games gave so far. */
export interface Pairing extends Draw {
  /** One result, or null, for each game that is to be played; none for a bye. */
  readonly games: readonly (GameResult | null)[];
}

/** What was paired at once. Rounds count from 1. */
export interface Round {
  readonly number: number;
  readonly pairings: readonly Pairing[];
}

/** Whether nothing of a pairing is missing. */
export const isFinished = ({ games }: Pairing): boolean => games.every((game) => game !== null);

/** Whether a result says that somebody did not come. */
export const isForfeit = (result: GameResult): boolean => result.endsWith('absent');

/** Who plays White in a game of a pairing. */
export const whiteOf = ({ first, second }: Draw, game: number): number | null => (game % 2 === 0 ? first : second);
