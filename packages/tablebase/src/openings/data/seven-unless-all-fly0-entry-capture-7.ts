import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-a-7`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 1513, draw: 98, loss: 271 },
  first: `
a1 + 1/10 100 0
a3 + 1/10 100 0
b2 + 1/10 100 0
b3 + 1/10 100 0
c3 - 4/4 89 3
`.trim(),
  second: `
a1 a3 + 1/15 100 0
a1 a5 + 1/15 100 0
a1 b2 + 1/9 100 0
a1 b3 + 1/15 100 0
a1 b4 + 1/15 100 0
a1 c3 - 9/9 100 3
a1 c4 + 1/15 100 0
a1 c5 + 1/15 100 0
a1 d4 + 1/9 100 0
a1 e5 + 1/9 100 0
a3 a1 + 1/15 100 0
a3 b2 + 1/15 100 0
a3 b3 = 1/9 13 0
a3 c1 + 1/15 100 0
a3 c2 = 1/15 7 0
a3 c3 - 9/9 100 3
a3 d2 + 1/15 100 0
a3 d3 + 1/9 100 0
a3 e1 + 1/15 100 0
a3 e3 + 1/9 100 0
b2 a1 + 1/9 100 0
b2 a3 + 1/15 100 0
b2 a5 + 1/15 100 0
b2 b3 = 1/15 7 0
b2 b4 + 1/15 100 0
b2 c3 - 9/9 89 3
b2 c4 = 1/15 7 0
b2 c5 + 1/15 100 0
b2 d4 + 1/9 100 0
b2 e5 + 1/9 100 0
b3 a1 + 1/15 100 0
b3 a3 + 1/9 100 0
b3 b2 + 1/15 100 0
b3 c1 + 1/15 100 0
b3 c2 + 1/15 100 0
b3 c3 - 9/9 90 3
b3 d2 + 1/15 100 0
b3 d3 + 1/9 100 0
b3 e1 + 1/15 100 0
b3 e3 + 1/9 100 0
c3 a1 + 9/9 100 ?
c3 a3 + 9/9 100 2
c3 b2 + 9/9 100 ?
c3 b3 + 5/9 100 2
`.trim(),
  gentle: `
a3 b2 d4 b3 = 4/13 11 1
a3 b2 d4 c2 = 3/13 18 2
a1 b3 c5 b4 = 2/13 25 2
b2 a5 d2 b3 = 4/14 8 1
b2 a1 b4 c4 = 3/14 8 1
`.trim(),
  sharp: `
a3 b2 d4 d2 = 2/13 14 1
b2 a3 b3 c3 = 2/14 15 1
a3 b2 d2 b3 = 2/13 11 1
b2 a3 c2 c3 = 2/14 12 1
a1 b3 d4 b4 = 2/13 11 1
`.trim(),
  masters: `
b2 c3 b3 d4 = 2/14 10 1
b2 c3 b3 e5 = 2/14 10 1
a1 b3 d2 e3 = 2/13 8 1
a1 b3 d4 e3 = 2/13 8 1
b2 b3 d2 d4 = 2/14 8 1
`.trim(),
  leftOut: '',
};
