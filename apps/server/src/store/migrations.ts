import type { Step } from './migration-step.ts';
import { STEPS_001_TO_010 } from './migrations-001-010.ts';
import { STEPS_011_TO_020 } from './migrations-011-020.ts';
import { STEPS_021_TO_030 } from './migrations-021-030.ts';
import { STEPS_031_TO_040 } from './migrations-031-040.ts';

/** All steps that lead to the shape of the database, in their order. */
export const STEPS: readonly Step[] = [
  ...STEPS_001_TO_010,
  ...STEPS_011_TO_020,
  ...STEPS_021_TO_030,
  ...STEPS_031_TO_040,
];
