import { readRuleSet } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { MillRuleSet } from '../mill/index.ts';
import type { Result } from '../result.ts';
import { asDraughts, draughtsReading, draughtsWriting, millReading, millWriting } from './dialect.ts';
import { readFen, writeFen } from './fen.ts';
import { examineGamesBy, type GameReading, type ReadOptions, readGameBy, readGamesBy } from './game-reader.ts';
import { writeGameBy } from './game-writer.ts';
import type { PlayNotation } from './notation.ts';
import { readGameType } from './pdn-game-type.ts';
import { readMillType } from './playok.ts';
import type { GameProblem } from './problem.ts';
import { readTurn, writeTurn, writeTurns } from './turn.ts';

/** How both families are read and written. */
export const NOTATION: PlayNotation = {
  readRuleSet,
  readTurn,
  readFen,
  readGameType: (text) => readMillType(text) ?? readGameType(text),
  reading: (rules, type) => (rules instanceof MillRuleSet ? millReading() : draughtsReading(asDraughts(rules), type)),
  writeTurn,
  writeTurns,
  writeFen,
  writing: (rules) => (rules instanceof MillRuleSet ? millWriting(rules) : draughtsWriting(asDraughts(rules))),
};

/**
 * Reads the first game of a text.
 *
 * @example
 * ```ts
 * import { readGame } from '@merellier/rules/notation';
 *
 * const read = readGame('[Rules "marelle"]\n\n1. d6 f4 2. b4 *');
 * console.log(read.ok && read.value.nodes.length); // 4
 * ```
 */
export const readGame = (text: string, options: ReadOptions = {}): Result<Game, GameProblem> =>
  readGameBy(NOTATION, text, options);

/**
 * Reads all games of a text, each for itself: a faulty one leaves the others readable.
 *
 * @example
 * ```ts
 * import { readGames } from '@merellier/rules/notation';
 *
 * const games = readGames('[Rules "dames"]\n1. 22-18 *\n\n[Rules "dames"]\n1. 22-13 *');
 * console.log(games.map((read) => (read.ok ? read.value.rules.id : read.error.problem))); // [ 'dames', 'game-turn' ]
 * ```
 */
export const readGames = (text: string, options: ReadOptions = {}): readonly Result<Game, GameProblem>[] =>
  readGamesBy(NOTATION, text, options);

/**
 * Reads all games of a text and tells, of each, on which line it begins and what was repaired, guessed or left out so that
 * it could be read.
 *
 * @example
 * ```ts
 * import { examineGames } from '@merellier/rules/notation';
 *
 * const [game] = examineGames('[Rules "english"]\n1. 11x15 22-18 *');
 * console.log(game?.remarks.map(({ remark, line }) => `${remark} ${line}`)); // [ 'quiet-with-x 2' ]
 * ```
 */
export const examineGames = (text: string, options: ReadOptions = {}): readonly GameReading[] =>
  examineGamesBy(NOTATION, text, options);

/**
 * A game as text in the manner of PGN and PDN: tags, numbered turns with comments and variations, result.
 *
 * @example
 * ```ts
 * import { play } from '@merellier/rules';
 * import { writeGame } from '@merellier/rules/notation';
 *
 * console.log(writeGame(play('marelle').play('d6').record()).split('\n').at(-2)); // 1. d6 *
 * ```
 */
export const writeGame = (game: Game): string => writeGameBy(NOTATION, game);
