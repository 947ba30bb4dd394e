import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `merels`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 1691, draw: 2404, loss: 105 },
  first: `
a1 = 14/14 71 2
a4 = 14/14 82 2
b2 = 9/9 76 2
b4 = 7/9 92 2
`.trim(),
  second: `
a1 a4 = 15/22 92 2
a1 a7 = 20/22 42 1
a1 b2 = 11/13 71 2
a1 b4 = 6/22 94 2
a1 b6 = 19/22 65 1
a1 c3 = 11/13 55 2
a1 c4 = 9/22 84 2
a1 c5 = 18/22 55 2
a1 d5 = 16/22 78 2
a1 d6 = 6/22 85 2
a1 d7 = 19/22 78 1
a1 e5 = 11/13 57 2
a1 f6 = 12/13 59 1
a1 g7 = 13/13 38 1
a4 a1 = 21/22 62 1
a4 b2 = 19/22 57 1
a4 b4 = 9/13 98 2
a4 c3 = 20/22 41 1
a4 c4 = 11/13 73 3
a4 d1 = 20/22 79 1
a4 d2 = 9/22 91 2
a4 d3 = 19/22 70 1
a4 e3 = 19/22 43 1
a4 e4 = 10/13 68 1
a4 f2 = 20/22 54 1
a4 f4 = 8/13 87 2
a4 g1 = 20/22 43 1
a4 g4 = 11/13 80 1
b2 a1 = 12/13 50 1
b2 a4 = 17/22 76 1
b2 a7 = 20/22 53 1
b2 b4 = 7/14 89 2
b2 b6 = 12/14 63 1
b2 d5 = 17/22 79 2
b2 d6 = 5/14 75 2
b2 e5 = 12/13 54 1
b2 f6 = 6/8 54 1
b4 a1 + 3/22 100 2
b4 a4 = 12/13 68 3
b4 b2 = 13/14 57 1
b4 d1 = 21/22 51 1
b4 d2 = 12/14 86 2
b4 e3 + 3/22 100 2
b4 e4 = 13/13 48 1
b4 f2 = 14/14 35 1
b4 f4 = 5/8 84 2
`.trim(),
  gentle: `
b2 b6 f6 f2 = 4/4 77 3
a1 a4 g7 d7 = 12/13 78 2
a1 a4 f4 g4 = 19/20 72 2
a1 a4 d2 d3 = 16/20 85 2
a4 b4 d2 d1 = 15/20 89 2
a4 b4 d2 d7 = 18/20 74 1
a4 c4 b2 d2 = 14/20 92 2
a4 c4 e4 g4 = 5/6 78 2
a1 a4 d7 d5 = 16/20 79 2
a1 a4 c4 g4 = 17/20 74 1
a4 a1 b2 b4 = 16/20 79 2
a1 a4 b4 d1 = 15/20 84 2
a4 b4 b2 f2 = 14/20 88 2
a4 a1 b6 b4 = 16/20 78 2
a1 a4 b4 g4 = 18/20 68 2
a1 a4 g4 g7 = 18/20 67 1
a4 b4 d2 d3 = 15/20 82 2
a4 c4 b2 d1 = 18/20 67 1
a1 a4 e4 g4 = 16/20 76 2
a1 b4 c4 c3 = 16/20 76 2
b4 d2 f4 d6 = 3/4 80 2
a4 b2 f2 f4 = 17/20 70 1
a1 a4 b4 b2 = 16/20 75 2
a1 a4 b4 b6 = 16/20 74 2
`.trim(),
  sharp: `
a1 c4 e5 d7 = 4/11 45 1
a1 c3 d7 f4 = 10/20 31 2
a1 a4 g7 d5 = 6/20 51 2
a1 b4 g4 c3 = 6/20 51 2
a1 c3 d5 f4 = 8/20 41 2
a1 a7 b2 d5 = 10/20 31 1
a1 c4 f6 g7 = 10/20 31 1
a1 c5 b6 e4 = 10/20 31 1
a1 d5 b2 g7 = 10/20 31 1
a1 b6 g4 d7 = 8/20 40 1
a1 d6 f2 e5 = 7/20 45 2
a4 c3 d7 d2 = 9/20 35 1
a1 b4 e4 c5 = 6/20 50 2
a1 c4 b2 e4 = 6/20 50 2
a1 d5 b6 g4 = 6/20 50 2
a1 b6 f6 c4 = 9/20 35 1
a1 c5 f2 d7 = 9/20 35 1
a4 b2 e4 d6 = 8/20 39 1
a1 d5 d3 f6 = 10/20 29 1
a1 d7 f2 f6 = 9/20 34 1
a1 a7 f2 d6 = 8/20 39 1
a1 b4 g4 c5 = 7/20 44 2
a4 d1 d7 g1 = 10/20 29 1
a1 b6 f6 d5 = 10/20 28 1
`.trim(),
  masters: `
a1 b4 d1 g4 = 2/21 28 2
a1 d6 a4 f4 = 4/21 17 1
a1 a4 d1 e4 = 3/21 22 1
a1 c4 d1 d6 = 3/21 22 1
a1 d5 a4 f4 = 3/21 22 1
b2 b4 f2 d5 = 3/21 21 3
a1 a4 g1 b4 = 3/21 20 1
a1 b4 g1 c4 = 3/21 20 2
a1 d6 a4 d7 = 3/21 20 1
a1 b4 d1 d6 = 3/21 20 1
a1 c4 d1 e4 = 2/20 23 2
a1 b4 d1 c4 = 3/21 19 2
a1 b4 d1 e4 = 2/21 23 2
a1 b4 g1 e4 = 2/21 23 2
a1 c4 d1 f4 = 2/21 23 2
a1 d5 a4 d6 = 2/21 23 2
a1 b4 g1 d5 = 2/21 22 2
b2 d5 f2 d6 = 2/13 16 1
a1 b4 d1 d5 = 3/21 16 1
a1 d5 d1 f4 = 3/21 16 1
b2 d5 d2 d7 = 2/13 13 1
b2 d5 d2 d6 = 3/21 11 1
a1 b4 d1 f4 = 2/20 13 1
a4 d2 d6 f2 = 2/20 13 1
`.trim(),
  leftOut: `
a1 c4 e5 d7
a1 c3 d7 f4
a1 a4 g7 d5
a1 b4 g4 c3
a1 c3 d5 f4
a1 a7 b2 d5
a1 c4 f6 g7
a1 c5 b6 e4
a1 d6 f2 e5
a4 c3 d7 d2
a1 b4 e4 c5
a1 d5 b6 g4
a1 b6 f6 c4
a1 d5 d3 f6
a1 d7 f2 f6
a1 a7 f2 d6
a1 b4 g4 c5
a4 d1 d7 g1
a1 b6 f6 d5
a1 b4 d1 g4
a1 d6 a4 f4
b2 b4 f2 d5
a1 d6 a4 d7
a1 b4 d1 e4
a1 b4 g1 e4
a1 c4 d1 f4
a1 b4 g1 d5
b2 d5 f2 d6
a1 d5 d1 f4
b2 d5 d2 d7
b2 d5 d2 d6
a4 d2 d6 f2
`.trim(),
};
