/**
 * What a searcher stands on in draughts: positions as sets of squares in pairs of integers, and a generator that writes
 * turns into lists without making values of them.
 */

export { BLACK_KING, BLACK_MAN, cellsOf, FREE, WHITE_KING, WHITE_MAN } from './cells.ts';
export { type DraughtsCore, makeDraughtsCore } from './core.ts';
export {
  balanceLimit,
  endingOf,
  isOneEach,
  keepsBalance,
  MAIN_ROAD,
  ONE_KING_EACH,
  THREE_KINGS,
  THREE_TO_ONE,
  TWO_KINGS,
  TWO_TO_ONE,
} from './endings.ts';
export { DraughtsGenerator, generatorOf } from './generator.ts';
export { restingKing } from './king-runs.ts';
export { type Layout, placesIn, setOf } from './layout.ts';
export type { Placement } from './placement.ts';
export { countKings, countPieces, hasKings, type Piece, type Pieces, pieceAt } from './position.ts';
export { type DraughtsCounts, DraughtsTally } from './tally.ts';
export { type BoardTurn, sameTurn } from './turn.ts';
export { MOST_TAKEN, pathOf, TurnList, takenBy } from './turn-list.ts';
export { captureAt } from './turns.ts';
