import { addTurn, type Game, newGame, positionOf, ruleSet, type Side } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { de } from '../interface/de.ts';
import { en } from '../interface/en.ts';
import { fr } from '../interface/fr.ts';
import { marksOf, plainText } from './told.ts';
import { tellThreat, tellWhy } from './why.ts';

function played(id: string, fen: string, ...turns: readonly string[]): Game {
  const rules = ruleSet(id);
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

const why = (game: Game, you: Side | null): string => plainText(tellWhy(fr, game, you) ?? []);

describe('why a turn matters', () => {
  it.each([
    [
      'blocks what the reader could close',
      'B:Wa1,d1:Bf4:H7,8',
      'g1',
      'white',
      'Ce pion vous empêche de fermer le moulin a1-d1-g1.',
    ],
    ['threatens to close one', 'B:Wd6:Ba1:H8,8', 'a4', 'white', 'Les Noirs menacent de fermer le moulin a1-a4-a7.'],
    [
      'threatens two at once',
      'W:Wa1,b4:Bf4,g7:H7,7',
      'a4',
      'white',
      'Vous menacez de fermer les moulins a1-a4-a7, a4-b4-c4.',
    ],
    [
      'takes a man of a mill about to be closed',
      'B:Wc3,d3,f6:Ba1,d1:H6,7',
      'g1xd3',
      'white',
      'Cette prise vous empêche de fermer le moulin c3-d3-e3 au prochain coup.',
    ],
    [
      'opens a mill',
      'W:Wa1,d1,g1,b6:Bf2,f6,c5,e3',
      'g1-g4',
      'black',
      'Le moulin a1-d1-g1 est ouvert\u202f; il peut se refermer au prochain coup.',
    ],
    [
      'goes to and fro between two mills',
      'W:Wa1,a4,a7,d5,d6:Bg1,g4,e3,f2',
      'a7-d7xe3',
      'black',
      'Double moulin\u202f: le même pion peut revenir fermer le moulin a1-a4-a7.',
    ],
    ['says nothing of a turn that changes nothing', 'W:Wa1:Bf4:H8,8', 'e3', null, ''],
  ] as const)('%s', (_what, fen, turn, you, said) => {
    expect(why(played('jeu-du-moulin', fen, turn), you)).toBe(said);
  });

  it('marks the men that it names', () => {
    const game = played('jeu-du-moulin', 'B:Wd6:Ba1:H8,8', 'a4');
    const { names } = game.rules.board;
    expect(
      marksOf(tellWhy(fr, game, null))
        ?.men?.map((place) => names[place])
        .sort(),
    ).toEqual(['a1', 'a4']);
  });

  it('marks nothing where a capture has ended a threat, and claims no more than the next turn', () => {
    const game = played('jeu-du-moulin', 'B:Wc3,d3,f6:Ba1,d1:H6,7', 'g1xd3');
    expect(marksOf(tellWhy(fr, game, null))?.men).toEqual([]);
    // With men in hand the mill can be built anew.
    expect(plainText(tellWhy(en, game, null) ?? [])).toBe(
      'That capture keeps White from closing the mill c3-d3-e3 next.',
    );
    expect(plainText(tellWhy(de, game, null) ?? [])).toBe(
      'Dieser Schlag hindert Weiß daran, gleich die Mühle c3-d3-e3 zu schließen.',
    );
  });

  it('is silent where a throw of dice decides what can be closed, and in draughts', () => {
    expect(why(played('dames', 'W:W22:B17,1', '22x13'), null)).toBe('');
    expect(why(played('marelle-avec-des', 'B:Wd6:Ba1:H8,8', 'a4'), null)).toBe('');
  });

  it('says to somebody who plays for the first time what to do about a threat', () => {
    const game = played('jeu-du-moulin', 'B:Wd6:Ba1:H8,8', 'a4');
    const tip = 'Un moulin prend un pion\u202f: occupez ce point.';
    expect(plainText(tellWhy(fr, game, 'white', true) ?? [])).toContain(`a1-a4-a7. ${tip}`);
    expect(tellThreat(fr, game, true)).toContain(tip);
    expect(plainText(tellWhy(fr, game, 'black', true) ?? [])).not.toContain(tip);
    expect(tellThreat(fr, played('marelle-a-3', 'B:Wb2:Ba1:H2,2', 'a2'), true) ?? '').not.toContain(tip);
  });

  it('is said in each language', () => {
    const game = played('jeu-du-moulin', 'B:Wa1,d1:Bf4:H7,8', 'g1');
    expect(plainText(tellWhy(en, game, 'white') ?? [])).toBe('This man keeps you from closing the mill a1-d1-g1.');
    expect(plainText(tellWhy(de, game, null) ?? [])).toBe(
      'Dieser Stein hindert Weiß daran, die Mühle a1-d1-g1 zu schließen.',
    );
  });
});
