/** Weights that were tuned for one rule set. */
export interface MillWeights {
  /** How they were found: the arguments of scripts/tune-mill.ts and what came out. */
  readonly provenance: string;
  /** One row for each phase, one number for each feature. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * What each feature is worth in each phase, in hundredths of a man, for the rule sets that were tuned. Written by
 * scripts/tune-mill.ts, one rule set at a time; a row is a phase, in the order of MILL_PHASES.
 */
export const MILL_WEIGHTS: Readonly<Record<string, MillWeights>> = {
  marelle: {
    provenance: '2500 games of 3000 nodes a turn, seed 1: 156034 positions, loss 0.6832 to 0.6223',
    rows: [
      [35, 147, -33, -8, 0, 0, -10, 32, 0, 72, 16, 3, -3, 65, 94, 59, 17, -54, -64, 31],
      [102, 140, -33, -8, 0, 0, 24, 20, 11, 98, 42, 23, 14, 101, 134, 77, -39, -101, -88, 18],
      [26, 100, -33, -8, 0, 0, 43, -5, 144, 57, 38, 25, 13, 103, 190, 51, -67, -88, -72, -99],
      [3, 183, -33, 232, 0, 0, 24, -8, 27, 36, 23, 21, 10, 35, 4, -10, -18, -3, -50, 23],
      [137, 146, 96, 74, 0, 0, 10, -7, -30, -3, -2, 11, 5, 33, 13, 1, -2, -17, -33, -5],
      [-118, 135, 93, 65, 0, 0, 8, -6, -11, 6, 1, 12, 6, 65, 82, 16, 6, -12, -33, -10],
      [139, 163, -33, -8, 0, 0, 38, 9, 131, 68, -69, -11, -18, 65, 82, 16, -57, -65, -33, -73],
    ],
  },
};
