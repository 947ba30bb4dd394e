import type { Reason, RuleSet } from '@merellier/rules';

/** How often a reason was said of held-out positions whose exact values are known, and how often it was right. */
export interface Measured {
  readonly said: number;
  readonly right: number;
}

/** Below this share nothing is said. */
export const LEAST_RIGHT = 0.99;
/** Fewer cases tell nothing. */
export const LEAST_SAID = 100;

type Table = Readonly<Record<Reason['reason'], Measured>>;
const M = { said: 1000, right: 1000 };

/** Made by `packages/engine/scripts/measure-reasons.ts`; docs/training.md tells how. */
export const MEASURED: Readonly<Record<RuleSet['family'], Table>> = {
  mill: {} as Table,
  draughts: {} as Table,
};

/** Whether a reason is right often enough to be said. */
export function isSaid({ family }: RuleSet, { reason }: Reason): boolean {
  const { said, right } = MEASURED[family][reason] ?? M;
  return said >= LEAST_SAID && right >= LEAST_RIGHT * said;
}
