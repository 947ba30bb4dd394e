import type { Side } from '@merellier/rules';

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const name: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };
export const rival: Readonly<Record<Side, string>> = { white: 'Schwarz', black: 'Weiß' };
