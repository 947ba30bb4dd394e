import type { RuleSet } from '@merellier/rules';

/** What can be asked of a board by a key: all men, the mills that stand, what threatens. */
const SCAN_KEYS = ['p', 'm', 't'] as const;
export type ScanKey = (typeof SCAN_KEYS)[number];

/** What a key asks; null for another key, and where the board has no mills. */
export function asksScan({ board }: RuleSet, key: string): ScanKey | null {
  const asked = SCAN_KEYS.find((each) => each === key.toLowerCase()) ?? null;
  return board.kind === 'squares' && asked !== 'p' ? null : asked;
}
