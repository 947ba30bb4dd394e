/** So many are done without a pause. */
const AT_ONCE = 200;

/**
 * Does something for each of many, some at a time, with the pauses spread over so many milliseconds: other work has its
 * turn in between. Stops early where `isOver` says so.
 */
export async function spread<Item>(
  items: readonly Item[],
  over: number,
  work: (item: Item) => void,
  isOver: () => boolean,
): Promise<void> {
  const pause = over / Math.ceil(items.length / AT_ONCE);
  for (let i = 0; i < items.length; i += AT_ONCE) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOver()) return;
    for (const item of items.slice(i, i + AT_ONCE)) work(item);
  }
}
