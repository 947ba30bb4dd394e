import { type DraughtsPosition, DraughtsRuleSet, type DraughtsTurn } from '../draughts/index.ts';
import { type MillPosition, MillRuleSet, type MillTurn } from '../mill/index.ts';
import { ok, type Result } from '../result.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import { readDraughtsTurn, writeDraughtsTurn, writeDraughtsTurns } from './draughts-turn.ts';
import { readMillTurn, writeMillTurn } from './mill-turn.ts';
import type { TurnProblem } from './problem.ts';
import { afterThrow } from './throw.ts';

/**
 * A legal turn as text, without the throw that governs it: `d6`, `d6-d7xg7`, `32-28`, `32x23`.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { writeTurn } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('international');
 * const start = rules.start();
 * console.log(rules.turns(start).map((turn) => writeTurn(rules, start, turn)).at(0)); // 31-26
 * ```
 */
export function writeTurn(rules: RuleSet, position: Position, turn: Turn): string {
  if (rules instanceof MillRuleSet) return writeMillTurn(rules, position as MillPosition, turn as MillTurn);
  if (rules instanceof DraughtsRuleSet)
    return writeDraughtsTurn(rules, position as DraughtsPosition, turn as DraughtsTurn);
  throw new RangeError(`no notation for ${rules.id}`);
}

/**
 * All legal turns of a position as texts, each once and in the order of `rules.turns`: quicker than one by one.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { writeTurns } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('english');
 * const start = rules.start();
 * console.log(writeTurns(rules, start, rules.turns(start)).join(' ')); // 9-13 9-14 10-14 10-15 11-15 11-16 12-16
 * ```
 */
export function writeTurns(rules: RuleSet, position: Position, turns: readonly Turn[]): readonly string[] {
  if (rules instanceof DraughtsRuleSet) return writeDraughtsTurns(rules, turns as readonly DraughtsTurn[]);
  return turns.map((turn) => writeTurn(rules, position, turn));
}

/**
 * Reads the text of a turn in a position and judges it; the turn given back is legal. A throw written before it in
 * brackets must be the one that stands.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { readTurn } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('marelle');
 * const read = readTurn(rules, rules.start(), 'd6-d7');
 * console.log(!read.ok && read.error.problem === 'turn-refused' && read.error.refusal); // { reason: 'empty', place: 'd6' }
 * ```
 */
export function readTurn<P extends Position, T extends Turn>(
  rules: RuleSet<P, T>,
  position: P,
  text: string,
): Result<T, TurnProblem>;
export function readTurn(rules: RuleSet, position: Position, text: string): Result<Turn, TurnProblem> {
  const turn = afterThrow(position, text);
  if (!turn.ok) return turn;
  if (rules instanceof MillRuleSet) return readMillTurn(rules, position as MillPosition, turn.value);
  if (rules instanceof DraughtsRuleSet) return readDraughtsTurn(rules, position as DraughtsPosition, turn.value);
  throw new RangeError(`no notation for ${rules.id}`);
}

/**
 * The position that turns lead to from the first, as they are written; or why one of them cannot be played there. There are no throws in
 * between: under a rule set with dice no turn can be played so.
 *
 * @example
 * ```ts
 * import { ruleSet } from '@merellier/rules';
 * import { afterTurns } from '@merellier/rules/notation';
 *
 * const after = afterTurns(ruleSet('english'), ['11-15', '22-18']);
 * console.log(after.ok && after.value.toPlay); // black
 * ```
 */
export function afterTurns(rules: RuleSet, turns: readonly string[]): Result<Position, TurnProblem> {
  let position = rules.start();
  for (const text of turns) {
    const turn = readTurn(rules, position, text);
    if (!turn.ok) return turn;
    position = rules.play(position, turn.value);
  }
  return ok(position);
}
