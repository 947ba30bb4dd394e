export { type DraughtsBoard, draughtsBoard, letterName } from './boards.ts';
export type { DraughtsCore } from './core.ts';
export { DraughtsGenerator } from './generator.ts';
export { DRAUGHTS_SPECS, type DraughtsParameters } from './parameters.ts';
export { type DraughtsPosition, type HuffRight, type Piece, type Pieces, pieceAt } from './position.ts';
export { DAMES, DRAUGHTS_PRESETS } from './presets.ts';
export { DraughtsRuleSet, makeDraughts } from './rule-set.ts';
export { type BoardTurn, type DraughtsTurn, isBoardTurn } from './turn.ts';
