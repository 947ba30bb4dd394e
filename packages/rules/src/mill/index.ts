export {
  CUBE,
  MILL_BOARDS,
  type MillBoard,
  type MillBoardId,
  NINE,
  NINE_DIAGONALS,
  SEVEN,
  SIX,
  THREE,
  THREE_DIAGONALS,
} from './boards.ts';
export { makeMill, millRuleSet, readMillRuleSet } from './catalogue.ts';
export { SPECIAL_CHANCE, SPECIAL_THROWS } from './dice.ts';
export { LEAST_MEN, MILL, type MillParameters } from './parameters.ts';
export type { MillPosition } from './position.ts';
export { MILL_PRESETS, MILL_RULE_SET_IDS, type MillRuleSetId } from './presets.ts';
export type { MillAttempt } from './refuse.ts';
export { MillRuleSet } from './rule-set.ts';
export type { MillTurn } from './turn.ts';
