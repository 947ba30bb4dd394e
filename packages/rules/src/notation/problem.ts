import type { Board } from '../board.ts';
import type { Outcome } from '../outcome.ts';
import type { ParameterProblem } from '../parameters.ts';
import type { Refusal } from '../refusal.ts';
import type { Side } from '../side.ts';

/** Why the text of one turn was not accepted: it cannot be read, or the turn it names is refused. */
export type TurnProblem =
  | { readonly problem: 'turn-unreadable'; readonly text: string }
  | { readonly problem: 'turn-refused'; readonly text: string; readonly refusal: Refusal }
  | { readonly problem: 'throw-unreadable'; readonly text: string }
  /** The turn is written with another throw than the one that stands. */
  | { readonly problem: 'throw-mismatch'; readonly text: string }
  /** A throw where no dice are thrown: under rules without dice, or while men are entered. */
  | { readonly problem: 'throw-not-due'; readonly text: string };

/** Why the text of a position was not accepted. `text` is the faulty part. */
export type FenProblem =
  | { readonly problem: 'fen-unreadable'; readonly text: string }
  | { readonly problem: 'fen-side'; readonly text: string }
  | { readonly problem: 'fen-place'; readonly text: string }
  | { readonly problem: 'fen-twice'; readonly place: string; readonly sides: 'same' | 'both' }
  | { readonly problem: 'fen-too-many'; readonly side: Side; readonly count: number; readonly max: number }
  | { readonly problem: 'fen-hand'; readonly text: string }
  | { readonly problem: 'fen-too-few'; readonly count: number }
  | { readonly problem: 'fen-dice'; readonly text: string; readonly cause: 'unreadable' | 'no-dice' | 'not-yet' }
  /** What is remembered of earlier turns cannot be so in this position, or these rules remember no such thing (mill). */
  | { readonly problem: 'fen-memory'; readonly text: string }
  /** A man on the row where it would be a king (draughts). */
  | { readonly problem: 'fen-uncrowned'; readonly place: string; readonly side: Side }
  /** The pieces that may be huffed, or the turn they rest on, do not fit the position (draughts). */
  | { readonly problem: 'fen-huff'; readonly text: string }
  /** A position of another program that this rule set, or any of ours, cannot hold. */
  | { readonly problem: 'fen-foreign'; readonly cause: 'removal-pending' | 'counts' | 'phase' | 'board' | 'rules' };

/**
 * Why the text of a game was not accepted, and where: `line` counts the lines of the text from 1. It is that of the tag or turn
 * which is wrong, or on which the game begins.
 */
export type GameProblem = { readonly line: number } & (
  | { readonly problem: 'game-unreadable'; readonly text: string }
  /** An annotation with a number that no format has. */
  | { readonly problem: 'game-mark'; readonly text: string }
  /** Variations nested more than `most` deep. */
  | { readonly problem: 'game-too-deep'; readonly most: number }
  | { readonly problem: 'game-without-rules' }
  | { readonly problem: 'game-rules'; readonly cause: ParameterProblem }
  /** A GameType that stands for no rule set of the catalogue; whether PDN defines it. */
  | { readonly problem: 'game-type'; readonly text: string; readonly defined: boolean }
  | { readonly problem: 'game-fen'; readonly cause: FenProblem }
  /**
   * A turn of the game. `number` counts as the text does; `at` is its place in the text, in characters; `places` is what the
   * board has, for the words that speak of it.
   */
  | {
      readonly problem: 'game-turn';
      readonly number: number;
      readonly side: Side;
      readonly text: string;
      readonly at: number;
      readonly places: Board['kind'];
      readonly cause: TurnProblem;
    }
  | { readonly problem: 'game-result'; readonly text: string; readonly outcome: Outcome }
  /** The tag names one result and the end of the text another. */
  | { readonly problem: 'game-two-results'; readonly tag: string; readonly text: string }
);

export type NotationProblem = TurnProblem | FenProblem | GameProblem;
