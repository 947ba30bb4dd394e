import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-a-3-diagonales`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 68, draw: 30, loss: 10 },
  first: `
a1 = 4/5 64 1
a2 + 1/5 100 0
b2 - 2/2 25 1
`.trim(),
  second: `
a1 a2 = 5/7 46 1
a1 a3 = 4/7 27 1
a1 b2 = 1/4 25 0
a1 b3 + 2/7 100 2
a1 c3 = 4/4 43 1
a2 a1 = 4/7 59 1
a2 b1 + 1/7 100 0
a2 b2 - 4/4 28 1
a2 c1 + 1/7 100 0
a2 c2 = 3/4 67 3
b2 a1 + 1/4 100 0
b2 a2 + 1/4 100 0
`.trim(),
  gentle: `
a1 a2 c2 c3 = 4/5 63 1
a2 b1 b3 c2 = 3/4 50 1
a1 a2 c2 b2 = 3/5 60 1
`.trim(),
  sharp: `
a1 a2 b3 c3 = 3/5 50 1
a1 a2 c2 c1 = 3/5 50 1
a1 b2 b3 c3 = 3/5 50 1
`.trim(),
  masters: `
a2 a1 b1 b3 = 3/5 50 1
a2 a1 b2 c2 = 3/5 50 1
a2 b1 b2 c2 = 3/5 36 1
`.trim(),
  leftOut: '',
};
