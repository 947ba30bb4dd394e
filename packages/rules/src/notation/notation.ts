import type { ParameterProblem, Parameters } from '../parameters.ts';
import type { Result } from '../result.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import type { GameResult } from './game-token.ts';
import type { GameType } from './pdn-game-type.ts';
import type { FenProblem, TurnProblem } from './problem.ts';

/** How the games of a rule set are written beyond what all game texts share: draughts follow PDN. */
export interface WritingDialect {
  /** Tags that other programs know the rules by. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  turn(position: Position, turn: Turn): string;
  result(result: GameResult): string;
}

/** How the squares of a file are to be understood: a file's GameType may name them otherwise than is done here. */
export interface ReadingDialect {
  fen(text: string): string;
  turn(text: string): string;
}

/**
 * What the reader of game texts needs to know of the families that it reads. It is handed in, so that a program which
 * plays one family carries nothing of the other.
 */
export interface ReadingNotation {
  readRuleSet(id: string, changes?: Parameters): Result<RuleSet, ParameterProblem>;
  readTurn(rules: RuleSet, position: Position, text: string): Result<Turn, TurnProblem>;
  readFen(rules: RuleSet, text: string): Result<Position, FenProblem>;
  /** What a GameType tag stands for; null for a game that is not played here. */
  readGameType(text: string): GameType | null;
  reading(rules: RuleSet, type: GameType | null): ReadingDialect;
}

/** The same for the writer of game texts. */
export interface WritingNotation {
  writeFen(rules: RuleSet, position: Position): string;
  writing(rules: RuleSet): WritingDialect;
}

/** All that a game as it is played needs. */
export interface PlayNotation extends ReadingNotation, WritingNotation {
  writeTurn(rules: RuleSet, position: Position, turn: Turn): string;
  writeTurns(rules: RuleSet, position: Position, turns: readonly Turn[]): readonly string[];
}
