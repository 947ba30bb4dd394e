/** Weights that were tuned for one rule set of draughts. Of two rows the first is for a full board, the second for an empty one. */
export interface DraughtsWeights {
  /** How they were found: the arguments of scripts/tune-draughts.ts and what came out. */
  readonly provenance: string;
  /** The value of a man on each square, seen by White. */
  readonly man: readonly (readonly number[])[];
  /** The value of a king on each square, seen by White. */
  readonly king: readonly number[];
  /** The weights of what is counted, in the order of DRAUGHTS_FEATURES. */
  readonly counted: readonly (readonly number[])[];
}

/**
 * What a piece is worth on each square, and what each feature, in hundredths of a man, for the rule sets that were tuned.
 * Written by scripts/tune-draughts.ts, one rule set at a time.
 */
export const DRAUGHTS_WEIGHTS: Readonly<Record<string, DraughtsWeights>> = {};
