import type { RuleSetId } from '@merellier/rules';

/** The rule sets that have learnt weights. Written by npm run train. */
export const LEARNT_IDS: readonly RuleSetId[] = [
  'brazilian',
  'czech',
  'english',
  'international',
  'italian',
  'pool',
  'russian',
  'spanish',
  'thai',
];
