import type { Position, Turn } from '@merellier/rules';

/** What {@link Probe.value} returns for a position that it does not know. */
export const UNKNOWN = -32_768;
/** The greatest number that {@link Probe.value} gives. */
export const MOST_NEARNESS = 500;

/** A legal turn and its exact value for the side that plays it, without regard to draw rules that look back. */
export interface ProbedTurn {
  readonly turn: Turn;
  readonly value: 'win' | 'draw' | 'loss';
  /** Turns of either side to the next capture or the end of the game, this one included; null where they are not known. */
  readonly distance: number | null;
  /** Whether a rule that draws after turns without capture comes first: a win, or a loss, but for that rule. */
  readonly beyondLimit: boolean;
  /**
   * With dice: the chances to win that the side which plays the turn can force, and the other side; what is missing to 1 is a game without
   * end. `value` says then what is certain, a draw nothing.
   */
  readonly chances?: Chances;
}

/** Chances to win, 0 to 1, of a side and of the other. */
export interface Chances {
  readonly win: number;
  readonly loss: number;
}

/**
 * Exact values from elsewhere, a tablebase for instance. The search asks at every position, thousands of times a second:
 * an answer must come at once, without waiting and, for {@link value}, without allocating.
 */
export interface Probe {
  /** The most men on the board and in hand together that are worth asking about. */
  readonly mostMen: number;
  /** Whether an answer takes longer than the search takes for a position: read from a disk, for instance. */
  readonly slow: boolean;
  /**
   * The exact value for the side to play: 0 a draw, n > 0 a win, n < 0 a loss, {@link UNKNOWN} for a position that is not
   * covered. Of two wins the one with the smaller n, up to {@link MOST_NEARNESS}, is about the nearer one; fewer men are
   * always nearer. The position is the searcher's own and changes after the call: it must not be kept. It is not over by
   * the number of men. Where dice await their throw, `dice` is null.
   */
  value(position: Position): number;
  /**
   * All legal turns of a position that is not over; null where one of them leads to a position that is not covered.
   * `thorough` says that `beyondLimit` is worth more time than a quick answer.
   */
  turns(position: Position, thorough: boolean): readonly ProbedTurn[] | null;
  /**
   * For a probe that learns as it goes: told of each root before it is searched, so that it can get ready what the root and what comes
   * after it need. It returns at once.
   */
  prepare?(root: Position): void;
  /** Grows whenever such a probe knows more: the search then asks about its root again. */
  readonly news?: number;
}
