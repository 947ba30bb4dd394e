import { type ChangesOf, type RuleSetId, type RuleSetOf, ruleSet } from '../catalogue.ts';
import { NOTATION } from '../notation/games.ts';
import type { Parameters } from '../parameters.ts';
import type { RuleSet } from '../rule-set.ts';
import { GameInPlay } from './game-in-play.ts';
import { openGameBy } from './open-game.ts';

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
export function play<Id extends string>(id: string extends Id ? Id : never, changes?: Parameters): GameInPlay;
export function play<Id extends RuleSetId>(id: Id, changes?: ChangesOf<Id>): GameInPlay<RuleSetOf<Id>>;
export function play(id: string, changes: Parameters = {}): GameInPlay {
  return new GameInPlay(NOTATION, ruleSet(id, changes));
}

/**
 * Goes on with a game that was kept as text, at the end of its main line. `rules` is for texts that name no rule set. Throws
 * {@link Refused} where the text cannot be read, with the place of the fault.
 *
 * @example
 * ```ts
 * import { openGame, play } from '@merellier/rules';
 *
 * const kept = play('marelle').play('d6').play('f4').text();
 * const game = openGame(kept).play('d2');
 * console.log(game.history); // [ 'd6', 'f4', 'd2' ]
 * ```
 */
export const openGame = (text: string, rules?: RuleSet): GameInPlay => openGameBy(NOTATION, text, rules);
