import { type DraughtsPosition, DraughtsRuleSet, type DraughtsTurn } from '../draughts/index.ts';
import type { Position, RuleSet, Turn } from '../rule-set.ts';
import type { GameResult } from './game-tokens.ts';
import { writePdnResult, writePdnTurn } from './pdn.ts';
import { type GameType, readGameType, renameFen, renameTurn, writeGameType } from './pdn-game-type.ts';
import { writeTurn } from './turn.ts';

/** How the games of a rule set are written beyond what all game texts share: draughts follow PDN. */
export interface WritingDialect {
  /** Tags that other programs know the rules by. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  turn(position: Position, turn: Turn): string;
  result(result: GameResult): string;
}

export function writingDialect(rules: RuleSet): WritingDialect {
  if (!(rules instanceof DraughtsRuleSet))
    return {
      tags: [],
      turn: (position, turn) => writeTurn(rules, position, turn),
      result: (result) => result,
    };
  const type = writeGameType(rules);
  return {
    tags: type ? [['GameType', type]] : [],
    turn: (position, turn) => writePdnTurn(rules, position as DraughtsPosition, turn as DraughtsTurn),
    result: (result) => writePdnResult(rules, result),
  };
}

/** How the squares of a file are to be understood: a file's GameType may name them otherwise than is done here. */
export interface ReadingDialect {
  fen(text: string): string;
  turn(text: string): string;
}

export function readingDialect(rules: RuleSet, type: GameType | null): ReadingDialect {
  if (!type || !(rules instanceof DraughtsRuleSet)) return { fen: (text) => text, turn: (text) => text };
  const { board } = rules;
  return {
    fen: (text) => renameFen(board, type.naming, text),
    turn: (text) => renameTurn(board, type.naming, text),
  };
}

export { type GameType, readGameType };
