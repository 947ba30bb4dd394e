/**
 * All of the marelle (nine men's morris) and nothing of the other family, under the names that they have in `@merellier/rules` and
 * `@merellier/rules/notation`: for pages that count their bytes.
 */

import { millRuleSet } from './mill/catalogue.ts';
import type { MillParameters } from './mill/parameters.ts';
import type { MillRuleSetId } from './mill/presets.ts';
import type { MillRuleSet } from './mill/rule-set.ts';
import { MILL_NOTATION } from './notation/mill-games.ts';
import { GameInPlay } from './play/game-in-play.ts';
import { openGameBy } from './play/open-game.ts';

export { millRuleSet as ruleSet, readMillRuleSet as readRuleSet } from './mill/catalogue.ts';
export { readCommonRuleSet } from './mill/common-catalogue.ts';
export { explainMill as explain } from './mill/explain.ts';
export * from './mill/index.ts';
export { millPerft as perft } from './mill/perft.ts';
export { MILL_RULE_SET_IDS as RULE_SET_IDS } from './mill/presets.ts';
export { readFen, readGame, readGames, readTurn, writeFen, writeGame, writeTurn } from './notation/mill-games.ts';
export * from './only-shared.ts';

/**
 * A new game, to be played by turns as text: `play` of `@merellier/rules` for this family alone.
 *
 * @example
 * ```ts
 * import { play } from '@merellier/rules/mill';
 *
 * const game = play('marelle').play('d6').play('f4');
 * console.log(game.fen); // W:Wd6:Bf4:H8,8
 * ```
 */
export const play = (id: MillRuleSetId, changes: Partial<MillParameters> = {}): GameInPlay<MillRuleSet> =>
  new GameInPlay(MILL_NOTATION, millRuleSet(id, changes));

/** Goes on with a game that was kept as text: `openGame` of `@merellier/rules` for this family alone. */
export const openGame = (text: string, rules?: MillRuleSet): GameInPlay => openGameBy(MILL_NOTATION, text, rules);
