import type { LearntFiles } from './learnt-file.ts';

/** How learnt weights are loaded. Written by npm run train. */
export const LEARNT_FILES: LearntFiles = {
  brazilian: () => import('./learnt/brazilian.ts'),
  czech: () => import('./learnt/czech.ts'),
  english: () => import('./learnt/english.ts'),
  international: () => import('./learnt/international.ts'),
  italian: () => import('./learnt/italian.ts'),
  pool: () => import('./learnt/pool.ts'),
  russian: () => import('./learnt/russian.ts'),
  spanish: () => import('./learnt/spanish.ts'),
  thai: () => import('./learnt/thai.ts'),
};
