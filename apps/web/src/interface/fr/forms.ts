import type { Side } from '@merellier/rules';
import { capital } from '../capital.ts';

export const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
export const the: Readonly<Record<Side, string>> = { white: 'les Blancs', black: 'les Noirs' };
export const rivals: Readonly<Record<Side, string>> = { white: 'les Noirs', black: 'les Blancs' };

/** The mills that a sentence names, one or more. */
export const linesOf = (lines: number): string => (lines > 1 ? 'les moulins [mill]' : 'le moulin [mill]');

/** What a side does, told to it or of it. */
export const whoDoes = (side: Side, you: boolean, mine: string, theirs: string): string =>
  you ? `Vous ${mine}` : `${capital(the[side])} ${theirs}`;
