import { addTurn, type Game, newGame, positionOf, ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { lessonOf } from './lesson-of.ts';

const rules = ruleSet('jeu-du-moulin');

function played(fen: string, turns: string): Game {
  const start = readFen(rules, fen);
  if (!start.ok) throw new Error(fen);
  return turns.split(' ').reduce(
    (game, text) => {
      const turn = readTurn(rules, positionOf(game), text);
      if (!turn.ok) throw new Error(text);
      return addTurn(game, turn.value, null);
    },
    newGame(rules, start.value),
  );
}

describe('what a game teaches', () => {
  it('is the mill that was opened and closed again; men taken before the game began do not count', () => {
    const game = played('W:Wa1,d1,g4,b6:Bf2,f6,c5,e3,d7', 'g4-g1xd7 f2-f4 g1-g4 f4-f2 g4-g1xf2');
    expect(lessonOf(game, 'white')).toMatchObject({
      kind: 'reopened',
      place: rules.board.names.indexOf('g1'),
      times: 2,
      taken: 2,
      turns: 3,
    });
  });

  it('is the turn that brought the lead for good, where nothing else stands out', () => {
    const game = played('W:Wa1,d1,g4,b6:Bf2,f6,c5,e3', 'g4-g1xf2 c5-c4');
    const lesson = lessonOf(game, 'white');
    expect(lesson?.kind).toBe('turning');
    expect(lesson?.view.men.some(({ at, side }) => side === 'white' && rules.board.names[at] === 'g1')).toBe(true);
  });

  it('is not that a side could not move where it had too few men', () => {
    const game = played('W:Wf4,g4,e4,b6,a4,c4:Bg1,c5,d1', 'b6-b4xg1');
    expect(lessonOf(game, 'white')?.kind).toBe('turning');
  });

  it('is nothing for a game without turns', () => {
    expect(lessonOf(newGame(rules), 'white')).toBeNull();
    // Given up at once: no turn decided anything.
    expect(lessonOf(played('W:W:B:H9,9', 'd6 f4'), 'black')).toBeNull();
  });
});
