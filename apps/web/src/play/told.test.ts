import { addTurn, newGame, positionOf, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { de } from '../interface/de.ts';
import { en } from '../interface/en.ts';
import { fr } from '../interface/fr.ts';
import { closingsOf, millsOf } from './threats.ts';
import { plainText, tellTurn } from './told.ts';

function after(rules: RuleSet, fen: string, ...turns: readonly string[]) {
  const start = readFen(rules, fen);
  if (!start.ok) throw new Error(fen);
  return turns.reduce(
    (game, text) => {
      const turn = readTurn(rules, positionOf(game), text);
      if (!turn.ok) throw new Error(text);
      return addTurn(game, turn.value, null);
    },
    newGame(rules, start.value),
  );
}

const rules = ruleSet('jeu-du-moulin');

describe('the narrator', () => {
  it('says that the computer closes a mill and takes a man, and names both', () => {
    const game = after(rules, 'B:Wa1,d1,c4,b6:Bf2,f6,g4,c5', 'g4-f4xc4');
    const told = tellTurn(fr, game, 'white') ?? [];
    expect(plainText(told)).toBe('Les Noirs ferment le moulin f2-f4-f6 et prennent votre pion de c4.');
    expect(told.filter((piece) => typeof piece !== 'string').map(({ tone }) => tone)).toEqual(['mill', 'taken']);
  });

  it('names both mills that one man closes at once', () => {
    const game = after(rules, 'W:Wd5,d7,b6,f6:Ba1,d1,g1:H5,5', 'd6xa1');
    const said = [fr, en, de].map((s) => plainText(tellTurn(s, game, null) ?? []));
    expect(said).toEqual([
      'Les Blancs ferment les moulins b6-d6-f6, d5-d6-d7 et prennent le pion de a1.',
      'White closes the mills b6-d6-f6, d5-d6-d7 and takes the man on a1.',
      'Weiß schließt die Mühlen b6-d6-f6, d5-d6-d7 und schlägt den Stein auf a1.',
    ]);
  });

  it.each([
    ['W:Wa1,d1:Bb4:H7,8', 'd6', 'white', 'Vous posez un pion en d6.'],
    ['W:Wa1,d1:Bb4:H7,8', 'd6', null, 'Les Blancs posent un pion en d6.'],
    ['W:Wa1,d3,g7,b6:Bb4,f4,e5,c5', 'a1-d1', 'black', 'Les Blancs déplacent un pion de a1 à d1.'],
  ] as const)('tells an entry and a move: %s %s', (fen, turn, you, said) => {
    expect(plainText(tellTurn(fr, after(rules, fen, turn), you) ?? [])).toBe(said);
  });

  it('tells which man came where men are taken without a mill', () => {
    const house = ruleSet('marelle', { intervention: 'yes' });
    const game = after(house, 'W:Wa1:Ba7,g7:H8,7', 'd7xa7xg7');
    expect(plainText(tellTurn(fr, game, 'black') ?? [])).toBe(
      'Les Blancs posent un pion en d7. Les Blancs prennent a7, g7.',
    );
  });

  it('tells draughts by their squares', () => {
    const dames = ruleSet('dames');
    const game = after(dames, 'W:W22:B17,1', '22x13');
    expect(plainText(tellTurn(fr, game, null) ?? [])).toBe('Les Blancs prennent 17.');
  });
});

describe('a look over the board', () => {
  it('finds where a mill can be closed, by the rules and not by the look of a line', () => {
    const game = after(rules, 'W:Wa1,d1,g4,b6:Bf2,f6,c5,e3');
    const names = (places: readonly number[]) => places.map((place) => rules.board.names[place]);
    expect(names(closingsOf(rules, positionOf(game), 'white'))).toEqual(['g1']);
    expect(names(closingsOf(rules, positionOf(game), 'black'))).toEqual([]);
  });

  it('finds the mills that stand', () => {
    const game = after(rules, 'W:Wa1,d1,g1,b6:Bf2,f6,c5,e3');
    const { men } = game.rules.view(positionOf(game));
    expect(millsOf(rules, men, 'white').map((line) => line.length)).toEqual([3]);
  });
});
