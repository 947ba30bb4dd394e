/** Which parts of a view are sent whole where they change, and which are tables, of which rows are sent. */
export interface ViewParts<View> {
  readonly parts: readonly (keyof View)[];
  readonly tables: readonly (keyof View)[];
}

/** How one view becomes another: parts in whole, and of tables the rows that are new, other, or (null) gone. Null where they are the same. */
export function changeBetween<View extends object>(
  before: View,
  after: View,
  { parts, tables }: ViewParts<View>,
): object | null {
  const change: Partial<Record<keyof View, unknown>> = {};
  for (const part of parts) if (!isSame(before[part], after[part])) change[part] = after[part];
  for (const table of tables) {
    const [had, has] = [before[table], after[table]] as [Record<string, unknown>, Record<string, unknown>];
    const gone = Object.keys(had).filter((row) => !(row in has));
    const rows = Object.entries(has).filter(([row, value]) => !isSame(had[row], value));
    if (gone.length + rows.length > 0)
      change[table] = Object.fromEntries([...gone.map((row) => [row, null] as const), ...rows]);
  }
  return Object.keys(change).length > 0 ? change : null;
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The view that a change leads to. What it does not name stays the same value. */
export function changedView<View extends object>(view: View, change: object, { tables }: ViewParts<View>): View {
  const next = { ...view, ...change };
  for (const table of tables) {
    const rows = (change as Partial<View>)[table];
    if (!rows) continue;
    const all = { ...view[table], ...rows };
    next[table] = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null)) as View[typeof table];
  }
  return next;
}
