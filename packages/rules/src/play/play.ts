import { type ChangesOf, type RuleSetId, type RuleSetOf, ruleSet } from '../catalogue.ts';
import { NOTATION } from '../notation/games.ts';
import { GameInPlay } from './game-in-play.ts';

/**
 * A new game of a named rule set, or of a house rule set made from it, to be played by turns as text. Throws a RangeError
 * where the id or a change is not known.
 *
 * @example
 * const game = play('dames');
 * console.log(game.turns()); // ['21-17', '21-18', '22-18', '22-19', '23-19', '23-20', '24-20']
 * game.play('22-18').play('9-14');
 * console.log(game.turns()); // ['18x9']
 * console.log(game.result); // '*'
 *
 * @example
 * const game = play('marelle', { men: 5 });
 * game.setUp('W:Wa1,d1,e3:Bb4,c3,f2:H2,2');
 * game.play('g1xb4');
 * console.log(game.fen); // 'B:Wa1,d1,e3,g1:Bc3,f2:H1,2'
 */
export function play<Id extends string>(
  id: Id & (string extends Id ? unknown : RuleSetId),
  changes: ChangesOf<Id> = {} as ChangesOf<Id>,
): GameInPlay<RuleSetOf<Id>> {
  return new GameInPlay(NOTATION, ruleSet(id, changes));
}
