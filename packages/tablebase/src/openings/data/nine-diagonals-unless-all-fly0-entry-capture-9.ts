import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `merels-diagonals`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 3739, draw: 105, loss: 356 },
  first: `
a1 - 14/14 75 3
a4 + 1/14 100 0
b2 - 9/9 82 3
b4 + 1/9 100 0
`.trim(),
  second: `
a1 a4 + 22/22 100 2
a1 a7 + 13/22 100 2
a1 b2 + 4/13 100 2
a1 b4 + 20/22 100 2
a1 b6 + 7/22 100 2
a1 c3 + 10/13 100 2
a1 c4 + 20/22 100 2
a1 c5 + 17/22 100 2
a1 d5 + 21/22 100 2
a1 d6 + 20/22 100 2
a1 d7 + 21/22 100 2
a1 e5 + 10/13 100 2
a1 f6 + 5/13 100 2
a1 g7 + 8/13 100 2
a4 a1 + 5/22 100 2
a4 b2 - 22/22 31 1
a4 b4 + 7/13 100 2
a4 c3 + 9/22 100 2
a4 c4 + 5/13 100 2
a4 d1 + 13/22 100 2
a4 d2 + 12/22 100 2
a4 d3 + 11/22 100 2
a4 e3 + 6/22 100 2
a4 e4 + 8/13 100 2
a4 f2 = 1/22 5 0
a4 f4 + 8/13 100 2
a4 g1 + 5/22 100 2
a4 g4 + 8/13 100 2
b2 a1 + 10/13 100 2
b2 a4 + 22/22 100 2
b2 a7 + 17/22 100 2
b2 b4 + 13/14 100 ?
b2 b6 + 6/14 100 ?
b2 d5 + 21/22 100 2
b2 d6 + 14/14 100 2
b2 e5 + 10/13 100 2
b2 f6 + 4/8 100 ?
b4 a1 + 4/22 100 2
b4 a4 + 6/13 100 2
b4 b2 = 1/14 15 0
b4 d1 + 10/22 100 2
b4 d2 + 7/14 100 2
b4 e3 + 5/22 100 2
b4 e4 + 8/13 100 2
b4 f2 - 14/14 33 1
b4 f4 + 5/8 100 2
`.trim(),
  gentle: `
b2 b4 d2 f2 = 3/12 10 1
b2 b6 d6 f2 = 3/12 7 1
a4 b2 d2 f4 = 5/20 7 1
a4 a1 f4 e4 = 5/20 6 1
a4 b2 d7 c4 = 5/20 5 1
a4 a1 d2 c4 = 4/20 9 1
a4 a1 f4 g4 = 3/20 14 2
a4 a1 d1 c4 = 3/20 12 1
b4 a1 f4 d7 = 4/20 7 1
b4 b2 f4 d1 = 3/20 11 1
a1 a7 d7 e3 = 4/20 5 1
a1 b2 b4 f6 = 3/20 9 1
a4 a1 g4 d6 = 3/20 9 1
`.trim(),
  sharp: `
b4 a4 d2 b2 = 3/20 9 1
a4 a1 f4 b4 = 2/20 13 1
a4 a1 g4 b4 = 2/20 13 2
a4 a1 g4 f4 = 2/20 13 2
b2 a1 d6 b6 = 2/20 13 1
b4 a4 d2 f2 = 3/20 7 1
a4 a1 b2 g1 = 2/20 12 2
b2 a7 f4 g7 = 2/20 12 2
a1 a7 d5 c3 = 2/20 11 2
a4 b2 d2 d6 = 2/20 10 1
a4 b2 d5 d6 = 2/20 8 1
a4 b2 e4 d7 = 2/20 8 1
a4 c4 f4 e3 = 2/20 8 1
`.trim(),
  masters: `
a4 b2 f2 f6 = 2/20 6 1
a1 a7 b4 d6 = 2/20 5 1
a1 a7 d7 c3 = 2/20 5 1
a1 b6 b4 f2 = 2/20 5 1
a4 a1 b2 f2 = 2/20 5 1
a4 a1 d6 b4 = 2/20 5 1
a4 b2 d1 d7 = 2/20 5 1
a4 b2 d5 d7 = 2/20 5 1
a4 b4 f4 f2 = 2/20 5 1
a4 b4 g4 e3 = 2/20 5 1
a4 c3 f4 e4 = 2/20 5 1
b4 a1 f4 d2 = 2/20 5 1
b4 a1 f4 g4 = 2/20 5 1
`.trim(),
  leftOut: `
b4 a4 d2 b2
a4 a1 f4 b4
b2 a1 d6 b6
a4 a1 b2 g1
a1 a7 d5 c3
a4 b2 d2 d6
a4 b2 d5 d6
a4 b2 f2 f6
a1 a7 b4 d6
a1 a7 d7 c3
a1 b6 b4 f2
a4 a1 b2 f2
a4 a1 d6 b4
a4 b4 f4 f2
a4 c3 f4 e4
b4 a1 f4 d2
b4 a1 f4 g4
`.trim(),
};
