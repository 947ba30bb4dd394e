import type { MillTactics } from './tactics.ts';

/**
 * What judges positions of one mill rule set: all that the search knows of it. Values are integers in hundredths of a man
 * for the side to play, whose men come first in the tactics.
 */
export interface MillEvaluation {
  /**
   * The weights with which the kernel judges alike, by phase and by feature in the order of features.ts; null where it cannot,
   * and the portable searcher is to play.
   */
  readonly kernel: Int32Array | null;
  /** The static value of the position that the tactics were last read from. */
  judge(tactics: MillTactics): number;
  /** Its value at first sight: what a beginner sees of it. */
  glance(tactics: MillTactics): number;
}
