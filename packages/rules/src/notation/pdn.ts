import type { DraughtsPosition, DraughtsRuleSet, DraughtsTurn } from '../draughts/index.ts';
import { writeDraughtsTurn } from './draughts-turn.ts';
import type { GameResult } from './game-token.ts';
import { writeGameType } from './pdn-game-type.ts';

/**
 * A turn as a file of PDN has it: captures with a colon where the game type wants one, and huffs and demands as commands
 * in a comment, which other readers skip: `{[%huff 23]}`, `{[%demand]}`.
 */
export function writePdnTurn(rules: DraughtsRuleSet, position: DraughtsPosition, turn: DraughtsTurn): string {
  const text = writeDraughtsTurn(rules, position, turn);
  if (turn.kind === 'huff') return `{[%huff ${text.slice('huff:'.length)}]}`;
  if (turn.kind === 'demand') return '{[%demand]}';
  return isType(rules, 25) ? text.replaceAll('x', ':') : text;
}

const BY_TWO: Readonly<Record<GameResult, string>> = {
  '1-0': '2-0',
  '0-1': '0-2',
  '1/2-1/2': '1-1',
  '0-0': '0-0',
  '*': '*',
};

/** A result in the style of the game type: `2-0`, `1-1`, `0-2` in international draughts. */
export const writePdnResult = (rules: DraughtsRuleSet, result: GameResult): string =>
  isType(rules, 20) ? BY_TWO[result] : result;

const isType = (rules: DraughtsRuleSet, number: number): boolean =>
  writeGameType(rules)?.startsWith(`${number},`) ?? false;
