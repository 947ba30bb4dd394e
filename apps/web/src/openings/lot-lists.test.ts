import { ruleSet } from '@merellier/rules';
import { LONGEST_LOT, MOST_LOTS } from '@merellier/tournament';
import { expect, it } from 'vitest';
import { lotListsOf, positionOfLot } from './lot-lists.ts';

it.each([
  ['jeu-du-moulin', ['gentle', 'sharp', 'masters']],
  ['international', ['ballot']],
  ['marelle-avec-des', []],
])('of %s there are the lists %j, whose openings begin a game', async (id, names) => {
  const rules = ruleSet(id);
  const lists = await lotListsOf(rules);
  expect([...lists.keys()]).toEqual(names);
  for (const lots of lists.values()) {
    expect(lots.length).toBeGreaterThan(1);
    expect(lots.length).toBeLessThanOrEqual(MOST_LOTS);
    for (const lot of lots) {
      expect(lot.turns.length).toBeLessThanOrEqual(LONGEST_LOT);
      const position = positionOfLot(rules, lot);
      expect(position && rules.outcome(position)).toBeNull();
    }
  }
});

it('turns of another game begin none', () => {
  expect(positionOfLot(ruleSet('dames'), { number: 1, turns: 'd6 f4' })).toBeNull();
});
