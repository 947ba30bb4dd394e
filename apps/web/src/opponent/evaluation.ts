import { other, type Position, type RuleSet, type Side } from '@merellier/rules';

/** What a man is worth; everything else is measured against it. */
const MAN = 100;
const KING = 300;
const MILL = 14;
const HALF_MILL = 7;
const FREE_WAY = 1;
const ADVANCE = 3;

/**
 * What a position is worth for a side, in hundredths of a man: men in hand and on the board, mills closed and nearly
 * closed, ways open to its men and, on squares, how far they have come. It asks the rule set and the board, and so
 * holds for every one of them.
 */
export function evaluate(rules: RuleSet, position: Position, side: Side): number {
  const { board } = rules;
  const view = rules.view(position);
  const owner: (Side | undefined)[] = new Array(board.names.length);
  for (const man of view.men) owner[man.at] = man.side;
  const sign = (of: Side): number => (of === side ? 1 : -1);

  let score = MAN * (view.hands[side] - view.hands[other(side)]);
  for (const man of view.men) {
    let worth = man.king ? KING : MAN;
    for (const near of board.neighbours[man.at] ?? []) if (owner[near] === undefined) worth += FREE_WAY;
    if (board.kind === 'squares' && !man.king) {
      const row = (board.at[man.at]?.[1] ?? 0) / board.size[1];
      worth += ADVANCE * Math.round(8 * (man.side === 'white' ? 1 - row : row));
    }
    score += sign(man.side) * worth;
  }
  for (const line of board.lines) {
    const held = line.flatMap((place) => owner[place] ?? []);
    const [first] = held;
    if (!first || held.length < 2 || held.some((of) => of !== first)) continue;
    score += sign(first) * (held.length === line.length ? MILL : HALF_MILL);
  }
  return score;
}
