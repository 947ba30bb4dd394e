import { expect, it } from 'vitest';
import { fileWord } from './file-word.ts';

it('makes a word of a name, without marks', () => {
  expect(['Mühlenabend', 'Soirée de Nantes', ' Große « Straße » 2 ', '★'].map(fileWord)).toEqual([
    'muhlenabend',
    'soiree-de-nantes',
    'grosse-strasse-2',
    '',
  ]);
});
