export type { Board, Stroke } from './board.ts';
export { type CanonicalView, canonicalView } from './canonical.ts';
export { type ChangesOf, RULE_SET_IDS, type RuleSetId, type RuleSetOf, readRuleSet, ruleSet } from './catalogue.ts';
export * from './draughts/index.ts';
export { explain } from './explain.ts';
export {
  addTurn,
  agreeDraw,
  annotate,
  childrenOf,
  type Drawn,
  endOfLine,
  type Game,
  type GameNode,
  goTo,
  lineTo,
  newGame,
  outcomeOf,
  pathTo,
  playTurn,
  positionOf,
  redo,
  resign,
  throwDice,
  undo,
} from './game.ts';
export { asPlayed, inOrder, lineEnd } from './line-order.ts';
export * from './mill/index.ts';
export type { Outcome, OutcomeReason } from './outcome.ts';
export type {
  Choice,
  ParameterProblem,
  ParameterSpec,
  Parameters,
  ParameterTable,
  ParameterValue,
  ValuesOf,
  Whole,
} from './parameters.ts';
export { perft } from './perft.ts';
export { GameInPlay, Refused } from './play/game-in-play.ts';
export { openGame, play } from './play/play.ts';
export type { Reason } from './reason.ts';
export type { Refusal } from './refusal.ts';
export { fail, ok, type Result } from './result.ts';
export type { Line, Man, Played, Position, PositionView, RuleSet, Step, Tally, Turn, Walk } from './rule-set.ts';
export { other, SIDES, type Side } from './side.ts';
export { THROWS, type Throw, toThrow } from './throw.ts';
