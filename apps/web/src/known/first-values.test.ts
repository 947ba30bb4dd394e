import { ruleSet } from '@merellier/rules';
import { afterTurns } from '@merellier/rules/notation';
import { expect, it } from 'vitest';
import { firstValues } from './first-values.ts';

function after(id: string, ...turns: readonly string[]) {
  const rules = ruleSet(id);
  const read = afterTurns(rules, turns);
  if (!read.ok) throw new Error('these turns cannot be played');
  return firstValues(rules, read.value);
}

it('the empty board of a solved game has its value, and so has each first turn', () => {
  const marelle = after('jeu-du-moulin');
  expect(marelle?.value).toBe('draw');
  expect(marelle?.turns).toHaveLength(24);
  expect(new Set(marelle?.turns.map(({ value }) => value))).toEqual(new Set(['draw']));
  // Won by who begins, on a corner of a square; the other twelve points lose.
  const diagonals = after('merels-diagonals');
  expect(diagonals?.value).toBe('win');
  expect(diagonals?.turns.filter(({ value }) => value === 'win')).toHaveLength(12);
});

it('after the first man the value is that of the other side', () => {
  expect(after('merels-diagonals', 'a1')).toEqual({ value: 'loss', turns: [] });
  expect(after('merels-diagonals', 'a4')).toEqual({ value: 'win', turns: [] });
  expect(after('marelle', 'd6')?.value).toBe('draw');
});

it('nothing is said of what is not proved', () => {
  expect(after('marelle', 'd6', 'f4')).toBeNull();
  expect(after('lasker')).toBeNull();
  expect(after('dames')).toBeNull();
  const house = ruleSet('marelle', { flying: 0 });
  expect(firstValues(house, house.start())).toBeNull();
});
