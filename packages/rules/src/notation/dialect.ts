import { type DraughtsPosition, DraughtsRuleSet, type DraughtsTurn } from '../draughts/index.ts';
import { type MillPosition, MillRuleSet, type MillTurn } from '../mill/index.ts';
import type { RuleSet } from '../rule-set.ts';
import { writeMillTurn } from './mill-turn.ts';
import type { ReadingDialect, WritingDialect } from './notation.ts';
import { writePdnResult, writePdnTurn } from './pdn.ts';
import { type GameType, renameFen, renameTurn, writeGameType } from './pdn-game-type.ts';

/** A rule set as one of the marelle; any other is a programmer's error. */
export function asMill(rules: RuleSet): MillRuleSet {
  if (rules instanceof MillRuleSet) return rules;
  throw new RangeError(`${rules.id} is no rule set of the marelle`);
}

/** A rule set as one of draughts; any other is a programmer's error. */
export function asDraughts(rules: RuleSet): DraughtsRuleSet {
  if (rules instanceof DraughtsRuleSet) return rules;
  throw new RangeError(`${rules.id} is no rule set of draughts`);
}

/** Games of the marelle are written with nothing but what all game texts share. */
export const millWriting = (rules: MillRuleSet): WritingDialect => ({
  tags: [],
  turn: (position, turn) => writeMillTurn(rules, position as MillPosition, turn as MillTurn),
  result: (result) => result,
});

/** Nothing in a text of the marelle goes by another name. */
export const millReading = (): ReadingDialect => ({ fen: (text) => text, turn: (text) => text });

/** Draughts are written as PDN has them, with the GameType that other programs know the rules by. */
export function draughtsWriting(rules: DraughtsRuleSet): WritingDialect {
  const type = writeGameType(rules);
  return {
    tags: type ? [['GameType', type]] : [],
    turn: (position, turn) => writePdnTurn(rules, position as DraughtsPosition, turn as DraughtsTurn),
    result: (result) => writePdnResult(rules, result),
  };
}

/** Squares of draughts bear the names that the GameType of a file gives them. */
export function draughtsReading({ board }: DraughtsRuleSet, type: GameType | null): ReadingDialect {
  const naming = type?.naming;
  if (!naming) return { fen: (text) => text, turn: (text) => text };
  return {
    fen: (text) => renameFen(board, naming, text),
    turn: (text) => renameTurn(board, naming, text),
  };
}
