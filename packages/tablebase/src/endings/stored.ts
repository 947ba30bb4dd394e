import type { Value } from '../exact.ts';

/**
 * What a table holds of a position: 0 for a draw, else twice the plies to the end of the game, and 1 for a win, 2 for a loss.
 */
export type Stored = number;

export const DRAWN: Stored = 0;
export const won = (plies: number): Stored => 2 * plies + 1;
export const lost = (plies: number): Stored => 2 * plies + 2;

export const pliesOf = (stored: Stored): number => (stored - 1) >> 1;
export const isWon = (stored: Stored): boolean => (stored & 1) === 1;

export const valueIn = (stored: Stored): Value => (stored === DRAWN ? 'draw' : isWon(stored) ? 'win' : 'loss');
