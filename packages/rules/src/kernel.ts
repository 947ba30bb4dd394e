/**
 * What a searcher or a solver stands on, below the values of the public contract: sets of places as integers, packed
 * turns, generators that write into buffers. Everything here is exact but asks for care; play through `RuleSet` instead
 * wherever speed does not matter.
 */
export { countBits, lowestBit } from './bits.ts';
export * from './draughts/kernel.ts';
export { conclude, handAfter, isPlain, nextSide, otherHandAfter, owedAfter } from './mill/conclude.ts';
export {
  blockedLoses,
  CAPTURE,
  closingPoints,
  EXTRA_TURN,
  FORBIDDEN,
  FROM_HAND,
  flies,
  isDecided,
  type MillCore,
  menInMills,
  millsThrough,
  NOTHING,
  quietLimit,
  takeable,
  WINS,
} from './mill/core.ts';
export { earned, generate, MOST_TURNS } from './mill/generator.ts';
export { barredAfter, closedAfter, memoryOf, spentAfter, stillBarred } from './mill/memory.ts';
export { dueOf, type MillMemory, owedNow } from './mill/remembered.ts';
export { rowAfter, rowPoints } from './mill/row.ts';
export {
  capturedBy,
  destinationOf,
  NONE,
  originOf,
  PASS,
  type PackedTurn,
  pack,
  packCapture,
  packCaptures,
  packQuiet,
  unpack,
} from './mill/turn.ts';
