/** The most names that are offered in place of one that is unknown. */
const MOST = 3;

/**
 * The names most like a text that was perhaps meant for one of them, the nearest first; none where all are far from it.
 *
 * @example
 * ```ts
 * import { nearest } from '@merellier/words';
 *
 * console.log(nearest('marele', ['marelle', 'lasker', 'dames'])); // [ 'marelle' ]
 * ```
 */
export function nearest(text: string, names: readonly string[]): readonly string[] {
  const sought = text.trim().toLowerCase();
  return names
    .map((name) => ({ name, far: farBetween(sought, name) }))
    .filter(({ far }) => far <= 0.5)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** How far two names are from each other: 0 for the same, 1 for nothing in common. A name that holds the other is near. */
function farBetween(a: string, b: string): number {
  if (a.length >= 3 && b.includes(a)) return 0.1 + (b.indexOf(a) + b.length) / 1000;
  return edits(a, b) / Math.max(1, a.length, b.length);
}

/** The letters to be put in, left out or changed, at least (Levenshtein). */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const [left = 0, up = 0, both = 0] = [next[j - 1], row[j], row[j - 1]];
      next.push(Math.min(left + 1, up + 1, both + (letter === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
