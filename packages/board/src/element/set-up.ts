import {
  type Game,
  newGame,
  ok,
  type ParameterProblem,
  type Parameters,
  type Result,
  readRuleSet,
  ruleSet,
} from '@merellier/rules';
import { type NotationProblem, readFen } from '@merellier/rules/notation';

/** What a game begins with. */
export interface SetUp {
  readonly rules: string;
  readonly changes: Parameters;
  /** The first position; null for the start of the rule set. */
  readonly fen: string | null;
}

/** A new game as it is asked for, or what is wrong with that. */
export function setUpGame({ rules: id, changes, fen }: SetUp): Result<Game, ParameterProblem | NotationProblem> {
  const rules = readRuleSet(id, changes);
  if (!rules.ok) return rules;
  if (fen === null) return ok(newGame(rules.value));
  const position = readFen(rules.value, fen);
  return position.ok ? ok(newGame(rules.value, position.value)) : position;
}

/** A game under a named rule set of the catalogue. */
export const firstGame = (rules: string): Game => newGame(ruleSet(rules));
