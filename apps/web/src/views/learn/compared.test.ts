import { ruleSet } from '@merellier/rules';
import { describe, expect, it } from 'vitest';
import { allCompared, twoOfEach } from './compared.ts';

const firstKeys = (...games: Parameters<typeof allCompared>): readonly string[] =>
  allCompared(...games)
    .slice(0, 2)
    .map(({ key }) => key);

describe('the comparison begins with one’s own game', () => {
  it('before all others, each of them once', () => {
    expect(firstKeys(ruleSet('marelle-de-poche'))).toEqual(['marelle-de-poche', 'marelle']);
    const keys = allCompared(ruleSet('russian')).map(({ key }) => key);
    expect(keys[0]).toBe('russian');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('house rules before the rules that they change', () => {
    expect(firstKeys(ruleSet('merels', { men: 7 }))).toEqual(['house', 'merels']);
  });

  it('before it what was being read, once where they are the same', () => {
    expect(firstKeys(ruleSet('marelle'), ruleSet('dames'))).toEqual(['dames', 'marelle']);
    expect(firstKeys(ruleSet('dames'), ruleSet('dames'))).toEqual(['dames', 'marelle']);
    expect(firstKeys(ruleSet('marelle'), ruleSet('merels', { men: 7 }))).toEqual(['read', 'merels']);
    expect([...twoOfEach(ruleSet('merels', { men: 7 }), ruleSet('lasker'))].slice(0, 2)).toEqual(['lasker', 'house']);
    expect([...twoOfEach(ruleSet('marelle'), ruleSet('frisian'))]).toEqual([
      ...['marelle', 'marelle-de-ceylan'],
      ...['frisian', 'dames'],
    ]);
  });

  it('where two have room: beside what is known best, or what the house rules change', () => {
    expect([...twoOfEach(ruleSet('lasker'))]).toEqual(['lasker', 'marelle', 'dames', 'international']);
    expect([...twoOfEach(ruleSet('marelle'))]).toEqual(['marelle', 'marelle-de-ceylan', 'dames', 'international']);
    expect([...twoOfEach(ruleSet('frisian'))]).toEqual(['marelle', 'marelle-de-ceylan', 'frisian', 'dames']);
    expect([...twoOfEach(ruleSet('merels', { men: 7 }))].slice(0, 2)).toEqual(['house', 'merels']);
  });
});
