/**
 * All of draughts and nothing of the other family, under the names that they have in `@merellier/rules` and
 * `@merellier/rules/notation`: for pages that count their bytes.
 */

import { draughtsRuleSet } from './draughts/catalogue.ts';
import type { DraughtsParameters } from './draughts/parameters.ts';
import type { DraughtsRuleSetId } from './draughts/presets.ts';
import type { DraughtsRuleSet } from './draughts/rule-set.ts';
import { DRAUGHTS_NOTATION } from './notation/draughts-games.ts';
import { GameInPlay } from './play/game-in-play.ts';
import { openGameBy } from './play/open-game.ts';

export type { Board, Stroke } from './board.ts';
export { draughtsRuleSet as ruleSet, readDraughtsRuleSet as readRuleSet } from './draughts/catalogue.ts';
export * from './draughts/index.ts';
export { draughtsPerft as perft } from './draughts/perft.ts';
export { DRAUGHTS_RULE_SET_IDS as RULE_SET_IDS } from './draughts/presets.ts';
export * from './game.ts';
export * from './notation/board-text.ts';
export { readFen, readGame, readGames, readTurn, writeFen, writeGame, writeTurn } from './notation/draughts-games.ts';
export type { ReadOptions } from './notation/game-reader.ts';
export type { FenProblem, GameProblem, NotationProblem, TurnProblem } from './notation/problem.ts';
export { resultOf } from './notation/result.ts';
export { readThrow, writeThrow } from './notation/throw.ts';
export type { Outcome, OutcomeReason } from './outcome.ts';
export type { ParameterProblem, ParameterSpec, Parameters, ParameterValue } from './parameters.ts';
export { GameInPlay, Refused } from './play/game-in-play.ts';
export type { Refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export type { Line, Man, Played, Position, PositionView, RuleSet, Step, Tally, Turn, Walk } from './rule-set.ts';
export { other, SIDES, type Side } from './side.ts';
export { THROWS, type Throw, toThrow } from './throw.ts';

/**
 * A new game, to be played by turns as text: `play` of `@merellier/rules` for this family alone.
 *
 * @example
 * ```ts
 * import { play } from '@merellier/rules/draughts';
 *
 * const game = play('international').play('32-28').play('19-23');
 * console.log(game.turns()); // [ '28x19' ]
 * ```
 */
export const play = (id: DraughtsRuleSetId, changes: Partial<DraughtsParameters> = {}): GameInPlay<DraughtsRuleSet> =>
  new GameInPlay(DRAUGHTS_NOTATION, draughtsRuleSet(id, changes));

/** Goes on with a game that was kept as text: `openGame` of `@merellier/rules` for this family alone. */
export const openGame = (text: string, rules?: DraughtsRuleSet): GameInPlay =>
  openGameBy(DRAUGHTS_NOTATION, text, rules);
