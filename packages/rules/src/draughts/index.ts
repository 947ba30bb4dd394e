export type { DraughtsBoard } from './boards.ts';
export { DRAUGHTS_SPECS, type DraughtsParameters } from './parameters.ts';
export type { DraughtsPosition, HuffRight } from './position.ts';
export { DRAUGHTS_PRESETS, type DraughtsRuleSetId } from './presets.ts';
export { DraughtsRuleSet, makeDraughts } from './rule-set.ts';
export { type DraughtsTurn, isBoardTurn } from './turn.ts';
