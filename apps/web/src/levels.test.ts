import { LEVELS } from '@merellier/engine';
import { expect, it } from 'vitest';
import { de } from './interface/de.ts';
import { en } from './interface/en.ts';
import { fr } from './interface/fr.ts';
import { EASY_LEVEL, LEVEL_NUMBERS, readLevel } from './levels.ts';

it('all levels of the engine can be chosen, each by a name of its own', () => {
  expect(LEVEL_NUMBERS).toEqual(LEVELS.map(({ number }) => number));
  for (const { levels } of [fr, en, de]) expect(new Set(levels).size).toBe(LEVELS.length);
});

it('a level that does not hold falls back to the easy one', () => {
  expect(readLevel(10)).toBe(10);
  for (const value of [0, 11, 2.5, '3', null, undefined]) expect(readLevel(value)).toBe(EASY_LEVEL);
});
