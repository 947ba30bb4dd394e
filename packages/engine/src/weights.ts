/** What each feature of a position is worth, by its name, in hundredths of a man. */
export type Weights<Feature extends string> = Readonly<Record<Feature, number>>;

/** Weights that were tuned for one rule set. */
export interface Tuned<Kind> {
  /** How they were found: the arguments of the script that tuned them, and what came out. */
  readonly provenance: string;
  readonly weights: Kind;
}

/** Weights as a row of numbers in the order of a list of features. */
export const rowOf = <Feature extends string>(features: readonly Feature[], weights: Weights<Feature>): number[] =>
  features.map((feature) => weights[feature]);

/** A row of numbers as weights, by the names that a list of features gives them. */
export const named = <Feature extends string>(features: readonly Feature[], row: readonly number[]): Weights<Feature> =>
  Object.fromEntries(features.map((feature, i) => [feature, row[i] ?? 0])) as Record<Feature, number>;

/** The place of each feature in a list. */
export const placesIn = <Feature extends string>(features: readonly Feature[]): Weights<Feature> =>
  named(features, [...features.keys()]);
