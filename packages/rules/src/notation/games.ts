import { readRuleSet } from '../catalogue.ts';
import type { Game } from '../game.ts';
import { MillRuleSet } from '../mill/index.ts';
import type { Result } from '../result.ts';
import { asDraughts, draughtsReading, draughtsWriting, millReading, millWriting } from './dialect.ts';
import { readFen, writeFen } from './fen.ts';
import { type ReadOptions, readGameBy, readGamesBy } from './game-reader.ts';
import { writeGameBy } from './game-writer.ts';
import type { ReadingNotation, WritingNotation } from './notation.ts';
import { readGameType } from './pdn-game-type.ts';
import type { GameProblem } from './problem.ts';
import { readTurn } from './turn.ts';

const READING: ReadingNotation = {
  readRuleSet,
  readTurn,
  readFen,
  readGameType,
  reading: (rules, type) => (rules instanceof MillRuleSet ? millReading() : draughtsReading(asDraughts(rules), type)),
};

const WRITING: WritingNotation = {
  writeFen,
  writing: (rules) => (rules instanceof MillRuleSet ? millWriting(rules) : draughtsWriting(asDraughts(rules))),
};

/** Reads the first game of a text. */
export const readGame = (text: string, options: ReadOptions = {}): Result<Game, GameProblem> =>
  readGameBy(READING, text, options);

/** Reads all games of a text, each for itself: a faulty one leaves the others readable. */
export const readGames = (text: string, options: ReadOptions = {}): readonly Result<Game, GameProblem>[] =>
  readGamesBy(READING, text, options);

/** A game as text in the manner of PGN and PDN: tags, numbered turns with comments and variations, result. */
export const writeGame = (game: Game): string => writeGameBy(WRITING, game);
