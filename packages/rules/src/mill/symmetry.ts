/** How two points stand to each other: apart, next to each other on a line, at both ends of one, or joined without a line. */
type Relation = 0 | 1 | 2 | 3;

function relate(
  points: number,
  lines: readonly (readonly number[])[],
  links: readonly (readonly number[])[],
): Relation[][] {
  const relation = Array.from({ length: points }, () => new Array<Relation>(points).fill(0));
  const join = (a: number, b: number, how: Relation): void => {
    (relation[a] as Relation[])[b] = how;
    (relation[b] as Relation[])[a] = how;
  };
  for (const [first, middle, last] of lines as readonly [number, number, number][]) {
    join(first, middle, 1);
    join(middle, last, 1);
    join(first, last, 2);
  }
  for (const [first, last] of links as readonly [number, number][]) join(first, last, 3);
  return relation;
}

/** All points, each after the first standing on a line with one before it where it can. */
function connectedOrder(relation: readonly (readonly Relation[])[]): number[] {
  const order = new Set<number>();
  for (let start = 0; start < relation.length; start++) {
    order.add(start);
    for (const point of order)
      for (const [next, how] of (relation[point] ?? []).entries()) if (how > 0) order.add(next);
  }
  return [...order];
}

/**
 * The symmetries of a board: all permutations of its points that carry lines to lines and links (neighbours on no line)
 * to links, the identity first. Found from the lines themselves, so that a new board brings its own (nine: 16, since
 * inner and outer square may change places; cube: 48).
 */
export function findSymmetries(
  points: number,
  lines: readonly (readonly number[])[],
  links: readonly (readonly number[])[] = [],
): readonly (readonly number[])[] {
  const relation = relate(points, lines, links);
  const order = connectedOrder(relation);
  const key = (line: readonly number[]): string => [...line].sort((a, b) => a - b).join(' ');
  const known = new Set(lines.map(key));
  const found: number[][] = [];
  const image = new Array<number>(points).fill(-1);

  /** Places the points from `depth` on, each where it relates to the earlier ones as in the original. */
  const place = (depth: number): void => {
    const point = order[depth];
    if (point === undefined) {
      if (lines.every((line) => known.has(key(line.map((p) => image[p] as number))))) found.push([...image]);
      return;
    }
    const placed = order.slice(0, depth);
    for (let target = 0; target < points; target++) {
      const fits = placed.every((other) => {
        const at = image[other] as number;
        return at !== target && relation[point]?.[other] === relation[target]?.[at];
      });
      if (!fits) continue;
      image[point] = target;
      place(depth + 1);
    }
  };
  place(0);

  const isIdentity = (permutation: readonly number[]): boolean => permutation.every((to, from) => to === from);
  return found.sort((a, b) => Number(isIdentity(b)) - Number(isIdentity(a)));
}
