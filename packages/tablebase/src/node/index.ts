export { checkEndings, endingsIn, isEndingsFolder } from '../certificate/check-endings.ts';
export {
  type CheckedTable,
  type CheckOptions,
  checkFolder,
  isTableFolder,
  tablesIn,
  type WrongValue,
} from '../certificate/check-folder.ts';
export { UnreadableTable } from '../certificate/table-reader.ts';
export { layerFolder } from '../layer.ts';
export {
  type CheckedManifest,
  type CheckManifestOptions,
  checkManifest,
  type ManifestFault,
} from './check-manifest.ts';
export { chanceFolder, DiskChances } from './disk-chances.ts';
export { DiskTable } from './disk-table.ts';
export { DiskTables } from './disk-tables.ts';
export {
  endingsFolder,
  openEndings,
  type SolvedMaterial,
  type SolveEndingsOptions,
  solveEndingsToFolder,
} from './endings-folder.ts';
export { FewMen, type LearningProbe } from './few-men.ts';
export { defaultFolder, layerFile, tableFile, tableFolder } from './folder.ts';
export {
  type FileHead,
  type Manifest,
  type ManifestFile,
  manifestFile,
  type Origin,
  writeManifest,
} from './manifest.ts';
export type { TableQueue } from './shared/queue.ts';
export { SharedError, type SharedProblem } from './shared/shared-error.ts';
export {
  type SharedProgress,
  type SharedResult,
  type SolveSharedOptions,
  solveShared,
} from './shared/solve-shared.ts';
export { FolderStore, type TableStore } from './shared/store.ts';
export { readPublicKey, readSigningKey, type SignatureFault } from './signature.ts';
export {
  MOST_MEMORY,
  SolveError,
  type SolveOptions,
  type SolveProblem,
  type SolveProgress,
  solveToFolder,
} from './solve.ts';
export {
  type ChanceCost,
  chanceCost,
  checkChances,
  type SolveChancesOptions,
  type SolvedChances,
  solveChancesToFolder,
} from './solve-chances.ts';
export type { SolvedLayer } from './solve-layer.ts';
export type { SolvedPair } from './solved-pair.ts';
export { type VerifiedPair, verifyFolder } from './verify.ts';
