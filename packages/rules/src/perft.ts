import { type DraughtsPosition, DraughtsRuleSet } from './draughts/index.ts';
import { draughtsPerft } from './draughts/perft.ts';
import { type MillPosition, MillRuleSet } from './mill/index.ts';
import { millPerft } from './mill/perft.ts';
import type { Position, RuleSet, Turn } from './rule-set.ts';

/**
 * Leaves of the tree of whole turns at this depth (0: 1), which is what programs compare to know that their rules are the
 * same. Throws a RangeError where the tree reaches a throw of the dice.
 *
 * @example
 * ```ts
 * import { perft, ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('dames');
 * console.log([1, 2, 3, 4].map((depth) => perft(rules, rules.start(), depth))); // [ 7, 49, 302, 1469 ]
 * ```
 */
export function perft<P extends Position, T extends Turn>(rules: RuleSet<P, T>, position: P, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`perft counts to a whole depth, not to ${depth}`);
  const any: unknown = rules;
  if (any instanceof MillRuleSet) return millPerft(any, position as Position as MillPosition, depth);
  if (any instanceof DraughtsRuleSet) return draughtsPerft(any, position as Position as DraughtsPosition, depth);
  throw new RangeError(`no perft for ${rules.id}`);
}
