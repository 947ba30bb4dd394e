export { DiskTable } from './disk-table.ts';
export { DiskTables } from './disk-tables.ts';
export { defaultFolder, layerFile, layerFolder, tableFile, tableFolder } from './folder.ts';
export {
  type SolvedPair,
  SolveError,
  type SolveOptions,
  type SolveProblem,
  type SolveProgress,
  solveToFolder,
} from './solve.ts';
export type { SolvedLayer } from './solve-layer.ts';
export { type VerifiedPair, verifyFolder } from './verify.ts';
