import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-a-6`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 256, draw: 477, loss: 1 },
  first: `
a1 = 4/9 100 2
a3 = 9/9 97 2
`.trim(),
  second: `
a1 a3 = 14/14 63 1
a1 a5 = 14/14 69 1
a1 b2 + 1/8 100 0
a1 b3 + 1/14 100 0
a1 b4 + 1/14 100 0
a1 c4 + 1/14 100 0
a1 c5 = 14/14 55 1
a1 d4 + 1/8 100 0
a1 e5 = 8/8 70 1
a3 a1 = 14/14 97 2
a3 b2 = 12/14 72 1
a3 b3 = 8/8 79 1
a3 c1 = 14/14 73 1
a3 c2 = 14/14 73 1
a3 d2 = 13/14 68 1
a3 d3 = 8/8 67 1
a3 e1 = 14/14 77 1
a3 e3 = 8/8 73 1
`.trim(),
  gentle: `
a3 a1 c4 d4 = 6/6 100 2
a3 a1 c1 a5 = 12/12 94 2
a1 a5 c5 e1 = 11/12 97 2
a1 a3 e3 e5 = 12/12 89 2
a1 a5 e5 e1 = 4/4 88 3
a3 a1 e3 a5 = 7/7 85 1
a1 a3 c2 b2 = 12/12 85 2
a1 a3 a5 c1 = 12/12 84 1
a3 a1 c5 b3 = 11/12 93 2
a3 a1 c1 b3 = 10/12 100 2
a3 a1 d3 d2 = 5/6 100 2
a3 a1 c4 d3 = 12/12 82 1
a1 a3 e3 e1 = 11/12 90 3
a3 a1 e3 b3 = 11/12 90 1
a1 a5 c5 e5 = 12/12 79 1
a3 a1 c5 c4 = 10/12 95 2
a1 a3 d3 d4 = 12/12 79 1
a1 b3 c5 e5 = 12/12 79 1
a1 a3 c2 d2 = 11/12 87 2
a1 a3 c5 e1 = 12/12 78 1
a1 a3 d3 d2 = 12/12 77 2
a1 a3 b3 b2 = 12/12 76 2
a1 a3 a5 e1 = 11/12 83 1
a3 a1 c1 c4 = 9/12 100 2
`.trim(),
  sharp: `
a3 a1 c2 e3 = 6/12 73 1
a3 c1 b3 c4 = 3/6 73 2
a3 a1 d3 b2 = 6/12 71 1
a3 b2 c5 c4 = 7/12 62 2
a1 d4 b3 e5 = 8/12 53 1
a1 b4 c5 e5 = 6/12 68 1
a1 a5 c2 e3 = 8/12 48 1
a1 b4 c2 e5 = 8/12 48 1
a3 a1 d3 c5 = 7/12 56 1
a3 b2 d3 c1 = 6/12 64 1
a1 b2 d4 e5 = 2/3 45 1
a1 d4 b2 e5 = 2/3 45 1
a3 a1 d3 b4 = 6/12 62 1
a3 c2 c4 e1 = 6/12 61 1
a1 b3 d3 d4 = 8/12 43 1
a3 d2 c4 e1 = 3/6 58 1
a3 b2 c4 e1 = 6/12 56 1
a3 b2 d3 c5 = 6/12 56 1
a1 a5 b3 e1 = 5/12 64 1
a1 a5 c4 e1 = 5/12 64 1
a3 b2 c5 e3 = 5/12 64 1
a1 b4 c4 d2 = 6/12 53 1
a1 b4 b3 d3 = 6/12 52 1
a3 b2 c4 e5 = 3/6 52 1
`.trim(),
  masters: `
a1 b3 d3 d2 = 7/12 42 1
a3 c1 b3 d4 = 5/12 58 1
a3 d2 b3 e3 = 6/12 48 1
a3 b2 d3 e3 = 7/12 39 1
a1 b2 c4 e5 = 6/12 45 1
a1 b4 d3 e5 = 6/12 45 1
a1 c4 b3 d3 = 7/12 36 1
a3 b2 c5 c1 = 6/12 44 1
a1 a5 b3 e3 = 6/12 39 1
a3 b3 c2 d4 = 6/12 38 1
a3 c1 b3 e3 = 4/12 55 2
a3 b2 c4 d3 = 5/12 45 1
a3 b2 c5 e1 = 5/12 38 1
a3 b2 d3 e1 = 2/6 32 1
a3 d2 b3 e1 = 2/6 32 1
a3 b2 d3 c4 = 4/12 30 1
a1 b2 b3 c2 = 2/12 42 2
a3 b2 d3 e5 = 2/6 23 1
a3 d2 b3 e5 = 2/6 23 1
a1 b3 c4 b4 = 2/12 33 2
a1 b2 c4 b3 = 2/12 21 1
a1 b2 d4 b3 = 2/12 21 1
a1 b3 c2 b4 = 2/12 21 1
a1 b3 d2 b4 = 2/12 21 1
`.trim(),
  leftOut: `
a3 a1 c2 e3
a1 b4 c5 e5
a3 a1 d3 c5
a1 b2 d4 e5
a3 a1 d3 b4
a3 b2 c4 e1
a3 b2 d3 c5
a1 a5 c4 e1
a3 b2 c5 e3
a1 b4 c4 d2
a1 b4 b3 d3
a3 b2 c4 e5
a1 b3 d3 d2
a3 c1 b3 d4
a3 d2 b3 e3
a1 b2 c4 e5
a1 b4 d3 e5
a1 c4 b3 d3
a1 a5 b3 e3
a3 b3 c2 d4
a3 c1 b3 e3
a3 b2 c4 d3
a3 b2 d3 e1
a3 d2 b3 e1
a1 b2 b3 c2
a3 b2 d3 e5
a3 d2 b3 e5
a1 b3 c4 b4
a1 b2 c4 b3
a1 b2 d4 b3
a1 b3 c2 b4
a1 b3 d2 b4
`.trim(),
};
