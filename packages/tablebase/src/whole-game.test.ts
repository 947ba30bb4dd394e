import { type ChangesOf, ruleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { solveWholeGame } from './whole-game.ts';

describe('a game solved whole by its rules', () => {
  it.each([
    ['marelle-a-3', 'draw', []],
    ['marelle-a-3-diagonales', 'win', ['b2']],
  ] as const)('%s comes out as its tables say: a %s', (id, value, winning) => {
    const rules = ruleSet(id);
    const game = solveWholeGame(rules);
    expect(game?.value).toBe(value);
    const wins = game?.turns
      .filter((each) => each.value === 'win')
      .map(({ turn }) => writeTurn(rules, rules.start(), turn));
    expect(wins).toEqual(winning);
  });

  it('solves what the tables cannot: three men that enter at any time', () => {
    const changes: ChangesOf<'marelle-a-3-diagonales'> = { entry: 'any-time' };
    const game = solveWholeGame(ruleSet('marelle-a-3-diagonales', changes));
    expect(game).toMatchObject({ value: 'win' });
    expect(game?.positions).toBeGreaterThan(500);
  });

  it('gives up where there are more positions than it may go through', () => {
    expect(solveWholeGame(ruleSet('marelle-a-6'), 1000)).toBeNull();
  });
});
