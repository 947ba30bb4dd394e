import { addTurn, canonicalView, type Game, newGame, positionOf, type RuleSet, ruleSet } from '@merellier/rules';
import { afterTurns, readTurn, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { linesOf, namedOpening, namedTurns } from './named-opening.ts';

function played(rules: RuleSet, turns: string): Game {
  let game = newGame(rules);
  for (const text of turns.split(' ')) {
    const turn = readTurn(rules, positionOf(game), text);
    if (!turn.ok) throw new Error(text);
    game = addTurn(game, turn.value, null);
  }
  return game;
}
const named = (id: string, turns: string) => namedOpening(played(ruleSet(id), turns), turns.split(' '));

describe.each(['marelle', 'english', 'russian', 'international'])('named openings of %s', (id) => {
  const rules = ruleSet(id);
  it('are lines that can be played, each to a position of its own', () => {
    const keys = linesOf(rules).map(({ turns }) => {
      const after = afterTurns(rules, turns.split(' '));
      expect(after.ok, turns).toBe(true);
      return after.ok ? canonicalView(rules, after.value).key : turns;
    });
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  });
});

it('is recognised turned, mirrored, and by another order of the turns', () => {
  for (const turns of ['d6 f4 d2 b4', 'b4 d2 f4 d6', 'd2 b4 d6 f4']) {
    const found = named('marelle', turns);
    expect(found?.name('fr')).toBe('La croix');
    expect(found?.source).toBeNull();
  }
  expect(named('jeu-du-moulin', 'd6 b4 f4 d2')?.name('de')).toBe('Die Winkel');
  expect(named('marelle', 'f4 d6 d2 b4 f2 b2 f6xb2 b2 b6')?.name('en')).toBe('Centre mill');
});

it('is the last position that has a name, and holds when the game goes on', () => {
  expect(named('marelle', 'd6 f4 d2 b4 a1 g7')?.name('en')).toBe('The Cross');
  expect(named('english', '11-15 23-19 8-11 22-17 9-13 17-14')?.name('fr')).toBe('Laird and Lady');
  expect(named('english', '9-13 24-20')?.name('en')).toBe('Edinburgh');
  expect(named('english', '9-13 24-20')?.source).toContain('Reinfeld');
  expect(named('russian', 'c3-d4 d6-c5 b2-c3 e7-d6')?.name('fr')).toBe('La vieille partie');
});

it('there is none where nothing is named', () => {
  expect(named('marelle-a-6', 'a1 e5')).toBeNull();
  expect(named('marelle', 'a1 g7')?.name('fr')).toBe('Le coin');
  expect(namedOpening(newGame(ruleSet('marelle')), [])).toBeNull();
});

it('tells which turns lead to names or towards them, one of each with its twins', () => {
  const told = (id: string, turns: string): Readonly<Record<string, readonly string[]>> => {
    const rules = ruleSet(id);
    const position = positionOf(turns === '' ? newGame(rules) : played(rules, turns));
    return Object.fromEntries(
      namedTurns(rules, position).map(({ turn, openings }) => [
        writeTurn(rules, position, turn as never),
        openings.map(({ name }) => name('en')),
      ]),
    );
  };
  expect(told('marelle', '')).toEqual({
    a1: ['Corner'],
    a4: ['Middle of a side'],
    b2: ['Middle corner'],
    b4: ['Crossing', 'Face to face', 'Neighbours', 'The Cross', 'The Set Squares', 'Centre mill'],
  });
  // From the other side of the board, and by another order of the turns.
  expect(told('marelle', 'f4 b4 d6')).toMatchObject({ d2: ['The Set Squares', 'Centre mill'] });
  expect(told('english', '11-15 23-19 8-11 22-17')['9-13']).toEqual(['Laird and Lady', 'Black Doctor']);
  expect(told('english', '')['9-13']).toContain('Edinburgh');
  expect(told('marelle-a-6', '')).toEqual({});
});
