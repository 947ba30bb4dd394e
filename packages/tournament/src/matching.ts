import blossom from 'edmonds-blossom-fixed';

/** Two vertices that may be paired, and what that costs, most important first. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly costs: readonly number[];
}

/**
 * Pairs as many of `size` vertices as can be paired, at the least cost: the first costs of all pairs added up count first, then the
 * second, and so on. `most` says how much one edge can cost. All are whole numbers. A list of pairs, in no order.
 */
export function cheapestMatching(
  size: number,
  edges: readonly Edge[],
  most: readonly number[],
): readonly (readonly [number, number])[] {
  const pairs = Math.ceil(size / 2);
  const bases = most.map((each) => each * pairs + 1);
  const packed = (costs: readonly number[]): number =>
    bases.reduce((total, base, i) => total * base + Math.min(costs[i] ?? 0, most[i] ?? 0), 0);
  const dearest = packed(most) + 1;
  // Whole and even weights keep the library's own sums whole.
  const weighed = edges.map(({ a, b, costs }) => [a, b, 2 * (dearest - packed(costs))] as const);
  const mates = blossom(weighed, true);
  return mates.flatMap((mate, vertex) => (mate > vertex ? [[vertex, mate] as const] : []));
}
