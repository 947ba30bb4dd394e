import { addTurn, type Game, newGame, positionOf, type RuleSet, ruleSet } from '@merellier/rules';
import { readFen, readTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { type LessonOfGame, lessonOf } from './lesson-of.ts';

const rules = ruleSet('jeu-du-moulin');

function played(fen: string, turns: string, rules: RuleSet = ruleSet('jeu-du-moulin')): Game {
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

const at = (name: string): number => rules.board.names.indexOf(name);
const lineOf = (mill: string) =>
  rules.board.lines.find((line) => mill.split('-').every((name) => line.includes(at(name))));
const blackOn = (lesson: LessonOfGame | null, name: string): boolean | undefined =>
  lesson?.view.men.some((man) => man.side === 'black' && man.at === at(name));

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

  it('is the mill that the turn before allowed, with the board after that turn', () => {
    const lesson = lessonOf(played('B:Wd1,d2,e3,b6:Bd3,f6,c5,a7', 'd3-c3 e3-d3xf6'), 'white');
    expect(lesson).toMatchObject({ kind: 'opened', winner: 'white', line: lineOf('d1-d2-d3') });
    expect(lesson?.before.toPlay).toBe('black');
    expect(blackOn(lesson, 'c3')).toBe(true);
  });

  it('is the threat that was not seen, with the place where a man would have stopped it', () => {
    const lesson = lessonOf(played('B:Wa1,d1:Bf2,f6:H7,7', 'd7 g1xf2'), 'white');
    expect(lesson).toMatchObject({ kind: 'ignored', line: lineOf('a1-d1-g1'), place: at('g1') });
    expect(blackOn(lesson, 'd7')).toBe(false);
  });

  it('is two threats at once, of which no turn stops both', () => {
    const lesson = lessonOf(played('B:Wa1,g1,g7:Bd6,f4:H6,7', 'b4 d1xf4'), 'white');
    expect(lesson?.kind).toBe('twofold');
    expect(new Set(lesson?.places)).toEqual(new Set([at('d1'), at('g4')]));
  });

  it('is the man that goes to and fro between two mills', () => {
    const game = played('W:Wa7,g7,b6,f6,d6:Ba1,d1,g4,c3,e4,f2', 'd6-d7xa1 d1-g1 d7-d6xg1');
    expect(lessonOf(game, 'white')?.kind).toBe('swing');
  });

  it('is in draughts what a turn let be taken, where another let nothing be taken', () => {
    const game = played('B:W22,32:B13,1', '13-17 22x13', ruleSet('dames'));
    expect(lessonOf(game, 'white')).toMatchObject({ kind: 'hung', times: 1 });
  });

  it('is nothing for a game without turns', () => {
    expect(lessonOf(newGame(rules), 'white')).toBeNull();
    // Given up at once: no turn decided anything.
    expect(lessonOf(played('W:W:B:H9,9', 'd6 f4'), 'black')).toBeNull();
  });
});
