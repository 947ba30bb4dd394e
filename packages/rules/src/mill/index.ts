export { CUBE, MILL_BOARDS, NINE, NINE_DIAGONALS, SEVEN, SIX, THREE, THREE_DIAGONALS } from './boards.ts';
export { MILL_SPECS, type MillParameters } from './parameters.ts';
export type { MillPosition } from './position.ts';
export { MILL_PRESETS, type MillRuleSetId } from './presets.ts';
export type { MillAttempt } from './refuse.ts';
export { MillRuleSet, makeMill } from './rule-set.ts';
export type { MillTurn } from './turn.ts';
