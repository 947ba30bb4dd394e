import { expect, it } from 'vitest';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

it('has the same parts, as long, in every language', () => {
  const shape = ({ parts }: typeof fr) => parts.map(({ id, text, list }) => [id, text.length, list?.length]);
  expect(shape(en)).toEqual(shape(fr));
  expect(shape(de)).toEqual(shape(fr));
});
