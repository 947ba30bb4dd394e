import type { Side } from '@merellier/rules';
import { type Numbers, numbersOf } from '../numbers.ts';

export const NUMBERS: Numbers = numbersOf('fr');

export const SIDES: Readonly<Record<Side, string>> = { white: 'Blancs', black: 'Noirs' };

/** The computer’s levels of play, the weakest first, as they are written within a sentence. */
export const LEVELS: readonly string[] = [
  'premiers pas',
  'débutant',
  'curieux',
  'attentif',
  'solide',
  'rusé',
  'aguerri',
  'expert',
  'maître',
  'grand maître',
];

/** The colour as an adjective: of a man, of men, of a king. */
export const COLOUR: Readonly<Record<Side, { man: string; men: string; king: string }>> = {
  white: { man: 'blanc', men: 'blancs', king: 'blanche' },
  black: { man: 'noir', men: 'noirs', king: 'noire' },
};

export const men = (count: number): string => NUMBERS.count(count, { one: 'pion', other: 'pions' });
export const captures = (count: number): string => NUMBERS.count(count, { one: 'prise', other: 'prises' });
/** « 50 coups de chaque camp » */
export const turnsEach = (count: number): string =>
  `${NUMBERS.count(count, { one: 'coup', other: 'coups' })} de chaque camp`;
/** « la quatrième fois »: voices spell out the raised letters of « 4ᵉ ». */
export const nthTime = (count: number): string =>
  `la ${['deuxième', 'troisième', 'quatrième', 'cinquième'][count - 2] ?? `${NUMBERS.number(count)}e`} fois`;
export const quoted = (text: string): string => `« ${text} »`;
export const and = (names: readonly string[]): string => NUMBERS.list(names);
export const or = (names: readonly string[]): string => NUMBERS.list(names, 'disjunction');
