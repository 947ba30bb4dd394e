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
    provenance: 'a first guess',
    rows: [
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
      [5, 100, -20, -5, 5, 2, 10, 12, 1, 4, 2, 40, 50, 10, -5, -40, -20, -15],
    ],
  },
};
