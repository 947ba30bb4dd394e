import { DraughtsRuleSet, MillRuleSet, type Position, type RuleSet } from '@merellier/rules';

/** Up to so many men a side every position is solved in the page; docs/tablebase.md says what it takes. */
export const FEW_MEN = 5;

/** How near a position is to those that the page solves: among them, soon among them, or neither. */
export function nearness(rules: RuleSet, position: Position): 'few' | 'near' | 'far' {
  if (rules instanceof DraughtsRuleSet) {
    if (rules.parameters.obligation === 'huffing' || !rules.core.shifts || rules.core.kingRun > 0) return 'far';
    const pieces = rules.view(position as ReturnType<DraughtsRuleSet['start']>).men.length;
    const few = fewPiecesOf(rules);
    return pieces <= few ? 'few' : pieces === few + 1 ? 'near' : 'far';
  }
  if (!(rules instanceof MillRuleSet)) return 'far';
  const { white, black, whiteHand, blackHand } = position as ReturnType<MillRuleSet['start']>;
  const most = Math.max(count(white) + whiteHand, count(black) + blackHand);
  if (most <= FEW_MEN && whiteHand + blackHand === 0) return 'few';
  return most <= FEW_MEN + 1 ? 'near' : 'far';
}

/** Up to so many pieces endings of draughts are solved in the page: a second for three, half a minute for four. */
export const fewPiecesOf = (rules: DraughtsRuleSet): number => (rules.board.names.length > MOST_SQUARES ? 3 : 4);

/** With more squares than those of 8×8, four pieces take minutes. */
const MOST_SQUARES = 32;

/** How many pieces are to be solved for a position: no more than it needs, but three at least. */
export const piecesFor = (rules: DraughtsRuleSet, position: Position): number =>
  Math.min(fewPiecesOf(rules), Math.max(3, rules.view(position as ReturnType<DraughtsRuleSet['start']>).men.length));

function count(men: number): number {
  let bits = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
