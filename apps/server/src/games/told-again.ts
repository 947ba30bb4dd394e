/** What was found is told again for so long, in milliseconds: however many ask, it is looked for once. */
const KEPT = 2_000;

/** The same search, whose answer is kept for a moment; a search that failed is not. */
export function toldAgain<T>(find: () => Promise<T>, kept: number = KEPT): () => Promise<T> {
  let found: Promise<T> | null = null;
  let foundAt = Number.NEGATIVE_INFINITY;
  return () => {
    const at = performance.now();
    if (found && at - foundAt < kept) return found;
    const search = find();
    search.catch(() => {
      if (found === search) found = null;
    });
    foundAt = at;
    found = search;
    return search;
  };
}
