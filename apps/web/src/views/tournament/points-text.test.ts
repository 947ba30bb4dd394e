import { expect, it } from 'vitest';
import { columnText } from './points-text.ts';

const written = (values: readonly number[], language: string): readonly string[] =>
  values.map(columnText(values, language));

it('writes a column in one form, with the comma of the language', () => {
  expect(written([6, 3.5, 0.5, 0], 'fr')).toEqual(['6', '3½', '½', '0']);
  expect(written([6.25, 3.5, 0], 'fr')).toEqual(['6,25', '3,50', '0,00']);
  expect(written([6.25, 3.5, 0], 'de')).toEqual(['6,25', '3,50', '0,00']);
  expect(written([6.25, 3.5, 0], 'en')).toEqual(['6.25', '3.50', '0.00']);
});
