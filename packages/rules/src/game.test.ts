import { expect, it } from 'vitest';
import { ruleSet } from './catalogue.ts';
import {
  addTurn,
  agreeDraw,
  childrenOf,
  type Game,
  goTo,
  newGame,
  outcomeOf,
  playTurn,
  positionOf,
  redo,
  resign,
  throwDice,
  undo,
} from './game.ts';
import type { MillPosition, MillTurn } from './mill/index.ts';
import { readTurn, writeFen } from './notation/index.ts';
import type { Position, Turn } from './rule-set.ts';
import { at } from './testing/examples.ts';

function play<P extends Position, T extends Turn>(game: Game<P, T>, ...texts: string[]): Game<P, T> {
  let now = game;
  for (const text of texts) {
    const read = readTurn(now.rules, positionOf(now), text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    const next = playTurn(now, read.value);
    if (!next.ok) throw new Error(`${text}: ${JSON.stringify(next.error)}`);
    now = next.value;
  }
  return now;
}

const START = 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5';
const fromStart = (changes = {}): Game<MillPosition, MillTurn> => {
  const rules = ruleSet('jeu-du-moulin', changes);
  return newGame(rules, at(rules, START));
};
const ROUND = ['g4-g7', 'b4-c4', 'g7-g4', 'c4-b4'];

it('is drawn when the same situation stands for the fourth time (004: more than three times)', () => {
  const thrice = play(fromStart(), ...ROUND, ...ROUND);
  expect(outcomeOf(thrice)).toBeNull();
  const fourth = play(thrice, ...ROUND);
  expect(outcomeOf(fourth)).toEqual({ winner: null, reason: 'repetition', count: 4 });
  const turn = ruleSet('jeu-du-moulin').turns(positionOf(fourth))[0];
  expect(turn && playTurn(fourth, turn)).toEqual({ ok: false, error: { reason: 'game-over', outcome: 'repetition' } });
});

it('counts a repetition by side to play and men in hand, not by the throw', () => {
  const dice = ruleSet('marelle-avec-des', { 'repetition-draw': 2 });
  let game = newGame(dice, at(dice, 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5'));
  const throws = [
    [3, 2, 1],
    [4, 3, 2],
    [5, 4, 3],
    [6, 5, 3],
  ] as const;
  for (const [i, text] of ROUND.entries()) {
    game = throwDice(game, throws[i] as (typeof throws)[0]);
    game = play(game, text);
  }
  expect(outcomeOf(game)?.reason).toBe('repetition');
});

it('is drawn after so many turns of each side without a capture, counted anew from each capture', () => {
  const rules = { 'no-capture-draw': 3, 'repetition-draw': 0 };
  const five = play(fromStart(rules), ...ROUND, 'g4-g7');
  expect(outcomeOf(five)).toBeNull();
  expect(outcomeOf(play(five, 'b4-c4'))).toEqual({ winner: null, reason: 'no-capture', count: 3 });
  expect(outcomeOf(play(undo(five), 'g4-g1xa7', 'b4-c4', 'g1-g4'))).toBeNull();
});

it('never draws where the rule set says never', () => {
  const game = play(fromStart({ 'no-capture-draw': 0, 'repetition-draw': 0 }), ...Array(30).fill(ROUND).flat());
  expect(outcomeOf(game)).toBeNull();
});

it('counts draws along the line that was played, also after undoing into another one', () => {
  const thrice = play(fromStart(), ...ROUND, ...ROUND);
  const other = play(undo(undo(thrice)), 'f6-f4', 'c4-b4');
  expect(outcomeOf(other)).toBeNull();
  expect(outcomeOf(play(goTo(other, thrice.at), ...ROUND))?.reason).toBe('repetition');
  expect(childrenOf(other, undo(undo(thrice)).at)).toHaveLength(2);
});

it('goes to a turn that was played already instead of writing it again', () => {
  const game = play(fromStart(), 'g4-g7');
  const again = play(undo(game), 'g4-g7');
  expect(again.nodes).toHaveLength(game.nodes.length);
  expect(again.at).toBe(game.at);
});

it('redoes what was undone last, also in a variation', () => {
  const main = play(fromStart(), 'g4-g7', 'b4-c4');
  const variation = play(undo(main), 'a7-d7');
  expect(redo(undo(variation)).at).toBe(variation.at);
  expect(redo(undo(goTo(variation, main.at))).at).toBe(main.at);
  expect(redo(goTo(variation, 1)).at).toBe(variation.at);
});

it('keeps a throw when a turn is undone: nobody throws again', () => {
  const dice = ruleSet('marelle-avec-des');
  const thrown = throwDice(newGame(dice, at(dice, START)), [3, 2, 1]);
  const back = undo(play(thrown, 'g4-g7'));
  expect(positionOf(throwDice(back, [6, 5, 4])).dice).toEqual([3, 2, 1]);
});

it('asks for the throw before it takes a turn', () => {
  const dice = ruleSet('marelle-avec-des');
  const turn = { kind: 'move', from: 0, to: 1, captures: [] } as never;
  expect(playTurn(newGame(dice, at(dice, START)), turn)).toEqual({ ok: false, error: { reason: 'awaits-throw' } });
});

it('throws at a turn that is not legal: that is a programmer’s error', () => {
  const turn = { kind: 'move', from: 0, to: 23, captures: [] } as never;
  expect(() => playTurn(fromStart(), turn)).toThrow(RangeError);
});

it('can be resigned or drawn by agreement, and goes on from before that', () => {
  const game = play(fromStart(), 'g4-g7');
  expect(outcomeOf(resign(game, 'white'))).toEqual({ winner: 'black', reason: 'resignation' });
  expect(outcomeOf(agreeDraw(game))).toEqual({ winner: null, reason: 'agreement' });
  expect(outcomeOf(play(undo(resign(game, 'white')), 'f6-f4'))).toBeNull();
  expect(outcomeOf(agreeDraw(resign(game, 'white')))?.reason).toBe('resignation');
});

it('leaves the game it was given as it was', () => {
  const game = fromStart();
  const before = JSON.stringify(game);
  const turn = game.rules.turns(positionOf(game))[0];
  if (turn) addTurn(game, turn, null);
  resign(game, 'white');
  expect(JSON.stringify(game)).toBe(before);
  expect(writeFen(game.rules, positionOf(game))).toBe('W:Wa1,d1,f6,g4:Ba7,b4,d5,f2');
});
