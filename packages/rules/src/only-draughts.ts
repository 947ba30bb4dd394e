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

export { draughtsRuleSet as ruleSet, readDraughtsRuleSet as readRuleSet } from './draughts/catalogue.ts';
export { explainDraughts as explain } from './draughts/explain.ts';
export * from './draughts/index.ts';
export { draughtsPerft as perft } from './draughts/perft.ts';
export { DRAUGHTS_RULE_SET_IDS as RULE_SET_IDS } from './draughts/presets.ts';
export { readFen, readGame, readGames, readTurn, writeFen, writeGame, writeTurn } from './notation/draughts-games.ts';
export * from './only-shared.ts';

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
