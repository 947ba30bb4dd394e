import { THROWS, type Throw } from '../throw.ts';

/** The throws after which a man may go anywhere to complete a mill (rulebook 003). */
export const SPECIAL_THROWS: readonly Throw[] = [
  [6, 5, 4],
  [6, 3, 3],
  [5, 2, 2],
  [4, 1, 1],
];

const SPECIAL: ReadonlySet<string> = new Set(SPECIAL_THROWS.map(String));

export const isSpecialThrow = (dice: Throw): boolean => SPECIAL.has(String(dice));

const ways = (throws: typeof THROWS): number => throws.reduce((sum, each) => sum + each.ways, 0);

/** How likely a special throw is: 15 of 216 ways. */
export const SPECIAL_CHANCE: number = ways(THROWS.filter(({ dice }) => isSpecialThrow(dice))) / ways(THROWS);
