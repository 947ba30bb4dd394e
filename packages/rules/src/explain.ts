import { explainDraughts } from './draughts/explain.ts';
import type { DraughtsPosition } from './draughts/position.ts';
import { DraughtsRuleSet } from './draughts/rule-set.ts';
import { explainMill } from './mill/explain.ts';
import type { MillPosition } from './mill/position.ts';
import type { MillRuleSet } from './mill/rule-set.ts';
import type { Refusal } from './refusal.ts';
import type { Position, RuleSet } from './rule-set.ts';

/**
 * Why the last of these taps (indices of places, in the order in which they were tapped since the turn began) cannot be;
 * null when it can. It stands apart from the rule sets, since a page needs it only once something is refused.
 *
 * @example
 * ```ts
 * import { explain, ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('dames');
 * const square = rules.board.names.indexOf('1');
 * console.log(explain(rules, rules.start(), [square])?.reason); // not-your-man
 * ```
 */
export const explain = (rules: RuleSet, position: Position, taps: readonly number[]): Refusal | null =>
  rules instanceof DraughtsRuleSet
    ? explainDraughts(rules, position as DraughtsPosition, taps)
    : explainMill(rules as MillRuleSet, position as MillPosition, taps);
