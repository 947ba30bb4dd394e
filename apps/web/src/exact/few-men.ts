import { MillRuleSet, type Position, type RuleSet } from '@merellier/rules';

/** Up to so many men a side every position is solved in the page; docs/tablebase.md says what it takes. */
export const FEW_MEN = 5;

/** How near a position is to those that the page solves: among them, soon among them, or neither. */
export function nearness(rules: RuleSet, position: Position): 'few' | 'near' | 'far' {
  if (!(rules instanceof MillRuleSet)) return 'far';
  const { white, black, whiteHand, blackHand } = position as ReturnType<MillRuleSet['start']>;
  const most = Math.max(count(white) + whiteHand, count(black) + blackHand);
  if (most <= FEW_MEN && whiteHand + blackHand === 0) return 'few';
  return most <= FEW_MEN + 1 ? 'near' : 'far';
}

function count(men: number): number {
  let bits = 0;
  for (let rest = men; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
