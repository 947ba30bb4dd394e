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
    provenance:
      '3000 games of 3000 nodes a turn, seed 2: 210985 positions, loss 0.5717 to 0.5437; begun with the weights of 2500 games, seed 1, and 54.8 % ± 5.3 against those in 200 games',
    rows: [
      [73, 236, -57, -14, -109, 0, -20, 14, -18, 90, 29, 82, 31, 112, 133, 104, 23, -85, -106, 42],
      [39, 185, -57, -14, -141, -41, 33, 9, -32, -64, -30, 88, 53, 114, 189, 147, -58, -140, -160, 30],
      [17, 100, -57, -14, 25, -141, 41, -2, 178, 101, 71, 36, 19, 157, 237, 68, -99, -100, -117, -69],
      [0, 255, -57, 353, 8, 12, 15, 0, 21, 12, 10, 10, -1, 53, 7, 8, -33, -14, -72, 32],
      [273, 216, 202, 128, 6, 31, 7, -6, -73, -24, -18, 8, 9, 53, 6, 3, 4, -22, -57, -21],
      [-243, 195, 200, 115, 7, 33, 8, -5, -46, -5, -11, 8, 8, 112, 142, 28, 15, -20, -57, -13],
      [244, 281, -57, -14, -69, 0, 28, 15, 261, 100, -119, -22, 7, 112, 142, 28, -81, -112, -57, -109],
    ],
  },
};
