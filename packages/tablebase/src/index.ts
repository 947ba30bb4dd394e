export type { ChanceDescription } from './chances/chance-file.ts';
export { ChancePlaces, type Sides, sidesName } from './chances/chance-places.ts';
export { type ChanceProbe, chanceProbe, type ProbedChance } from './chances/chance-probe.ts';
export { type ChanceRules, chanceRulesOf, hasChances } from './chances/chance-rules.ts';
export { type ChanceTables, MemoryChances, NO_CHANCES } from './chances/chance-tables.ts';
export {
  type Chances,
  type ChanceTurn,
  chancesByThrow,
  chancesOf,
  chanceTurns,
  expected,
} from './chances/exact-chances.ts';
export { CERTAIN } from './chances/scale.ts';
export { solveChances } from './chances/solve-few.ts';
export { type Cost, costOf, wholePositions } from './cost.ts';
export { type EndingProbe, endingProbe, endingProbeOnDemand } from './endings/ending-probe.ts';
export { type EndingRules, endingsOf, hasEndings, type NoEndings } from './endings/ending-rules.ts';
export { type EndingTable, EndingTables, NOT_HELD } from './endings/ending-tables.ts';
export {
  type EndingCounts,
  type EndingEntry,
  readEndings,
  readEndingTables,
  writeEndings,
} from './endings/endings-file.ts';
export { ENDING_METRIC, type EndingTurn, endingTurns, endingValue } from './endings/exact-endings.ts';
export { type Material, materialName, materialsOf } from './endings/material.ts';
export { Numbering } from './endings/numbering.ts';
export { type EndingCost, type EndingProgress, endingCost, fewPieces, solveEndings } from './endings/solve-endings.ts';
export { NOT_COVERED, type SearchProbe, searchProbe } from './engine-probe.ts';
export {
  compareTurns,
  type Exact,
  type ExactTurn,
  exactTurns,
  exactValue,
  METRIC,
  type Value,
} from './exact.ts';
export { handsIn, handsOf, type Layer, layerName, layersOf, pairOf, sideOf } from './layer.ts';
export { type Pair, pairName, pairsUpTo } from './pair.ts';
export { type Place, Places } from './place.ts';
export { type ReadRange, RemoteTables, readByHttp } from './remote-tables.ts';
export { type SmallProgress, type Solved, solveSmall } from './small.ts';
export { readSmall, writeSmall } from './small-file.ts';
export type { SideCounts } from './solve-pair.ts';
export { type Entry, Table, UNKNOWN } from './table.ts';
export { type FileProblem, TableFileError } from './table-file.ts';
export { MemoryTables, type Tables } from './tables.ts';
export { isSolvable, MOST_MEN, MOST_POINTS, type Unsolvable, type Variant, variantOf } from './variant.ts';
export { type FirstTurn, MOST_WHOLE, solveWholeGame, type WholeGame } from './whole-game.ts';
