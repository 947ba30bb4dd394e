import type { Outcome } from '../outcome.ts';

/**
 * A result as it is written: `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
 *
 * @example
 * ```ts
 * import { resultOf } from '@merellier/rules/notation';
 *
 * console.log(resultOf({ winner: null, reason: 'agreement' })); // 1/2-1/2
 * ```
 */
export function resultOf(outcome: Outcome | null): '1-0' | '0-1' | '1/2-1/2' | '*' {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}
