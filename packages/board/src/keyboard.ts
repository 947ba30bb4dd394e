import type { Layout } from './geometry.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const TOWARDS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;

/** Squares are rows of cells; points are joined by lines. `rows` runs from the top, each row from the left. */
export function rowsOf({ at, body }: Layout): readonly (readonly number[])[] {
  // On a body what is above changes with every turn, and what has the focus must not be moved about: they go by name.
  if (body) return [[...at.keys()]];
  const rows = new Map<number, number[]>();
  for (const [place, [, y]] of at.entries()) rows.set(y, [...(rows.get(y) ?? []), place]);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => (at[a]?.[0] ?? 0) - (at[b]?.[0] ?? 0)));
}

/** Where a key leads from a place; null for a key that leads nowhere (or is not one of ours). */
export function placeByKey(layout: Layout, from: number, key: string, control: boolean): number | null {
  const direction = ARROWS[key];
  if (direction)
    return layout.board.kind === 'squares' ? bySquares(layout, from, direction) : byLines(layout, from, direction);
  if (key !== 'Home' && key !== 'End') return null;
  const rows = rowsOf(layout);
  const row = control || layout.board.kind === 'points' ? rows.flat() : rows.find((places) => places.includes(from));
  return row?.at(key === 'Home' ? 0 : -1) ?? null;
}

/** Along a line to the neighbour in that direction; null where no line leads that way, not even a slanting one. */
function byLines({ board, at }: Layout, from: number, direction: Direction): number | null {
  const [x, y] = at[from] ?? [0, 0];
  const [ux, uy] = TOWARDS[direction];
  const best = (narrowest: number): number | null => {
    let found: number | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const place of board.neighbours[from] ?? []) {
      const [px, py] = at[place] ?? [0, 0];
      const distance = Math.hypot(px - x, py - y);
      const cosine = ((px - x) * ux + (py - y) * uy) / distance;
      // The straighter way wins over the nearer one.
      const cost = distance / cosine ** 2;
      if (cosine > narrowest && cost < least - 1e-9) [found, least] = [place, cost];
    }
    return found;
  };
  // A line counts as leading that way within 40°, so that a diagonal is taken by neither of two arrows by chance.
  return best(0.766) ?? best(0.1);
}

/** To the next dark square of the row, or to the next row, keeping to one column as far as the colours allow. */
function bySquares(layout: Layout, from: number, direction: Direction): number | null {
  const rows = rowsOf(layout);
  const r = rows.findIndex((row) => row.includes(from));
  const row = rows[r] ?? [];
  if (direction === 'left' || direction === 'right') return row[row.indexOf(from) + TOWARDS[direction][0]] ?? null;
  const next = rows[r + TOWARDS[direction][1]] ?? [];
  // Rows lie half a step apart in turn: leaning by the row's parity, up and down lead back to the same square.
  return next[row.indexOf(from)] ?? next.at(-1) ?? null;
}
