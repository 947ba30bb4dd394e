export { readFen, writeFen } from './fen.ts';
export type { ReadOptions } from './game-reader.ts';
export { readGame, readGames, writeGame } from './games.ts';
export type { FenProblem, GameProblem, NotationProblem, TurnProblem } from './problem.ts';
export { resultOf } from './result.ts';
export { readSanmill, writeSanmill } from './sanmill.ts';
export { readThrow, writeThrow } from './throw.ts';
export { readTurn, writeTurn, writeTurns } from './turn.ts';
