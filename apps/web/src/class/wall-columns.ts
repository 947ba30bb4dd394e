/** Of the height of a screen, what is left for the boards; and the lines below a board, of its height on a screen of one row. */
const [ROOM, LINES] = [0.78, 0.1] as const;

/** In how many columns so many boards stand on a wall to be as large as can be; `shape` is its width by its height. */
export function wallColumns(count: number, shape: number): number {
  let [best, widest] = [1, 0];
  for (let columns = 1; columns <= count; columns++) {
    const wide = Math.min(shape / columns, ROOM / Math.ceil(count / columns) - LINES);
    if (wide > widest + 1e-9) [best, widest] = [columns, wide];
  }
  return best;
}
