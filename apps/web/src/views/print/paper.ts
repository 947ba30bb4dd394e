/** What can always be printed. */
export const KINDS = ['game', 'board', 'boards', 'rules', 'score', 'puzzles', 'lots'] as const;
/** A line is printed where the address holds one. */
export type Kind = (typeof KINDS)[number] | 'line';

export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const WEIGHTS = ['fine', 'medium', 'bold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Millimetres, as ISO 216 gives them. */
const SIZES: Readonly<Record<Paper, readonly [short: number, long: number]>> = { a4: [210, 297], a3: [297, 420] };

/** The width and height of a page, in millimetres. */
export function pageSize(paper: Paper, orientation: Orientation): readonly [width: number, height: number] {
  const [short, long] = SIZES[paper];
  return orientation === 'portrait' ? [short, long] : [long, short];
}

/** What the browser is told of the page: its size, and that its margins are our own (which leaves no room for an address line). */
export const pageRule = (paper: Paper, orientation: Orientation): string =>
  `@page { size: ${paper.toUpperCase()} ${orientation}; margin: 0; }`;

/** How a score sheet is divided: columns of rows, numbered through, about 8 mm high. */
export const SCORE_ROWS: Readonly<Record<`${Paper}-${Orientation}`, readonly [columns: number, rows: number]>> = {
  'a4-portrait': [2, 30],
  'a4-landscape': [3, 19],
  'a3-portrait': [3, 44],
  'a3-landscape': [4, 29],
};
