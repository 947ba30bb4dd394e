import { DraughtsRuleSet, type RuleSet } from '@merellier/rules';
import { tunedLike } from './draughts/fitting.ts';
import { learntLike } from './draughts/learnt-like.ts';

/**
 * Whether nobody has taught the engine these rules: it judges them by plain weights, that is by counting pieces.
 *
 * @example
 * ```ts
 * import { isUntrained } from '@merellier/engine';
 * import { ruleSet } from '@merellier/rules';
 *
 * console.log(isUntrained(ruleSet('turkish')), isUntrained(ruleSet('english'))); // true false
 * ```
 */
export const isUntrained = (rules: RuleSet): boolean =>
  rules instanceof DraughtsRuleSet && learntLike(rules.core) === null && tunedLike(rules.core) === null;
