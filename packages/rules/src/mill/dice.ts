import type { Throw } from '../throw.ts';

/** The throws after which a man may go anywhere to complete a mill (rulebook 003): 15 of the 216 ways. */
const SPECIAL: ReadonlySet<string> = new Set(['654', '633', '522', '411']);

export const isSpecialThrow = (dice: Throw): boolean => SPECIAL.has(dice.join(''));
