/** What both families share, for the entries that hold one of them alone. */

export type { Board, Stroke } from './board.ts';
export * from './game.ts';
export * from './notation/board-text.ts';
export type { ReadOptions } from './notation/game-reader.ts';
export type { FenProblem, GameProblem, NotationProblem, TurnProblem } from './notation/problem.ts';
export { resultOf } from './notation/result.ts';
export { readThrow, writeThrow } from './notation/throw.ts';
export type { Outcome, OutcomeReason } from './outcome.ts';
export type { ParameterProblem, ParameterSpec, Parameters, ParameterValue } from './parameters.ts';
export { GameInPlay, Refused } from './play/game-in-play.ts';
export type { Refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export type { Line, Man, Played, Position, PositionView, RuleSet, Step, Tally, Turn, Walk } from './rule-set.ts';
export { other, SIDES, type Side } from './side.ts';
export { THROWS, type Throw, toThrow } from './throw.ts';
