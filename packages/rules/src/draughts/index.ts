export { type DraughtsBoard, draughtsBoard } from './boards.ts';
export type { DraughtsCore } from './core.ts';
export { Generator } from './generator.ts';
export type { HuffRight } from './huffing.ts';
export { DRAUGHTS_SPECS, type DraughtsParameters } from './parameters.ts';
export { type DraughtsPosition, type Piece, type Pieces, pieceAt } from './position.ts';
export { DAMES, DRAUGHTS_PRESETS } from './presets.ts';
export { DraughtsRuleSet, makeDraughts } from './rule-set.ts';
export { type BoardTurn, type DraughtsTurn, isBoardTurn } from './turn.ts';
