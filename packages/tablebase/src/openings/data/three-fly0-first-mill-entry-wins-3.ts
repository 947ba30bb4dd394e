import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-a-3`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 39, draw: 69, loss: 0 },
  first: `
a1 = 5/5 100 2
a2 = 5/5 100 2
b2 = 2/2 100 2
`.trim(),
  second: `
a1 a2 = 7/7 75 1
a1 a3 = 7/7 75 1
a1 b2 = 4/4 56 1
a1 b3 = 7/7 55 1
a1 c3 = 4/4 52 1
a2 a1 = 7/7 75 1
a2 b1 = 7/7 55 1
a2 b2 = 4/4 72 1
a2 c1 = 7/7 50 1
a2 c2 = 4/4 76 1
b2 a1 = 4/4 52 1
b2 a2 = 4/4 76 1
`.trim(),
  gentle: `
a1 a3 c3 c1 = 2/2 100 2
a1 a2 c3 c1 = 5/5 90 2
a1 a2 c2 c1 = 4/5 94 2
a1 a2 b3 b1 = 4/5 93 2
a1 a3 a2 c1 = 4/5 88 2
a1 a3 b3 b2 = 4/5 81 2
a1 a2 b2 b1 = 2/3 83 1
a1 a2 c3 b1 = 2/3 83 1
`.trim(),
  sharp: `
a2 a1 b1 b3 = 4/5 63 1
a1 a2 c2 b2 = 3/5 80 2
a1 a2 b3 c1 = 3/5 67 1
a1 a2 c2 c3 = 3/5 67 1
a2 a1 b3 b2 = 3/5 67 1
a2 b1 b3 b2 = 3/5 60 1
a1 a2 c2 b3 = 3/5 58 1
a1 a2 b3 c3 = 3/5 50 1
`.trim(),
  masters: `
a1 a3 c2 b2 = 3/5 50 1
a1 b2 b3 c3 = 3/5 50 1
a1 a2 c3 b3 = 2/4 57 2
a1 a2 b2 c3 = 3/5 42 1
a2 a1 b3 c2 = 3/5 42 1
a1 a2 b2 c2 = 3/5 38 1
a2 b1 b3 c2 = 2/4 43 1
a1 a2 b2 b3 = 2/5 43 1
`.trim(),
  leftOut: '',
};
