import { type DraughtsPosition, type DraughtsTurn, readDraughtsRuleSet } from '../draughts/index.ts';
import type { Game } from '../game.ts';
import type { Result } from '../result.ts';
import { asDraughts, draughtsReading, draughtsWriting } from './dialect.ts';
import { readDraughtsFen, writeDraughtsFen } from './draughts-fen.ts';
import { readDraughtsTurn, writeDraughtsTurn, writeDraughtsTurns } from './draughts-turn.ts';
import { type ReadOptions, readGameBy, readGamesBy } from './game-reader.ts';
import { writeGameBy } from './game-writer.ts';
import type { PlayNotation } from './notation.ts';
import { readGameType } from './pdn-game-type.ts';
import type { GameProblem } from './problem.ts';

export {
  readDraughtsFen as readFen,
  readDraughtsTurn as readTurn,
  writeDraughtsFen as writeFen,
  writeDraughtsTurn as writeTurn,
};

/** How draughts are read and written, without anything of the marelle. */
export const DRAUGHTS_NOTATION: PlayNotation = {
  readRuleSet: readDraughtsRuleSet,
  readTurn: (rules, position, text) => readDraughtsTurn(asDraughts(rules), position as DraughtsPosition, text),
  readFen: (rules, text) => readDraughtsFen(asDraughts(rules), text),
  readGameType,
  reading: (rules, type) => draughtsReading(asDraughts(rules), type),
  writeTurn: (rules, position, turn) =>
    writeDraughtsTurn(asDraughts(rules), position as DraughtsPosition, turn as DraughtsTurn),
  writeTurns: (rules, _, turns) => writeDraughtsTurns(asDraughts(rules), turns as readonly DraughtsTurn[]),
  writeFen: (rules, position) => writeDraughtsFen(asDraughts(rules), position as DraughtsPosition),
  writing: (rules) => draughtsWriting(asDraughts(rules)),
};

/** Reads the first game of a text, PDN included. */
export const readGame = (text: string, options: ReadOptions = {}): Result<Game, GameProblem> =>
  readGameBy(DRAUGHTS_NOTATION, text, options);

/** Reads all games of a text, each for itself: a faulty one leaves the others readable. */
export const readGames = (text: string, options: ReadOptions = {}): readonly Result<Game, GameProblem>[] =>
  readGamesBy(DRAUGHTS_NOTATION, text, options);

/** A game as text in the manner of PDN: tags, numbered turns with comments and variations, result. */
export const writeGame = (game: Game): string => writeGameBy(DRAUGHTS_NOTATION, game);
