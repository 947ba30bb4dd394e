import type { Side } from '@merellier/rules';
import { type Numbers, numbersOf } from '../numbers.ts';

export const NUMBERS: Numbers = numbersOf('de');

export const SIDES: Readonly<Record<Side, string>> = { white: 'Weiß', black: 'Schwarz' };

/** The computer’s levels of play, the weakest first, as they are written within a sentence. */
export const LEVELS: readonly string[] = [
  'erste Schritte',
  'Anfänger',
  'neugierig',
  'aufmerksam',
  'solide',
  'listig',
  'erfahren',
  'Experte',
  'Meister',
  'Großmeister',
];

/** The stem of the colour, to which an ending is added: weiß-er Stein, weiß-e Steine. */
export const COLOUR: Readonly<Record<Side, string>> = { white: 'weiß', black: 'schwarz' };

export const men = (count: number): string => NUMBERS.count(count, { one: 'Stein', other: 'Steine' });
/** The same after "mit" or "bei": „mit 3 Steinen“ */
export const withMen = (count: number): string => NUMBERS.count(count, { one: 'Stein', other: 'Steinen' });
/** „50 Züge jeder Seite“; after „nach“: „50 Zügen jeder Seite“ */
export const turnsEach = (count: number): string =>
  `${NUMBERS.count(count, { one: 'Zug', other: 'Züge' })} jeder Seite`;
export const afterTurnsEach = (count: number): string =>
  `${NUMBERS.count(count, { one: 'Zug', other: 'Zügen' })} jeder Seite`;
/** „zum vierten Mal“: voices say „4. Mal“ as „vier. Mal“. */
export const nthTime = (count: number): string =>
  `zum ${['zweiten', 'dritten', 'vierten', 'fünften'][count - 2] ?? `${count}.`} Mal`;
export const quoted = (text: string): string => `„${text}“`;
export const and = (names: readonly string[]): string => NUMBERS.list(names);
export const or = (names: readonly string[]): string => NUMBERS.list(names, 'disjunction');
