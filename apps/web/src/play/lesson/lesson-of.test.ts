import { addTurn, type Game, newGame, positionOf, type RuleSet, resign, ruleSet, throwDice } from '@merellier/rules';
import { readFen, readThrow, readTurn, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { type LessonOfGame, lessonOf } from './lesson-of.ts';

const rules = ruleSet('jeu-du-moulin');
const three = ruleSet('marelle-a-3');

function played(fen: string, turns: string, rules: RuleSet = ruleSet('jeu-du-moulin')): Game {
  const start = readFen(rules, fen);
  if (!start.ok) throw new Error(fen);
  return turns.split(' ').reduce(
    (game, text) => {
      const thrown = readThrow(text.slice(1, -1));
      if (thrown.ok) return throwDice(game, thrown.value);
      const turn = readTurn(rules, positionOf(game), text);
      if (!turn.ok) throw new Error(text);
      return addTurn(game, turn.value, positionOf(game).dice);
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
    // The game begins with it: nobody could have stopped it.
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
    expect(lessonOf(game, 'white')).toMatchObject({ kind: 'swing', places: [at('d7'), at('d6')] });
  });

  it('is no mill that was closed again where it took nothing the second time', () => {
    const once = ruleSet('one-time-mill');
    const game = played('W:Wa1,d1,g4,b6:Bf2,f6,c5,e3', 'g4-g1xf2 f6-f4 g1-g4 f4-f6 g4-g1', once);
    expect(lessonOf(resign(game, 'black'), 'white')?.kind).toBe('turning');
  });

  it('is that the only turn let a mill be closed', () => {
    const lesson = lessonOf(played('B:Wa2,b2,c3:Ba3,b3,c2', 'c2-c1 c3-c2', three), 'white');
    expect(lesson).toMatchObject({
      kind: 'only',
      line: ['a2', 'b2', 'c2'].map((name) => three.board.names.indexOf(name)),
    });
    expect(lesson?.view.men.some((man) => three.board.names[man.at] === 'c2' && man.side === 'black')).toBe(true);
  });

  it('is where the first mill wins the turn after which none helped, where another would have', () => {
    const game = played('W:Wb2,c2:Ba2,b1:H1,1', 'b3 a3 c2-c1 b1-a1', three);
    const lesson = lessonOf(game, 'black');
    expect(lesson?.kind).toBe('late');
    expect(lesson && writeTurn(three, lesson.before, lesson.turn)).toBe('b3');
  });

  it('is where the first mill wins the mill that the loser did not see', () => {
    const lesson = lessonOf(played('W:Wb2,b3,c1:Ba2,a3,c2', 'b2-b1 a2-b2 b1-a1 a3-a2', three), 'black');
    expect(lesson).toMatchObject({
      kind: 'missed',
      line: ['b1', 'b2', 'b3'].map((name) => three.board.names.indexOf(name)),
    });
  });

  it('is that every turn let a mill be closed, though none threatened', () => {
    const fen = 'W:Wa7,b6,c3,c4,d3,d5,f2,g1,g7:Ba4,b4,c5,d2,d6,d7,e3,f4,g4';
    const lesson = lessonOf(played(fen, 'd5-e5 c5-d5xe5', ruleSet('merels')), 'black');
    expect(lesson?.kind).toBe('forced');
  });

  it('is with dice what holds after any throw: no turn could stop the mill', () => {
    const dice = ruleSet('marelle-avec-des');
    const lesson = lessonOf(played('B:Wa1,d1,g4,b6:Bf2,f6,c5,f4:D321', 'f2-d2 [321] g4-g1xf6', dice), 'white');
    expect(lesson).toMatchObject({ kind: 'unstoppable', line: lineOf('a1-d1-g1') });
  });

  it('is with dice the special throw that let a man come from anywhere', () => {
    const dice = ruleSet('marelle-avec-des');
    const lesson = lessonOf(played('B:Wa1,d1,c4,b6:Bf2,f6,c5,f4:D321', 'f2-d2 [654] c4-g1xf6', dice), 'white');
    expect(lesson).toMatchObject({ kind: 'special', dice: [6, 5, 4] });
  });

  it('is the man that closed two mills and took by both', () => {
    const two = ruleSet('jeu-du-moulin', { captures: 'per-mill' });
    const lesson = lessonOf(played('B:Wa1,d1,g4,g7:Bf2,f6,c5,b4:H2,2', 'a7 g1xf2xf6', two), 'white');
    expect(lesson).toMatchObject({ kind: 'double', place: at('g1'), times: 2 });
  });

  it('is the man that took two, placed between them', () => {
    const lesson = lessonOf(played('B:Wf2,f6,b6:Bc5,e4:H6,7', 'f4xf2xf6', ruleSet('mul-mulan')), 'black');
    expect(lesson).toMatchObject({ kind: 'between', place: at('f4') });
  });

  it('is the man that took one at the end of a line, or by a leap over it', () => {
    const flank = ruleSet('jeu-du-moulin', { custodian: 'yes' });
    const flanked = lessonOf(played('W:Wa1,g4,b6,c4:Bd1,f6,c5,f2', 'g4-g1xd1', flank), 'white');
    expect(flanked).toMatchObject({ kind: 'flanked', place: at('g1') });
    const leap = ruleSet('jeu-du-moulin', { leap: 'yes' });
    const leapt = lessonOf(played('W:Wa1,g4,b6,c4:Bd1,f6,c5,f2', 'a1-g1xd1', leap), 'white');
    expect(leapt).toMatchObject({ kind: 'leapt', place: at('g1') });
  });

  it('is the mill that earned another turn, and with it one more mill', () => {
    const ceylan = ruleSet('marelle-de-ceylan');
    const game = played('W:Wa1,d1,b6,f6,d7:Bf2,c5,e3,d2,e5,c3:H1,0', 'g1 d7-d6xc5', ceylan);
    expect(lessonOf(game, 'white')).toMatchObject({ kind: 'again' });
  });

  it('is in draughts what a turn let be taken, where another let nothing be taken', () => {
    const game = played('B:W22,32:B13,1', '13-17 22x13', ruleSet('dames'));
    expect(lessonOf(game, 'white')).toMatchObject({ kind: 'hung', times: 1 });
  });

  it('is in draughts the capture that was forgotten, where it is huffed', () => {
    const huffing = ruleSet('dames-a-souffler');
    const game = played('B:W18,30,31:B15,1,2', '1-6 huff:15', huffing);
    expect(lessonOf(resign(game, 'black'), 'white')?.kind).toBe('huffed');
  });

  it('is where the first king wins what let the man through', () => {
    const game = played('B:W10,31:B2,16', '2-6 10x1', ruleSet('breakthrough', { size: '8' }));
    expect(lessonOf(game, 'white')).toMatchObject({ kind: 'let-pass' });
  });

  it('is nothing for a game without turns', () => {
    expect(lessonOf(newGame(rules), 'white')).toBeNull();
    // Given up at once: no turn decided anything.
    expect(lessonOf(played('W:W:B:H9,9', 'd6 f4'), 'black')).toBeNull();
  });
});
