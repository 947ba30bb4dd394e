import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-mixte`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 2325, draw: 1872, loss: 3 },
  first: `
a1 = 14/14 100 2
a4 = 13/14 98 2
b2 = 9/9 96 2
b4 = 6/9 98 2
`.trim(),
  second: `
a1 a4 = 23/23 65 1
a1 a7 = 24/24 56 1
a1 b2 = 14/14 51 1
a1 b4 = 24/24 61 1
a1 b6 = 24/24 48 1
a1 c3 = 14/14 44 1
a1 c4 = 24/24 57 1
a1 c5 = 24/24 42 1
a1 d5 = 24/24 48 1
a1 d6 = 24/24 53 1
a1 d7 = 24/24 55 1
a1 e5 = 14/14 39 1
a1 f6 = 14/14 47 1
a1 g7 = 14/14 55 1
a4 a1 = 24/24 42 1
a4 b2 = 25/25 50 1
a4 b4 = 13/14 65 1
a4 c3 + 1/25 100 0
a4 c4 = 14/15 57 1
a4 d1 = 25/25 46 1
a4 d2 = 23/25 49 1
a4 d3 = 24/25 44 1
a4 e3 = 25/25 34 1
a4 e4 = 15/15 41 1
a4 f2 = 25/25 39 1
a4 f4 = 14/15 43 1
a4 g1 = 25/25 36 1
a4 g4 = 15/15 43 1
b2 a1 = 13/14 44 1
b2 a4 = 23/24 53 1
b2 a7 = 23/24 43 1
b2 b4 = 13/15 63 1
b2 b6 = 16/16 59 1
b2 d5 = 23/24 47 1
b2 d6 = 15/16 59 1
b2 e5 = 14/14 41 1
b2 f6 = 9/9 50 1
b4 a1 + 2/26 100 2
b4 a4 = 15/15 46 1
b4 b2 = 16/16 43 1
b4 d1 = 26/26 37 1
b4 d2 = 16/17 50 1
b4 e3 + 2/26 100 2
b4 e4 = 16/16 39 1
b4 f2 + 1/17 100 0
b4 f4 = 9/10 48 1
`.trim(),
  gentle: `
b2 b6 f6 f2 = 5/5 92 3
a1 a7 g7 g1 = 8/8 76 2
b2 b4 d2 f2 = 11/13 83 2
a1 b4 b2 d2 = 11/13 81 2
a1 a4 c3 d1 = 12/13 70 1
b2 a4 d2 f2 = 21/23 70 1
a1 a4 b2 d2 = 18/22 78 1
b2 b4 f6 f4 = 6/7 73 2
a4 b4 b2 d2 = 17/22 80 2
b2 a4 b4 b6 = 19/22 67 1
a4 b2 b4 c4 = 20/23 66 1
a1 b4 b6 d7 = 20/23 65 1
a1 a4 b6 f4 = 20/23 64 1
a1 a4 b6 d2 = 20/23 64 1
a4 b4 b2 d1 = 19/23 67 1
a1 b4 b6 g4 = 20/23 63 1
a1 a4 c3 d3 = 10/12 66 1
a1 a7 a4 c3 = 18/22 66 1
a1 a4 a7 g1 = 14/22 84 1
a1 a4 c4 d2 = 19/24 68 1
a1 a4 g7 g4 = 7/11 83 2
a4 b4 f2 f4 = 18/23 68 1
a4 b4 b2 d3 = 19/23 64 1
a1 a4 f2 d2 = 17/22 69 1
`.trim(),
  sharp: `
a4 b4 d3 f6 = 8/25 31 1
a1 c5 f2 e5 = 6/24 38 2
a1 a4 e4 c3 = 8/24 29 2
a1 a7 c5 g1 = 8/24 29 2
a1 c5 b6 e3 = 9/24 25 3
b4 a1 f4 d2 = 12/28 19 1
a1 b4 f4 f2 = 9/25 26 1
a1 a7 b2 g1 = 5/14 26 2
a1 b4 f4 d6 = 9/26 27 1
a1 a7 e5 g4 = 8/24 28 1
a4 b2 d5 f6 = 6/14 18 1
a1 c4 d7 d5 = 8/25 29 1
a1 c5 f2 d5 = 5/24 40 2
a1 b4 d3 f2 = 9/25 25 1
a4 b4 f4 f2 = 8/25 29 2
a1 a4 d5 b2 = 9/24 23 1
a4 d2 f6 e3 = 8/25 28 1
a1 a7 c4 d5 = 10/25 20 1
a1 a7 e5 d6 = 8/24 27 1
a1 b2 d5 f6 = 8/25 28 1
a1 a7 b2 d7 = 6/24 35 1
a1 c5 f4 d6 = 11/26 17 1
a4 c3 b6 d2 = 9/25 24 2
a1 b4 d7 d2 = 6/25 35 1
`.trim(),
  masters: `
a1 a4 g4 b4 = 3/24 21 2
a1 d5 d3 d6 = 3/25 20 1
a4 e4 b2 f4 = 3/25 19 2
a1 c3 c4 d3 = 4/24 13 1
a4 f2 b2 f4 = 4/25 14 2
a1 b2 b4 d2 = 4/25 13 1
a1 a4 g4 c4 = 3/24 16 1
a1 d6 g4 f6 = 3/25 17 2
a1 d6 d7 f6 = 3/24 16 2
a4 b2 f2 b6 = 2/25 20 1
a4 f4 b2 g4 = 3/25 15 2
a1 b4 d6 c4 = 2/26 19 1
a1 a4 f4 c4 = 2/25 19 2
b2 b6 f4 d6 = 2/17 15 1
a1 b2 d7 d2 = 3/25 14 1
a4 d1 b2 d2 = 2/24 17 2
a4 d1 f2 d3 = 2/25 15 1
a1 a7 g4 d7 = 2/25 14 1
a1 b6 d5 f6 = 2/25 14 1
b2 a4 d6 c4 = 2/18 10 1
a4 b2 g4 b6 = 2/16 8 1
a4 d2 b2 d3 = 2/24 11 1
a1 a4 d2 b4 = 2/25 11 1
a1 b4 d7 c4 = 2/25 9 1
`.trim(),
  leftOut: `
a1 c5 f2 e5
a1 a4 e4 c3
b4 a1 f4 d2
a1 b4 f4 f2
a1 a7 b2 g1
a1 a7 e5 g4
a1 c4 d7 d5
a1 c5 f2 d5
a1 b4 d3 f2
a4 b4 f4 f2
a1 a4 d5 b2
a4 d2 f6 e3
a1 a7 c4 d5
a1 a7 b2 d7
a1 d5 d3 d6
a4 e4 b2 f4
a1 c3 c4 d3
a4 f2 b2 f4
a1 b2 b4 d2
a1 a4 g4 c4
a4 b2 f2 b6
a4 f4 b2 g4
a1 b4 d6 c4
a1 a4 f4 c4
a1 b2 d7 d2
a4 d1 f2 d3
a1 a7 g4 d7
a1 b6 d5 f6
b2 a4 d6 c4
a4 b2 g4 b6
a4 d2 b2 d3
a1 b4 d7 c4
`.trim(),
};
