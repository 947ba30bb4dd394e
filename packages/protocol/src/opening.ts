import type { Position, RuleSet } from '@merellier/rules';
import { afterTurns } from '@merellier/rules/notation';

/** The longest opening, in turns. */
export const MOST_OPENING_TURNS = 20;

/** The position from which a game begins after an opening; null where it cannot be played so, or leaves nothing to play. */
export function positionOfOpening(rules: RuleSet, opening: readonly string[]): Position | null {
  const after = rules.usesDice ? null : afterTurns(rules, opening);
  return after?.ok && !rules.outcome(after.value) ? after.value : null;
}
