import { ruleSet } from '@merellier/rules';
import { knownOpenings } from '@merellier/tablebase/openings';
import { expect, it } from 'vitest';
import { firstTurns } from './first-turns.ts';

const { board } = ruleSet('marelle-a-3-diagonales');
const at = (name: string): number => board.names.indexOf(name);

it('says of every point what entering there is worth, symmetric ones alike', async () => {
  const known = await knownOpenings(ruleSet('marelle-a-3-diagonales'));
  if (!known) throw new Error('nothing is known');
  const first = firstTurns(board, known, []);
  expect(first).toHaveLength(9);
  const valueAt = (name: string) => first.find(({ place }) => place === at(name))?.value;
  // Old knowledge: who begins in the middle wins.
  expect(valueAt('b2')).toBe('win');
  expect(new Set(['a1', 'a3', 'c1', 'c3'].map(valueAt)).size).toBe(1);
  const answers = firstTurns(board, known, [at('c3')]);
  expect(answers).toHaveLength(8);
  expect(answers.map(({ place }) => place)).not.toContain(at('c3'));
  // The answers to one corner are those to another, turned.
  const elsewhere = firstTurns(board, known, [at('a1')]);
  const values = (turns: typeof answers): readonly string[] => turns.map(({ value }) => value).sort();
  expect(values(elsewhere)).toEqual(values(answers));
  expect(firstTurns(board, known, [at('a1'), at('b2')])).toEqual([]);
});
