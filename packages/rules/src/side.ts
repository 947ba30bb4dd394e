/** The two players, by the colour of their men. */
export type Side = 'white' | 'black';

export const SIDES: readonly Side[] = ['white', 'black'];

/**
 * The side that is not this one.
 *
 * @example
 * ```ts
 * import { other } from '@merellier/rules';
 *
 * console.log(other('white')); // black
 * ```
 */
export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
