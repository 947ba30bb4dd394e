/** The two players, by the colour of their men. */
export type Side = 'white' | 'black';

export const SIDES: readonly Side[] = ['white', 'black'];

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');
