import { type DraughtsPosition, DraughtsRuleSet, type DraughtsTurn } from '../draughts/index.ts';
import { type MillPosition, MillRuleSet, type MillTurn } from '../mill/index.ts';
import { fail, type Result } from '../result.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import { readDraughtsTurn, writeDraughtsTurn } from './draughts-turn.ts';
import { readMillTurn, writeMillTurn } from './mill-turn.ts';
import type { TurnProblem } from './problem.ts';
import { readThrow } from './throw.ts';

/** A legal turn as text, without the throw that governs it: `d6`, `d6-d7xg7`, `32-28`, `32x23`. */
export function writeTurn(rules: RuleSet, position: Position, turn: Turn): string {
  if (rules instanceof MillRuleSet) return writeMillTurn(rules, position as MillPosition, turn as MillTurn);
  if (rules instanceof DraughtsRuleSet)
    return writeDraughtsTurn(rules, position as DraughtsPosition, turn as DraughtsTurn);
  throw new RangeError(`no notation for ${rules.id}`);
}

/**
 * Reads the text of a turn in a position and judges it; the turn given back is legal. A throw written before it in
 * brackets must be the one that stands.
 */
export function readTurn<P extends Position, T extends Turn>(
  rules: RuleSet<P, T>,
  position: P,
  text: string,
): Result<T, TurnProblem>;
export function readTurn(rules: RuleSet, position: Position, text: string): Result<Turn, TurnProblem> {
  const [, bracket, rest = text] = /^\s*(\[[^\]]*\])(.*)$/s.exec(text) ?? [];
  if (bracket !== undefined) {
    const dice = readThrow(bracket);
    if (!dice.ok) return dice;
    if (!position.dice) return fail({ problem: 'throw-not-due', text: bracket });
    if (String(dice.value) !== String(position.dice)) return fail({ problem: 'throw-mismatch', text: bracket });
  }
  if (rules instanceof MillRuleSet) return readMillTurn(rules, position as MillPosition, rest);
  if (rules instanceof DraughtsRuleSet) return readDraughtsTurn(rules, position as DraughtsPosition, rest);
  throw new RangeError(`no notation for ${rules.id}`);
}
