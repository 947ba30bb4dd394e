import type { Parameters, Side } from '@merellier/rules';
import type { ShownRating } from './rating.ts';
import type { Odds, TimeControl } from './time-control.ts';

/** Who sits in a seat: the one who made the game, or the one who joined it. */
export type Seat = 'host' | 'guest';

/** The name of a player who gave none; an interface shows a word instead. */
export const NAMELESS = '—';

/** A player as others see one. The id is public and proves nothing. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** The rating with which the player came to this game; null without one, and in a game that is not rated. */
  readonly rating: ShownRating | null;
  /** Whether the player has an account; a guest has none. Games of earlier versions do not tell, and count as a guest's. */
  readonly registered: boolean;
  /** Present where a program plays. */
  readonly bot?: true;
}

/**
 * A rule set as it is stored and sent. The maker of a game may name only the parameters that differ from the named rule
 * set; a stored game has all of them, so that it replays the same though the named rule set be corrected one day.
 */
export interface RulesReference {
  readonly id: string;
  readonly parameters: Parameters;
}

/** What is agreed before a game begins; it never changes. */
export interface GameOptions {
  readonly rules: RulesReference;
  readonly time: TimeControl;
  /** The side of the one who makes the game; `toss` draws lots. */
  readonly side: Side | 'toss';
  /** Whether the game waits in the lobby, for anybody; else only those who have its address can join. */
  readonly listed: boolean;
  readonly rated: boolean;
  /** The turns that lead to the position from which it begins, as they are written; absent where it begins as the rules say. */
  readonly opening?: readonly string[];
  /** The tournament whose game it is; absent in all others. */
  readonly tournament?: TournamentGame;
}

/** What the server says of a game that a tournament makes: nothing is taken back in it, and nobody leaves it without losing it. */
export interface TournamentGame extends Odds {
  readonly id: string;
  /** How long each side has for its first turn, in milliseconds. */
  readonly startWithin: number;
}

export const otherSeat = (seat: Seat): Seat => (seat === 'host' ? 'guest' : 'host');
