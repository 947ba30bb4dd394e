import type { Position } from '@merellier/rules';

/** What {@link Probe.value} says of a position that it does not know. */
export const UNKNOWN = -32_768;

/**
 * Exact values from elsewhere, a tablebase for instance. The search asks wherever it stands, thousands of times a second:
 * an answer must come at once, without waiting and without allocating.
 */
export interface Probe {
  /** The most men on the board and in hand together that are worth asking about. */
  readonly mostMen: number;
  /**
   * The exact value for the side to play, without regard to draw rules that look back: 0 a draw, n > 0 a win in n turns of
   * either side, n < 0 a loss in -n turns, {@link UNKNOWN} for a position that is not covered. The position is the
   * searcher's own and changes after the call: it must not be kept. Where dice await their throw, `dice` is null.
   */
  value(position: Position): number;
}
