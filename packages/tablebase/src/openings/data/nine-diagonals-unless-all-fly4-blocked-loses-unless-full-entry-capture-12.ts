import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-a-12`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 3418, draw: 611, loss: 171 },
  first: `
a1 - 14/14 62 3
a4 = 3/14 21 2
b2 - 9/9 75 3
b4 = 3/9 44 2
`.trim(),
  second: `
a1 a4 + 19/22 100 2
a1 a7 + 8/22 100 2
a1 b2 + 2/13 100 2
a1 b4 + 20/22 100 2
a1 b6 + 4/22 100 2
a1 c3 + 7/13 100 ?
a1 c4 + 18/22 100 2
a1 c5 + 9/22 100 2
a1 d5 + 20/22 100 2
a1 d6 + 19/22 100 2
a1 d7 + 20/22 100 2
a1 e5 + 6/13 100 2
a1 f6 + 3/13 100 ?
a1 g7 + 7/13 100 2
a4 a1 = 8/22 14 1
a4 b2 = 3/22 22 2
a4 b4 + 5/13 100 2
a4 c3 + 1/22 100 0
a4 c4 + 5/13 100 2
a4 d1 + 11/22 100 2
a4 d2 + 11/22 100 2
a4 d3 + 11/22 100 2
a4 e3 + 2/22 100 2
a4 e4 + 5/13 100 2
a4 f2 = 3/22 10 1
a4 f4 + 5/13 100 2
a4 g1 + 3/22 100 2
a4 g4 + 4/13 100 2
b2 a1 + 7/13 100 ?
b2 a4 + 20/22 100 2
b2 a7 + 15/22 100 2
b2 b4 + 13/14 100 ?
b2 b6 + 6/14 100 2
b2 d5 + 21/22 100 2
b2 d6 + 12/14 100 2
b2 e5 + 9/13 100 2
b2 f6 + 4/8 100 2
b4 a1 + 1/22 100 0
b4 a4 + 3/13 100 2
b4 b2 = 6/14 36 2
b4 d1 + 8/22 100 2
b4 d2 + 4/14 100 2
b4 e3 = 12/22 17 1
b4 e4 + 5/13 100 2
b4 f2 = 4/14 25 1
b4 f4 + 3/8 100 2
`.trim(),
  gentle: `
b4 b2 d2 e5 = 6/12 68 2
b4 b2 d2 b6 = 6/12 66 2
b4 b2 d2 d6 = 7/12 45 1
a4 b4 c4 f4 = 4/7 42 2
b2 b4 d2 f2 = 7/12 40 1
b4 b2 f4 d6 = 5/12 52 1
b4 b2 d2 d5 = 11/20 38 1
a1 b2 b4 e3 = 11/20 34 1
b4 a4 d2 b2 = 8/20 47 2
a4 a1 d1 g7 = 6/12 33 2
b4 b2 d6 f4 = 6/12 32 1
b2 b6 d6 f2 = 6/12 30 1
b4 a4 f4 b2 = 7/20 42 1
a1 c3 d7 e3 = 10/20 27 2
b4 a4 d2 b6 = 10/20 26 1
b4 b2 f4 d5 = 9/20 30 1
a4 b2 b6 c5 = 9/20 29 1
a4 d2 d6 f6 = 7/20 38 2
a4 c4 b4 f4 = 4/11 36 2
a4 c4 b4 d3 = 9/20 26 1
b2 a4 d2 f2 = 9/20 26 1
a4 c3 f4 e5 = 7/20 35 1
a4 a1 d5 f4 = 9/20 25 1
a4 b4 c4 e4 = 5/11 24 1
`.trim(),
  sharp: `
a4 a1 b4 g7 = 3/21 26 2
a1 b2 d5 g7 = 6/20 11 1
a4 c3 d1 f6 = 2/12 23 2
a1 b2 d5 c5 = 5/20 15 2
a1 b6 d7 e3 = 5/20 15 1
a4 a1 f4 d2 = 6/20 10 1
a4 a1 d7 d2 = 3/20 25 2
a4 b2 d3 d6 = 3/20 25 2
a4 c3 e4 g1 = 2/11 21 2
a1 b6 b4 f2 = 2/20 29 2
a4 a1 b4 c5 = 2/20 29 2
a4 b2 g4 e5 = 2/20 29 2
a4 c3 d2 e5 = 2/20 29 2
a4 a1 d5 d2 = 5/20 14 2
b4 a1 d6 g1 = 2/20 29 2
a1 a7 g4 b2 = 4/20 18 2
a1 b6 e4 e3 = 4/20 18 2
a4 d1 f4 f6 = 4/20 18 1
a4 a1 g4 c5 = 3/20 23 2
a4 c3 d6 g1 = 3/20 23 1
a1 b6 g7 f2 = 2/7 9 1
a4 d2 d6 g1 = 5/20 13 1
a4 a1 d5 g7 = 4/20 17 1
a4 b2 d1 d6 = 4/20 17 2
`.trim(),
  masters: `
a4 b2 f6 f2 = 2/20 18 2
a4 b2 f4 d3 = 3/20 12 1
a4 f2 f4 f6 = 2/12 11 1
b4 a1 d2 a7 = 2/20 17 2
a1 b2 e5 b6 = 3/20 11 2
a1 a7 d7 f6 = 2/20 16 1
a4 b2 d6 f4 = 2/20 16 1
a4 b2 d7 g4 = 3/20 11 1
a4 b2 g4 d5 = 3/20 11 1
a1 b6 f4 g7 = 3/20 9 1
a4 a1 b2 f6 = 3/20 9 1
a4 d1 d6 f2 = 3/20 9 1
a4 b2 d2 f4 = 2/20 13 2
a4 b4 d2 f2 = 2/20 13 2
a4 d1 d7 f2 = 2/20 13 2
a4 d3 f4 f2 = 2/20 13 1
a4 f4 d2 g1 = 2/20 13 2
a1 b2 d6 g7 = 3/20 7 1
a4 d2 f4 f6 = 3/20 7 1
a1 a7 g4 f6 = 2/20 11 1
a1 b6 c4 f2 = 2/20 11 1
a1 b6 d7 g7 = 2/20 11 1
a4 b2 f4 d6 = 2/20 11 1
a4 d3 d7 f2 = 2/20 11 1
`.trim(),
  leftOut: `
a4 a1 b4 g7
a1 b2 d5 g7
a4 c3 d1 f6
a1 b2 d5 c5
a4 b2 d3 d6
a1 b6 b4 f2
a4 a1 b4 c5
a4 b2 g4 e5
a4 c3 d2 e5
b4 a1 d6 g1
a4 d1 f4 f6
a4 a1 g4 c5
a4 c3 d6 g1
a4 d2 d6 g1
a4 a1 d5 g7
a4 b2 d1 d6
a4 b2 f6 f2
a4 b2 f4 d3
a1 b2 e5 b6
a1 a7 d7 f6
a4 b2 d7 g4
a4 b2 g4 d5
a1 b6 f4 g7
a4 d1 d6 f2
a4 b2 d2 f4
a4 d1 d7 f2
a4 f4 d2 g1
a1 a7 g4 f6
a1 b6 c4 f2
a1 b6 d7 g7
a4 b2 f4 d6
a4 d3 d7 f2
`.trim(),
};
