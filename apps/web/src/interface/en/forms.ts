import type { Side } from '@merellier/rules';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const name: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
export const rival: Readonly<Record<Side, string>> = { white: 'Black', black: 'White' };

/** The mills that a sentence names, one or more. */
export const linesOf = (lines: number): string => (lines > 1 ? 'mills [mill]' : 'mill [mill]');

/** What a side does, told to it or of it. */
export const whoDoes = (side: Side, you: boolean, mine: string, theirs: string): string =>
  you ? `You ${mine}` : `${side === 'white' ? 'White' : 'Black'} ${theirs}`;
