export type { FenProblem, GameProblem, NotationProblem, TurnProblem } from './problem.ts';
export { readFen, writeFen } from './fen.ts';
export { readTurn, writeTurn } from './turn.ts';
export { readGame, readGames, writeGame } from './game-text.ts';
export { readSanmill, writeSanmill } from './sanmill.ts';
export { readThrow, writeThrow } from './throw.ts';
