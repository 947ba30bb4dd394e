import { expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

it.each([
  ['Anna', 'anna'],
  ['Anna', 'Аnna'], // Cyrillic А
  ['Anna', 'ANNA'],
  ['Anna', 'Αnnа'], // Greek and Cyrillic
  ['Anna', '𝐀nna'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna Z', 'AnnaZ'],
  ['Ida', 'lda'],
  ['Ida', 'ida'],
  ['Paul', 'PauI'],
  ['Bob', 'B0b'],
  ['Zoé', 'Zoe\u0301'],
  ['Max ❤️', 'Max ❤'],
  ['Rossi', 'Rоssі'], // Cyrillic о and і
])('%s and %s look alike', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

it.each([
  ['Anna', 'Hanna'],
  ['Zoé', 'Zoe'],
  ['Anna 1', 'Anna 2'],
  ['Дмитрий', 'Dmitri'],
  ['山田', '田山'],
])('%s and %s do not', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

it('nobody’s name is nobody’s', () => {
  expect(nameKey('—')).toBeNull();
});
