import type { Cost } from '../people/passwords.ts';

/** A hash that costs next to nothing; passwords.test.ts has the real ones. */
export const QUICK_PASSWORDS: Cost = { log2: 4, blocks: 8, parallel: 1 };
