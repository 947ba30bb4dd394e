import type { Refusal } from '../refusal.ts';
import type { DraughtsPosition } from './position.ts';
import { refuseTaps } from './refuse.ts';
import type { DraughtsRuleSet } from './rule-set.ts';

/** `explain` for draughts. */
export function explainDraughts(
  rules: DraughtsRuleSet,
  position: DraughtsPosition,
  taps: readonly number[],
): Refusal | null {
  const outcome = rules.outcome(position);
  if (outcome) return { reason: 'game-over', outcome: outcome.reason };
  return refuseTaps(rules.core, position, rules.walks(position), taps);
}
