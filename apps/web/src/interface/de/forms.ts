import type { Side } from '@merellier/rules';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const name: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
export const rival: Readonly<Record<Side, string>> = { white: 'Schwarz', black: 'Weiß' };

/** The mills that a sentence names, one or more. */
export const linesOf = (lines: number): string => (lines > 1 ? 'die Mühlen [mill]' : 'die Mühle [mill]');

/** What a side does, told to it or of it. */
export const whoDoes = (side: Side, you: boolean, mine: string, theirs: string): string =>
  you ? `Sie ${mine}` : `${side === 'white' ? 'Weiß' : 'Schwarz'} ${theirs}`;
