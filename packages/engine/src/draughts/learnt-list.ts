import type { LearntFiles } from './learnt-file.ts';

/** The rule sets that have learnt weights, and how those are loaded. Written by npm run train. */
export const LEARNT_FILES: LearntFiles = {
  english: () => import('./learnt/english.ts'),
};
