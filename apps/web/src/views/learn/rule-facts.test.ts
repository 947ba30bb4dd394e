import { RULE_SET_IDS, readRuleSet, ruleSet } from '@merellier/rules';
import { expect, it } from 'vitest';
import { minutesOf, ruleFacts } from './rule-facts.ts';
import { fr } from './strings/fr.ts';

it('tells how many play, with how many men, on how many points, and how long', () => {
  const facts = ruleFacts(ruleSet('jeu-du-moulin'), fr.facts).map((fact) => fact.join(' '));
  expect(facts.slice(0, 3)).toEqual(['2 joueurs', '9 pions chacun', '24 intersections']);
  expect(facts[3]).toMatch(/^(10|15) minutes$/);
  expect(ruleFacts(ruleSet('marelle-avec-des'), fr.facts)).toContainEqual([3, 'dés']);
});

it('knows how long a game takes in every rule set, and in no house rules', () => {
  for (const id of RULE_SET_IDS) expect(minutesOf(ruleSet(id)), id).toBeGreaterThan(0);
  const house = readRuleSet('marelle', { men: '7' });
  expect(house.ok && minutesOf(house.value)).toBeNull();
  // A game of three men each is short, one on a hundred squares long.
  expect(minutesOf(ruleSet('marelle-a-3'))).toBeLessThan(minutesOf(ruleSet('international')) ?? 0);
});
