import type { Numbering } from './numbering.ts';

/** A move that takes nothing and crowns nobody: between which squares, and over which, all free. */
export interface QuietMove {
  readonly from: number;
  readonly to: number;
  readonly over: readonly number[];
}

/** The moves that end on each square, of men and of kings, as their side sees the board. */
export interface QuietMoves {
  readonly men: readonly (readonly QuietMove[])[];
  readonly kings: readonly (readonly QuietMove[])[];
}

/** All quiet moves of the rule set: what the rules give for one piece, wherever the other side has a king. */
export function quietMoves(numbering: Numbering): QuietMoves {
  const moves = { men: bySquare(numbering), kings: bySquare(numbering) };
  const { rules, squares } = numbering;
  for (const kind of ['men', 'kings'] as const)
    for (let from = kind === 'men' ? numbering.firstForMen : 0; from < squares; from++) {
      const seen = new Set<number>();
      for (let other = 0; other < squares; other++) {
        if (other === squares - 1 - from) continue;
        const standing = { men: [], kings: [], otherMen: [], otherKings: [other] };
        const position = numbering.positionOf({ ...standing, [kind]: [from] });
        for (const { to, captures } of rules.turns(position)) {
          if (to === null || captures.length > 0 || seen.has(to)) continue;
          seen.add(to);
          if (kind === 'men' && to < numbering.firstForMen) continue;
          moves[kind][to]?.push({ from, to, over: between(numbering, from, to) });
        }
      }
    }
  return moves;
}

const bySquare = ({ squares }: Numbering): QuietMove[][] => Array.from({ length: squares }, () => []);

/** The squares that lie on the straight line between two. */
function between({ rules: { board }, squares }: Numbering, from: number, to: number): readonly number[] {
  const [x, y] = board.at[from] as readonly [number, number];
  const [toX, toY] = board.at[to] as readonly [number, number];
  return Array.from({ length: squares }, (_, square) => square).filter((square) => {
    const [atX, atY] = board.at[square] as readonly [number, number];
    const isInLine = (atX - x) * (toY - y) === (atY - y) * (toX - x);
    const part = (atX - x) * (toX - x) + (atY - y) * (toY - y);
    return isInLine && part > 0 && part < (toX - x) ** 2 + (toY - y) ** 2;
  });
}
