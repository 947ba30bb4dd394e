import type { Refusal } from '../refusal.ts';
import { handOf, type MillPosition, menOf, owedBy } from './position.ts';
import {
  type MillAttempt,
  refuseAttempt,
  refuseBlockedMan,
  refuseOrigin,
  refuseTaken,
  takesAsBlocked,
} from './refuse.ts';
import type { MillRuleSet } from './rule-set.ts';

/** `explain` for the mill family. */
export function explainMill(rules: MillRuleSet, position: MillPosition, taps: readonly number[]): Refusal | null {
  const { core } = rules;
  const [first, ...rest] = taps;
  if (first === undefined) return null;
  const blocked = refuseAny(rules, position);
  if (blocked) return blocked;
  if (owedBy(core, position, position.toPlay) > 0 || takesAsBlocked(core, position))
    return refuseTaken(core, position, first);
  const own = menOf(position, position.toPlay) & (1 << first);
  const occupied = (position.white | position.black) & (1 << first);
  const moves = handOf(position, position.toPlay) === 0 || (own !== 0 && !core.entryFirst);
  if (!moves) {
    // In the phase of entries a tap on a man means to move or take it; on a free point, to enter there.
    if (occupied) return refuseOrigin(core, position, first);
    return refuseAttempt(core, position, { from: null, to: first, captures: rest, unfinished: true });
  }
  const [to, ...captures] = rest;
  if (to !== undefined) return refuseAttempt(core, position, { from: first, to, captures, unfinished: true });
  return refuseOrigin(core, position, first) ?? refuseBlockedMan(core, position, first);
}

/** Why an attempted turn is refused; null when it is legal. A forced pass is no attempt: see {@link refusePass}. */
export const refuseMill = (rules: MillRuleSet, position: MillPosition, attempt: MillAttempt): Refusal | null =>
  refuseAny(rules, position) ?? refuseAttempt(rules.core, position, attempt);

/** Why the side to play may not pass; null when it must. */
export function refusePass(rules: MillRuleSet, position: MillPosition): Refusal | null {
  const over = refuseAny(rules, position);
  if (over) return over.reason === 'must-pass' ? null : over;
  return { reason: 'may-not-pass' };
}

/** Why no turn on the board can be played at all, whichever it is. */
function refuseAny(rules: MillRuleSet, position: MillPosition): Refusal | null {
  const outcome = rules.outcome(position);
  if (outcome) return { reason: 'game-over', outcome: outcome.reason };
  if (rules.awaitsThrow(position)) return { reason: 'awaits-throw' };
  return rules.core.passes && rules.turns(position)[0]?.kind === 'pass' ? { reason: 'must-pass' } : null;
}
