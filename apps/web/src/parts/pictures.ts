import type { PositionView, RuleSet, Side } from '@merellier/rules';

/** Men for the small picture of a rule set, White's and Black's: a position in which what is special can be seen. */
const PICTURES: Readonly<Record<string, readonly [white: string, black: string]>> = {
  // An ordinary mill.
  marelle: ['d5 d6 d7 b2', 'b6 f4 g1 c4'],
  // Few men on the board, and some have moved already.
  'marelle-mixte': ['d3 f2', 'b4 a1'],
  // Mill upon mill, as turn follows on turn.
  'marelle-de-ceylan': ['a7 d7 g7 b6 d6 f6', 'c3 e4 b2'],
  'marelle-cubique': ['111 211 311 121', '133 233 223 312'],
  // Men along the lines.
  merels: ['a1 a4 a7 b4', 'e3 e4 f2 g4'],
  // Three men that may go anywhere.
  'merels-wild': ['a7 e3 f6', 'b2 d2 d3 g1'],
  'merels-diagonals': ['a7 b6 c5', 'e3 f2 d1'],
  // All men in mills, and none may be taken.
  'marelle-de-poche': ['c3 c5 g4 f2', 'b6 d6 f6 d5 d7'],
  'marelle-avec-des': ['a1 d1 e5 c4', 'b6 f6 g7 e3'],
  'jeu-du-moulin': ['b2 b4 b6 d3', 'f2 f4 g7 e4 c4'],
  // The first mill, one turn away.
  'marelle-a-3': ['a1 b1 c2', 'a2 b3 c3'],
  'marelle-a-3-diagonales': ['a1 b2 c2', 'a3 b1 c1'],
  'marelle-a-6': ['a1 a3 a5 c4', 'd2 d4 e3 c1'],
  'marelle-a-7': ['b3 c3 d3 a5', 'c1 c2 c4 e5'],
  // Both have moved before all men are placed.
  lasker: ['d6 f4 c4', 'b4 e4 d2'],
  // A mill on a diagonal, among twelve men a side.
  morabaraba: ['a1 b2 c3 g7 d5 f4 b6', 'e3 f2 g1 a7 d7 c4 e4'],
  // Four men a side already fly.
  'marelle-a-12': ['c5 b6 a7 g1', 'd1 d2 e3 g7'],
  // Two points are left: placing ends.
  nerenchi: ['a1 d1 g4 g7 a7 b2 f2 f6 b6 c4 e5', 'a4 g1 d7 d2 b4 f4 d6 c3 d3 e3 c5'],
  // The only free point, and who may go there.
  achi: ['a1 b1 c2 b3', 'a2 b2 a3 c1'],
  // Through the centre, one turn away.
  rota: ['b2 a1 c2', 'b3 a3 b1'],
  // Few men on the board, and the hand has lost some already.
  dooz: ['a7 b6 c5 d2', 'e3 f4 g1'],
  // A full board, less one man each.
  shax: ['a1 b6 c4 d1 d6 e3 e5 f2 g4 g7 b2', 'a4 a7 b4 c3 c5 d2 d5 d7 e4 f6 g1'],
  // A mill that is open again and counts no more.
  'one-time-mill': ['a1 d1 g4 f6', 'b4 d5 f2'],
  // A line entered at once.
  'marelle-avec-des-a-la-pose': ['a7 d7 g7', 'c3 f4'],
  // A man between two.
  'mul-mulan': ['f4 d3 a7', 'g4 e4 b2 d6'],
  'nao-guti': ['b6 d6 f6 a1', 'd3 e3'],
  // Four men a side fly; diagonals are ways.
  'marelle-triple': ['a1 b4 d7 e5', 'c3 g4 f2 a7'],
  // Eleven men fill all but two points.
  fettas: ['a1 a7 b4 c3 c5 d1 d6 e4 f2 f6 g4', 'a4 b2 b6 c4 d2 d5 d7 e3 e5 f4 g7'],
  // A mill on a diagonal; where it takes, nobody goes.
  'cham-gonu': ['g7 f6 e5 b4 d1', 'a7 d2 c4 g1'],
  'zhi-qi': ['c3 d3 e3 f4 a4 d7', 'b2 f2 d6 b6 e5'],
  // Two mills at once.
  'da-san-qi': ['d7 d6 d5 c5 e5', 'a1 b2 f4 g4'],
  // A man on an outer corner.
  mulabalaba: ['g1 b6 d5', 'a4 e4 f6'],
  // A board that is full but for what the mills have taken.
  'el-filja': ['a7 d7 g7 b6 c4 d2 e3 f4 g1 c3', 'a4 b4 b2 d1 d6 d5 e5 e4 f6 f2 g4'],
};

/** The men on the small picture of a rule set: its own picture, or how the game begins. */
export function pictureOf(rules: RuleSet): PositionView {
  const picture = PICTURES[rules.id];
  return picture ? pictureWith(rules, picture) : rules.view(rules.start());
}

/** A board with nothing but these men on it, White's and Black's, by the names of their places. */
export function pictureWith(rules: RuleSet, picture: readonly [white: string, black: string]): PositionView {
  const men = picture.flatMap((places, i) => {
    const side: Side = i === 0 ? 'white' : 'black';
    return places.split(' ').map((name) => ({ at: rules.board.names.indexOf(name), side, king: false, inMill: false }));
  });
  return { ...rules.view(rules.start()), men };
}
