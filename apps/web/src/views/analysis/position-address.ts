import { fail, type Game, newGame, ok, type ParameterProblem, type Result, readRuleSet } from '@merellier/rules';
import { type FenProblem, readFen } from '@merellier/rules/notation';

/**
 * The game that the rest of the view's address asks for: `marelle`, a position of it, and changed parameters, as in
 * `/analyse/marelle/W:Wa1,d6:Bb4,f2:H7,7/men=7&flying=0`.
 */
export function readPositionAddress(rest: readonly string[]): Result<Game, ParameterProblem | FenProblem> {
  const [id = '', fen = '', changes = ''] = rest;
  const rules = readRuleSet(id, Object.fromEntries(new URLSearchParams(changes)));
  if (!rules.ok) return fail(rules.error);
  if (fen === '') return ok(newGame(rules.value));
  const start = readFen(rules.value, fen);
  return start.ok ? ok(newGame(rules.value, start.value)) : fail(start.error);
}
