import type { Side } from '@merellier/rules';
import { type Numbers, numbersOf } from '../numbers.ts';

export const NUMBERS: Numbers = numbersOf('en');

export const SIDES: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

/** The computer’s levels of play, the weakest first, as they are written within a sentence. */
export const LEVELS: readonly string[] = [
  'first steps',
  'beginner',
  'curious',
  'attentive',
  'steady',
  'cunning',
  'seasoned',
  'expert',
  'master',
  'grandmaster',
];

/** The colour as an adjective. */
export const COLOUR: Readonly<Record<Side, string>> = { white: 'white', black: 'black' };

export const men = (count: number): string => NUMBERS.count(count, { one: 'man', other: 'men' });
/** "50 moves by each side" */
export const turnsEach = (count: number): string =>
  `${NUMBERS.count(count, { one: 'move', other: 'moves' })} by each side`;
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ending = (count: number): string =>
  ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th';
/** "the fourth time" */
export const nthTime = (count: number): string =>
  `the ${['second', 'third', 'fourth', 'fifth'][count - 2] ?? NUMBERS.number(count) + ending(count)} time`;
export const quoted = (text: string): string => `“${text}”`;
export const and = (names: readonly string[]): string => NUMBERS.list(names);
export const or = (names: readonly string[]): string => NUMBERS.list(names, 'disjunction');
