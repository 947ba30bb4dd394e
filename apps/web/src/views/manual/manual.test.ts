import { ruleSet } from '@merellier/rules';
import { readFen, writeTurn } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { EXAMPLE } from './example.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import { fr } from './strings/fr.ts';

it('has the same parts, as long, in every language', () => {
  const shape = ({ parts }: typeof fr) => parts.map(({ id, text, list }) => [id, text.length, list?.length]);
  expect(shape(en)).toEqual(shape(fr));
  expect(shape(de)).toEqual(shape(fr));
});

it('shows programmers lines that run as they stand, and list the legal moves', () => {
  const lines = EXAMPLE.replace(/^import .*$/gm, '');
  const said: string[] = [];
  new Function('ruleSet', 'readFen', 'writeTurn', 'console', lines)(ruleSet, readFen, writeTurn, {
    log: (turn: string) => said.push(turn),
  });
  expect(said).toContain('a1xb4');
  expect(said).toHaveLength(ruleSet('jeu-du-moulin').board.names.length - 5 + 1);
  expect(EXAMPLE.split('\n').length).toBeLessThanOrEqual(10);
});
