import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `marelle-de-poche`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 538, draw: 3635, loss: 27 },
  first: `
a1 = 14/14 92 2
a4 = 14/14 95 2
b2 = 9/9 89 2
b4 = 9/9 98 2
`.trim(),
  second: `
a1 a4 = 20/22 95 2
a1 a7 = 21/22 75 1
a1 b2 = 13/13 96 2
a1 b4 = 17/22 100 2
a1 b6 = 22/22 95 2
a1 c3 = 13/13 92 3
a1 c4 = 20/22 97 2
a1 c5 = 22/22 93 3
a1 d5 = 20/22 98 2
a1 d6 = 14/22 100 2
a1 d7 = 21/22 96 2
a1 e5 = 13/13 93 3
a1 f6 = 13/13 95 3
a1 g7 = 13/13 72 1
a4 a1 = 21/22 83 1
a4 b2 = 22/22 88 1
a4 b4 = 12/13 100 2
a4 c3 = 22/22 83 1
a4 c4 = 12/13 96 3
a4 d1 = 21/22 89 1
a4 d2 = 19/22 97 1
a4 d3 = 20/22 85 1
a4 e3 = 22/22 83 1
a4 e4 = 12/13 88 1
a4 f2 = 22/22 85 1
a4 f4 = 11/13 97 1
a4 g1 = 22/22 76 1
a4 g4 = 12/13 88 1
b2 a1 = 12/13 89 3
b2 a4 = 19/22 95 2
b2 a7 = 20/22 90 3
b2 b4 = 11/14 98 2
b2 b6 = 14/14 80 1
b2 d5 = 20/22 96 2
b2 d6 = 11/14 97 2
b2 e5 = 12/13 91 3
b2 f6 = 8/8 72 1
b4 a1 = 22/22 64 1
b4 a4 = 12/13 92 3
b4 b2 = 14/14 81 1
b4 d1 = 22/22 81 1
b4 d2 = 13/14 98 2
b4 e3 = 22/22 63 1
b4 e4 = 13/13 81 1
b4 f2 = 14/14 63 1
b4 f4 = 7/8 97 2
`.trim(),
  gentle: `
a1 d7 d5 g4 = 20/20 91 2
a1 a4 f4 e4 = 20/20 90 2
a1 a4 f4 g4 = 20/20 90 2
a1 d5 e4 g4 = 20/20 90 2
a1 a4 c4 d5 = 19/20 94 2
a1 a4 d7 d5 = 19/20 94 2
a1 a4 c4 f6 = 20/20 89 2
a1 d5 d7 g4 = 19/20 94 2
a1 b6 f6 f2 = 12/12 89 2
b2 b6 f6 f2 = 4/4 88 3
a1 c5 d7 d6 = 19/20 93 2
a1 c4 g7 c5 = 20/20 88 2
a1 d5 c4 e4 = 20/20 88 2
a1 b6 d3 d5 = 20/20 88 2
a1 d6 d5 e5 = 19/20 93 2
a1 a4 c4 b4 = 20/20 87 2
a1 c4 b4 d5 = 19/20 92 2
a1 c3 g7 c4 = 20/20 87 2
a1 e5 c3 f6 = 11/11 87 2
a4 b4 d2 d1 = 18/20 97 2
a1 a4 e4 g4 = 19/20 92 2
a1 b4 d2 d7 = 20/20 87 2
a4 b4 g4 e4 = 10/11 96 2
a1 a4 c4 d7 = 19/20 91 2
`.trim(),
  sharp: `
a4 a1 d3 d6 = 18/20 68 1
a4 c3 f6 d5 = 18/20 68 1
a4 d2 d7 f2 = 16/20 77 2
b2 b6 f4 d6 = 9/12 82 1
a1 b2 c5 b6 = 9/11 76 2
a1 a7 e4 d6 = 16/20 77 1
a4 c3 f2 f4 = 16/20 77 1
a1 a4 b2 d1 = 8/12 91 2
a1 c4 g7 d3 = 8/12 91 2
a4 f4 d2 g1 = 18/20 67 1
a4 d1 b2 d6 = 14/20 87 1
a4 d3 f2 f4 = 14/20 87 1
a4 d1 b6 g4 = 18/20 67 1
a1 a7 b2 d3 = 17/20 72 1
a1 b4 e4 g7 = 17/20 72 1
a1 d7 f6 e5 = 15/20 82 2
a4 d2 f4 d5 = 15/20 82 1
a1 c3 b6 g4 = 16/20 77 1
a4 f2 d6 f4 = 17/20 72 1
a1 a7 g7 c4 = 18/20 67 2
a4 b2 f2 d3 = 18/20 67 1
a4 b2 f6 c4 = 18/20 67 1
a4 b2 g4 d3 = 18/20 67 1
a4 d1 f6 f2 = 18/20 67 1
`.trim(),
  masters: `
b2 a1 b6 g4 = 11/21 38 2
b2 a1 b6 c4 = 10/21 41 2
a1 c4 d1 d7 = 8/21 51 1
b2 a1 b6 d3 = 10/21 36 2
b2 a1 b6 e4 = 11/21 31 2
b2 a1 b6 d7 = 9/21 35 2
b2 a7 f2 d6 = 6/21 50 3
b2 a1 b6 d5 = 9/21 35 2
b2 a4 b6 e3 = 10/21 27 1
b2 a4 b6 e4 = 4/13 44 3
b2 a7 f2 d5 = 10/21 24 2
b2 a4 f2 d7 = 6/21 42 2
b2 a4 f2 d5 = 7/21 36 2
b2 a4 f2 e4 = 4/11 29 1
b2 a4 f2 g4 = 3/13 40 2
b2 a4 f2 g7 = 8/21 23 1
b2 a4 f2 e5 = 8/21 19 1
b2 d5 d2 d7 = 3/13 33 2
b2 d5 d2 d6 = 5/21 33 1
b2 a4 d2 c4 = 2/13 34 1
b2 a4 f2 c4 = 2/13 34 1
b2 d5 b4 d7 = 2/13 34 1
a1 b2 a4 b6 = 2/20 31 1
a4 e4 b2 g4 = 2/20 20 2
`.trim(),
  leftOut: `
a4 a1 d3 d6
a4 d2 d7 f2
b2 b6 f4 d6
a1 b2 c5 b6
a1 a7 e4 d6
a4 c3 f2 f4
a4 f4 d2 g1
a4 d1 b2 d6
a1 b4 e4 g7
a1 d7 f6 e5
a4 d2 f4 d5
a4 f2 d6 f4
a1 a7 g7 c4
a4 b2 f2 d3
a4 b2 g4 d3
b2 a1 b6 g4
b2 a1 b6 c4
b2 a1 b6 d3
b2 a1 b6 e4
b2 a7 f2 d6
b2 a1 b6 d5
b2 a7 f2 d5
b2 a4 f2 d7
b2 a4 f2 d5
b2 a4 f2 e4
b2 a4 f2 g7
b2 a4 f2 e5
b2 d5 d2 d7
b2 a4 d2 c4
b2 d5 b4 d7
a1 b2 a4 b6
a4 e4 b2 g4
`.trim(),
};
