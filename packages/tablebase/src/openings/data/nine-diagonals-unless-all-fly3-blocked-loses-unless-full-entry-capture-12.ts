import type { OpeningsText } from '../known-openings.ts';

/** Made by scripts/make-lots.ts from the tables of `morabaraba`. */
export const OPENINGS: OpeningsText = {
  plies: 4,
  counts: { win: 3550, draw: 439, loss: 211 },
  first: `
a1 - 14/14 66 3
a4 = 2/14 14 2
b2 - 9/9 78 3
b4 = 3/9 36 2
`.trim(),
  second: `
a1 a4 + 20/22 100 2
a1 a7 + 9/22 100 2
a1 b2 + 2/13 100 2
a1 b4 + 21/22 100 2
a1 b6 + 4/22 100 2
a1 c3 + 8/13 100 2
a1 c4 + 21/22 100 2
a1 c5 + 11/22 100 2
a1 d5 + 21/22 100 2
a1 d6 + 20/22 100 2
a1 d7 + 20/22 100 2
a1 e5 + 6/13 100 2
a1 f6 + 3/13 100 ?
a1 g7 + 7/13 100 2
a4 a1 + 3/22 100 2
a4 b2 = 3/22 19 2
a4 b4 + 5/13 100 2
a4 c3 + 2/22 100 2
a4 c4 + 5/13 100 ?
a4 d1 + 12/22 100 2
a4 d2 + 11/22 100 2
a4 d3 + 12/22 100 2
a4 e3 + 2/22 100 2
a4 e4 + 7/13 100 2
a4 f2 = 3/22 6 1
a4 f4 + 5/13 100 2
a4 g1 + 3/22 100 2
a4 g4 + 6/13 100 2
b2 a1 + 7/13 100 ?
b2 a4 + 20/22 100 2
b2 a7 + 17/22 100 2
b2 b4 + 13/14 100 ?
b2 b6 + 6/14 100 2
b2 d5 + 21/22 100 2
b2 d6 + 13/14 100 2
b2 e5 + 10/13 100 2
b2 f6 + 4/8 100 2
b4 a1 + 2/22 100 2
b4 a4 + 4/13 100 2
b4 b2 = 4/14 28 2
b4 d1 + 9/22 100 2
b4 d2 + 7/14 100 2
b4 e3 = 11/22 10 1
b4 e4 + 6/13 100 2
b4 f2 = 3/14 17 1
b4 f4 + 3/8 100 2
`.trim(),
  gentle: `
b4 b2 d2 b6 = 4/12 57 2
b2 b4 d2 f2 = 6/12 37 2
b4 b2 d2 d5 = 10/20 26 1
b4 b2 f4 d5 = 8/20 31 2
a4 c4 b4 f4 = 4/11 34 2
b4 a4 d2 b2 = 6/20 39 2
a4 a1 d5 b4 = 9/20 22 1
a4 b4 c4 f4 = 3/7 23 2
b4 a4 f4 b2 = 5/20 40 1
a4 a1 d6 c4 = 8/20 22 1
a4 a1 d5 f4 = 8/20 18 1
b4 a4 d2 f2 = 8/20 18 1
b4 b2 f4 d6 = 3/12 33 2
a4 c4 b4 d3 = 7/20 23 2
a4 c3 d2 d5 = 8/20 17 1
a1 c5 d7 g7 = 8/20 16 1
a4 b2 d2 c4 = 8/20 16 1
a4 d2 d6 f6 = 6/20 26 2
a4 b2 d2 d3 = 5/20 31 1
a1 b2 b4 g7 = 8/20 15 1
a4 c3 d7 g1 = 5/20 29 2
a4 f2 f4 g4 = 4/20 34 2
a4 a1 d5 d3 = 7/20 19 1
a4 c3 f4 g7 = 7/20 19 1
`.trim(),
  sharp: `
a1 b6 f4 e5 = 4/20 12 1
a4 b2 d1 d5 = 4/20 12 2
a4 b2 d1 d6 = 4/20 12 1
a4 c3 e4 g1 = 2/11 13 2
a4 a1 d6 e3 = 2/20 21 2
a4 b2 d2 f2 = 2/20 21 2
b2 b6 b4 e5 = 2/20 21 2
b4 a1 d6 f6 = 2/20 21 2
a1 a7 a4 d6 = 3/20 16 1
a1 a7 d6 b2 = 3/20 16 1
a1 a7 e4 b2 = 3/20 16 2
a1 c5 d5 f6 = 3/20 16 2
a4 a1 g4 e3 = 3/20 16 1
b4 b2 d6 d1 = 3/20 16 2
a4 c3 b4 e5 = 2/21 21 2
a1 b6 d5 e3 = 4/20 11 1
b4 a1 d2 g7 = 2/12 14 1
a1 b6 g4 c3 = 4/20 9 1
a4 b2 e4 g4 = 4/20 9 1
a4 e3 b4 f2 = 3/21 15 2
a4 f2 b4 g1 = 3/21 15 2
a4 a1 d2 e5 = 3/20 14 1
a4 a1 d5 d2 = 3/20 14 3
a4 a1 f4 e3 = 3/20 14 1
`.trim(),
  masters: `
a4 b4 d2 f2 = 2/20 13 2
a4 d3 f4 f2 = 2/20 13 1
a1 b6 f4 g7 = 3/20 7 1
a4 a1 d5 g7 = 3/20 7 1
a4 d1 d6 f2 = 3/20 7 1
a4 f2 f4 f6 = 2/12 5 1
a1 a7 d7 f6 = 2/20 11 1
a1 a7 g4 f2 = 2/20 11 1
a1 b6 d7 g7 = 2/20 11 1
a4 b2 d6 f4 = 2/20 11 1
a4 c4 d2 f2 = 2/20 11 3
a4 b2 d7 g4 = 2/20 8 1
a4 b2 f4 d6 = 2/20 8 1
a4 b4 d2 f6 = 2/20 8 1
a4 d1 d7 f2 = 2/20 8 1
a4 d1 f4 f2 = 2/20 8 1
a4 d3 f4 f6 = 2/20 8 1
a4 c3 b4 g7 = 2/21 8 1
a1 a7 g4 f6 = 2/20 5 1
a1 b6 c4 f2 = 2/20 5 1
a4 a1 b2 f6 = 2/20 5 1
a4 b2 d2 d7 = 2/20 5 1
a4 b2 f2 f6 = 2/20 5 1
a4 d1 f4 f6 = 2/20 5 1
`.trim(),
  leftOut: `
a1 b6 f4 e5
a4 b2 d1 d5
a4 b2 d1 d6
a4 a1 d6 e3
a4 b2 d2 f2
b2 b6 b4 e5
b4 a1 d6 f6
a4 a1 g4 e3
b4 b2 d6 d1
a4 c3 b4 e5
a1 b6 d5 e3
b4 a1 d2 g7
a4 e3 b4 f2
a4 a1 d2 e5
a4 a1 f4 e3
a4 b4 d2 f2
a4 d3 f4 f2
a1 b6 f4 g7
a4 a1 d5 g7
a4 d1 d6 f2
a1 a7 d7 f6
a1 a7 g4 f2
a1 b6 d7 g7
a4 b2 d6 f4
a4 b2 d7 g4
a4 b2 f4 d6
a4 d1 f4 f2
a1 a7 g4 f6
a1 b6 c4 f2
a4 b2 d2 d7
a4 b2 f2 f6
a4 d1 f4 f6
`.trim(),
};
