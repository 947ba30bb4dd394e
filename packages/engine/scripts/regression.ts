/** What is known of one position: what was counted, in which phase, and what became of it, from 0 (lost) to 1 (won). */
export interface Observation {
  readonly phase: number;
  readonly features: readonly number[];
  readonly target: number;
}

/** Hundredths of a man that make a win e times as likely as a loss. */
export const SCALE = 150;

export const chance = (value: number): number => 1 / (1 + Math.exp(-value / SCALE));

/** What weights by phase think of a position. */
function weigh({ features }: Observation, weights: ArrayLike<number>, at: number): number {
  let value = 0;
  for (let i = 0; i < features.length; i++) value += (features[i] as number) * (weights[at + i] as number);
  return value;
}

/** How wrong it is to expect `p` of what became of a position. */
const lossAt = (target: number, p: number): number =>
  -(target * Math.log(p + 1e-9) + (1 - target) * Math.log(1 - p + 1e-9));

/** How wrong weights by phase are of positions, on the average. */
export function lossOf(observations: readonly Observation[], weights: readonly (readonly number[])[]): number {
  let loss = 0;
  for (const each of observations)
    loss += lossAt(each.target, chance(weigh(each, weights[each.phase] as readonly number[], 0)));
  return loss / observations.length;
}

/**
 * Logistic regression: weights per phase under which the chances to win come closest to what became of the positions, by
 * gradient descent (Adam) from where the weights are. A little pull back to there keeps what hardly occurs from running away.
 */
export function regress(
  observations: readonly Observation[],
  start: readonly (readonly number[])[],
  rounds = 400,
  pull = 1e-6,
): { readonly weights: number[][]; readonly before: number; readonly after: number } {
  const width = (start[0] as readonly number[]).length;
  const weights = Float64Array.from(start.flat());
  const first = Float64Array.from(weights);
  const gradient = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let before = 0;
  let after = 0;
  for (let round = 1; round <= rounds; round++) {
    gradient.fill(0);
    let loss = 0;
    for (const each of observations) {
      const { features, target } = each;
      const at = each.phase * width;
      const p = chance(weigh(each, weights, at));
      loss += lossAt(target, p);
      for (let i = 0; i < width; i++)
        gradient[at + i] = (gradient[at + i] as number) + (p - target) * (features[i] as number);
    }
    loss /= observations.length;
    if (round === 1) before = loss;
    after = loss;
    const step = 3 * Math.min(1, (2 * (rounds - round + 1)) / rounds);
    for (let i = 0; i < weights.length; i++) {
      const g = (gradient[i] as number) / observations.length + pull * ((weights[i] as number) - (first[i] as number));
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * g;
      square[i] = 0.99 * (square[i] as number) + 0.01 * g * g;
      const m = (mean[i] as number) / (1 - 0.9 ** round);
      const v = (square[i] as number) / (1 - 0.99 ** round);
      weights[i] = (weights[i] as number) - (step * m) / (Math.sqrt(v) + 1e-9);
    }
  }
  const rows = start.map((_, row) => Array.from(weights.subarray(row * width, (row + 1) * width)));
  return { weights: rows, before, after };
}
