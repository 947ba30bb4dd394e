/** Three dice as thrown, each 1 to 6, the highest first. */
export type Throw = readonly [number, number, number];

/**
 * Sorts three faces into a {@link Throw}; throws a RangeError unless each is a whole number from 1 to 6.
 *
 * @example
 * ```ts
 * import { toThrow } from '@merellier/rules';
 *
 * console.log(toThrow([4, 6, 5])); // [ 6, 5, 4 ]
 * ```
 */
export function toThrow(faces: readonly number[]): Throw {
  const [a, b, c] = [...faces].sort((x, y) => y - x);
  if (faces.length !== 3 || !faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6))
    throw new RangeError(`not a throw of three dice: ${faces.join(', ')}`);
  return [a as number, b as number, c as number];
}

/** All 56 throws, each with the number of ways in which three dice show it (216 in all). */
export const THROWS: readonly { readonly dice: Throw; readonly ways: number }[] = (() => {
  const ways = new Map<string, { dice: Throw; ways: number }>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const dice = toThrow([a, b, c]);
        const entry = ways.get(dice.join('')) ?? { dice, ways: 0 };
        entry.ways++;
        ways.set(dice.join(''), entry);
      }
  return [...ways.values()];
})();
