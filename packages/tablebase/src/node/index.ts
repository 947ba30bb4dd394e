export { DiskTable } from './disk-table.ts';
export { DiskTables } from './disk-tables.ts';
export { defaultFolder, tableFile, tableFolder } from './folder.ts';
export {
  type SolvedPair,
  SolveError,
  type SolveOptions,
  type SolveProblem,
  type SolveProgress,
  solveToFolder,
} from './solve.ts';
export { type VerifiedPair, verifyFolder } from './verify.ts';
