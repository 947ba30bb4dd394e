import { RULE_SET_IDS } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { loadWords } from './load.ts';
import { nearest } from './nearest.ts';

describe('names that were perhaps meant', () => {
  it('are the nearest, at most three, the nearest first', () => {
    expect(nearest('marele', RULE_SET_IDS)[0]).toBe('marelle');
    expect(nearest('moulin', RULE_SET_IDS)).toEqual(['jeu-du-moulin']);
    expect(nearest('jeu-du-mouln', RULE_SET_IDS)).toEqual(['jeu-du-moulin']);
    expect(nearest('MARELLE-A', RULE_SET_IDS).length).toBeLessThanOrEqual(3);
    for (const name of nearest('MARELLE-A', RULE_SET_IDS)) expect(name).toMatch(/^marelle-a-/);
  });

  it('are none where all are far', () => {
    for (const text of ['', 'zzz', 'chess', 'x'.repeat(60)]) expect(nearest(text, RULE_SET_IDS)).toEqual([]);
  });

  it.each(['fr', 'en', 'de'] as const)('keep the sentence about an unknown rule set short (%s)', async (language) => {
    const words = await loadWords(language);
    const said = (rules: string): string => words.problem({ problem: 'unknown-rules', rules, known: RULE_SET_IDS });
    expect(said('marele')).toContain('marelle');
    expect(said('marele').length).toBeLessThan(100);
    expect(said('zzz')).toMatch(/zzz.{1,3}\.$/);
  });
});
