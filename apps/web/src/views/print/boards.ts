import { type Board, RULE_SET_IDS, ruleSet } from '@merellier/rules';

/** A board to be printed, and what it is called by. */
export interface PrintableBoard {
  readonly board: Board;
  /** The first rule set that is played on it. */
  readonly rules: string;
  /** For a board of squares: how many to a side, and which are played on: all, or the dark ones, with one at the left or right of each player. */
  readonly squares: { readonly side: number; readonly played: 'squares' | 'mirrored' | 'whole' } | null;
}

const printable = (id: string): PrintableBoard => {
  const { board } = ruleSet(id);
  return { board, rules: id, squares: board.kind === 'squares' ? squaresOf(board) : null };
};

const drawing = ({ board }: PrintableBoard): string => JSON.stringify([board.at, board.strokes]);

/** Every board of the catalogue once: those that differ only in how their squares are named are the same on paper. */
export const BOARDS: readonly PrintableBoard[] = RULE_SET_IDS.map(printable).filter(
  (board, i, all) => all.findIndex((other) => drawing(other) === drawing(board)) === i,
);

function squaresOf({ at }: Board): PrintableBoard['squares'] {
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const bottom = Math.max(...ys);
  const right = Math.max(...xs);
  const side = bottom - Math.min(...ys) + 1;
  if (at.length === side ** 2) return { side, played: 'whole' };
  return { side, played: at.some(([x, y]) => y === bottom && x === right) ? 'mirrored' : 'squares' };
}
