export type { DraughtsBoard } from './boards.ts';
export { draughtsRuleSet, makeDraughts, readDraughtsRuleSet } from './catalogue.ts';
export { DRAUGHTS, type DraughtsParameters, rowsOfMen } from './parameters.ts';
export type { DraughtsPosition, HuffRight, KingRun } from './position.ts';
export { DRAUGHTS_PRESETS, DRAUGHTS_RULE_SET_IDS, type DraughtsRuleSetId } from './presets.ts';
export { DraughtsRuleSet } from './rule-set.ts';
export { type DraughtsTurn, isBoardTurn } from './turn.ts';
