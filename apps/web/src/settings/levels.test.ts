import { LEVELS } from '@merellier/engine';
import { LANGUAGES, loadWords } from '@merellier/words';
import { expect, it } from 'vitest';
import { EASY_LEVEL, LEVEL_NUMBERS, readLevel } from './levels.ts';

it('all levels of the engine can be chosen, each by a name of its own', async () => {
  expect(LEVEL_NUMBERS).toEqual(LEVELS.map(({ number }) => number));
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    expect(new Set(LEVEL_NUMBERS.map((number) => words.level(number))).size).toBe(LEVELS.length);
  }
});

it('a level that does not hold falls back to the easy one', () => {
  expect(readLevel(10)).toBe(10);
  for (const value of [0, 11, 2.5, '3', null, undefined]) expect(readLevel(value)).toBe(EASY_LEVEL);
});
