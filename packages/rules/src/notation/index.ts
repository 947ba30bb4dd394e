export { readFen, writeFen } from './fen.ts';
export { type ReadOptions, readGame, readGames } from './game-reader.ts';
export { resultOf, writeGame } from './game-writer.ts';
export type { FenProblem, GameProblem, NotationProblem, TurnProblem } from './problem.ts';
export { readSanmill, writeSanmill } from './sanmill.ts';
export { readThrow, writeThrow } from './throw.ts';
export { readTurn, writeTurn } from './turn.ts';
