import type { Game } from '../game.ts';
import type { MillPosition, MillRuleSet, MillTurn } from '../mill/index.ts';
import { readMillRuleSet } from '../mill/index.ts';
import type { Result } from '../result.ts';
import { asMill, millReading, millWriting } from './dialect.ts';
import { type ReadOptions, readGameBy, readGamesBy } from './game-reader.ts';
import { writeGameBy } from './game-writer.ts';
import { writeMillFen } from './mill-fen.ts';
import { readMillTurn, writeMillTurn } from './mill-turn.ts';
import type { PlayNotation } from './notation.ts';
import { readMillType } from './playok.ts';
import type { FenProblem, GameProblem, TurnProblem } from './problem.ts';
import { readAnyMillFen } from './sanmill.ts';
import { afterThrow } from './throw.ts';

/** A legal turn as text: see `writeTurn` of both families. */
export { writeMillFen as writeFen, writeMillTurn as writeTurn };

/** Reads the text of a turn in a position and judges it; the turn given back is legal. */
export function readTurn(rules: MillRuleSet, position: MillPosition, text: string): Result<MillTurn, TurnProblem> {
  const turn = afterThrow(position, text);
  return turn.ok ? readMillTurn(rules, position, turn.value) : turn;
}

/** Reads a position, in Sanmill's FEN too, and checks that it can stand under these rules. */
export const readFen = (rules: MillRuleSet, text: string): Result<MillPosition, FenProblem> =>
  readAnyMillFen(rules, text);

/** How the marelle is read and written, without anything of draughts. */
export const MILL_NOTATION: PlayNotation = {
  readRuleSet: readMillRuleSet,
  readTurn: (rules, position, text) => readTurn(asMill(rules), position as MillPosition, text),
  readFen: (rules, text) => readFen(asMill(rules), text),
  readGameType: readMillType,
  reading: millReading,
  writeTurn: (rules, position, turn) => writeMillTurn(asMill(rules), position as MillPosition, turn as MillTurn),
  writeTurns: (rules, position, turns) =>
    turns.map((turn) => writeMillTurn(asMill(rules), position as MillPosition, turn as MillTurn)),
  writeFen: (rules, position) => writeMillFen(asMill(rules), position as MillPosition),
  writing: (rules) => millWriting(asMill(rules)),
};

/** Reads the first game of a text. */
export const readGame = (text: string, options: ReadOptions = {}): Result<Game, GameProblem> =>
  readGameBy(MILL_NOTATION, text, options);

/** Reads all games of a text, each for itself: a faulty one leaves the others readable. */
export const readGames = (text: string, options: ReadOptions = {}): readonly Result<Game, GameProblem>[] =>
  readGamesBy(MILL_NOTATION, text, options);

/** A game as text: tags, numbered turns with comments and variations, result. */
export const writeGame = (game: Game): string => writeGameBy(MILL_NOTATION, game);
