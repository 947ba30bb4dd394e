import { MillRuleSet, type RuleSet } from '@merellier/rules';
import { wholePositions } from '@merellier/tablebase';

/** Positions that the page goes through at most to say who wins. */
export const MOST_IN_PAGE = 20_000;

/** Milliseconds that a position takes in a browser on a slow machine, roughly. */
const POSITION_COST = 0.4;

/** About how many positions a game has and how many seconds they take. */
export interface SmallGame {
  readonly positions: number;
  readonly seconds: number;
}

/** What it takes to solve a game whole in the page, or why that is not done. */
export function smallGame(rules: RuleSet): SmallGame | 'dice' | 'too-large' {
  if (rules.usesDice) return 'dice';
  if (!(rules instanceof MillRuleSet)) return 'too-large';
  const positions = wholePositions(rules);
  if (positions > MOST_IN_PAGE) return 'too-large';
  return { positions, seconds: Math.max(1, Math.ceil((positions * POSITION_COST) / 1000)) };
}
