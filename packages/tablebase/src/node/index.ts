export { DiskTable } from './disk-table.ts';
export {
  type SolvedPair,
  SolveError,
  type SolveOptions,
  type SolveProblem,
  type SolveProgress,
  solveToFolder,
  tableFile,
  tableFolder,
  type VerifiedPair,
  verifyFolder,
} from './solve.ts';
