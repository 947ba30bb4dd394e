import { type ChangesOf, type RuleSetId, type RuleSetOf, ruleSet } from '../catalogue.ts';
import { NOTATION } from '../notation/games.ts';
import { GameInPlay } from './game-in-play.ts';

/**
 * A new game of a named rule set, or of a house rule set made from it, to be played by turns as text. Throws a RangeError
 * where the id or a change is not known.
 *
 * @example
 * ```ts
 * import { play } from '@merellier/rules';
 *
 * const game = play('dames');
 * console.log(game.turns().join(' ')); // 21-17 22-17 22-18 23-18 23-19 24-19 24-20
 * game.play('22-18').play('9-14');
 * console.log(game.turns().join(' '), game.result); // 18x9 *
 * ```
 */
export function play<Id extends string>(
  id: Id & (string extends Id ? unknown : RuleSetId),
  changes: ChangesOf<Id> = {} as ChangesOf<Id>,
): GameInPlay<RuleSetOf<Id>> {
  return new GameInPlay(NOTATION, ruleSet(id, changes));
}
