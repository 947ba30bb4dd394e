import { gameOfShown } from '@merellier/protocol/class';
import { classCommandSchema } from '@merellier/protocol/class-schemas';
import {
  addTurn,
  endOfLine,
  type Game,
  newGame,
  positionOf,
  readRuleSet,
  resign,
  type Throw,
  throwDice,
} from '@merellier/rules';
import { readFen, readGame } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { fitsMessage, outcomeOfShown, shownOf } from './shown-game.ts';

function read(text: string): Game {
  const game = readGame(text, { rules: rulesOf('jeu-du-moulin') });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

function rulesOf(id: string, changes = {}) {
  const rules = readRuleSet(id, changes);
  if (!rules.ok) throw new Error(id);
  return rules.value;
}

/** A game of the first legal turns, with throws where they are needed. */
function played(id: string, turns: number, changes = {}, start?: string): Game {
  const rules = rulesOf(id, changes);
  const first = start === undefined ? null : readFen(rules, start);
  let game = newGame(rules, first?.ok ? first.value : undefined);
  for (let i = 0; i < turns; i++) {
    if (rules.awaitsThrow(positionOf(game))) game = throwDice(game, [6, 5, ((i % 6) + 1) as 1] as Throw);
    const legal = rules.turns(positionOf(game));
    const turn = legal[(7 * i) % Math.max(1, legal.length)];
    if (!turn) break;
    game = addTurn(game, turn, positionOf(game).dice);
  }
  return game;
}

describe('a game that a class looks through', () => {
  it.each([
    ['the marelle', played('jeu-du-moulin', 40)],
    ['dice', played('marelle-avec-des', 40)],
    ['dice from a position', played('marelle-avec-des', 9, {}, 'W:Wa1,d1,g4:Bb4,f2,a7')],
    ['draughts', played('international', 60)],
    ['house rules', played('jeu-du-moulin', 30, { flying: 0 })],
    ['a position', played('marelle', 6, {}, 'B:Wd6,f4,a7:Bb4,d2,g1:H6,6')],
  ])('is at every turn what was played: %s', (_, game) => {
    const shown = shownOf(game, endOfLine(game));
    expect(shown.turns.length).toBeGreaterThan(4);
    const sent = classCommandSchema.parse(JSON.parse(JSON.stringify({ kind: 'show', ...shown })));
    expect(sent).toEqual({ kind: 'show', ...shown });
    for (let at = 0; at <= shown.turns.length; at++) {
      const there = gameOfShown(shown, at);
      if (!there) throw new Error('it cannot have been played');
      expect(there.rules.view(positionOf(there))).toEqual(game.rules.view(positionOf(game, at)));
    }
  });

  it('has the line that is asked for, and neither names nor comments nor variations', () => {
    const game = read('[White "Anna"]\n[Black "Ben"]\n\n1. d6 {for Anna} f4 (1... d2 2. b4) 2. a1');
    const shown = shownOf(game, endOfLine(game));
    expect(shown.turns).toEqual(['d6', 'f4', 'a1']);
    expect(JSON.stringify(shown)).not.toMatch(/Anna|Ben|d2/);
  });

  it('says at its end, and not before, that a player gave up', () => {
    const game = resign(played('jeu-du-moulin', 4), 'black');
    const shown = shownOf(game, game.at);
    const outcomes = [3, 4].map((at) => outcomeOfShown(shown, gameOfShown(shown, at) as Game));
    expect(outcomes).toEqual([null, { winner: 'white', reason: 'resignation' }]);
  });

  it('is not sent where one message cannot hold it', () => {
    const shown = shownOf(played('jeu-du-moulin', 40), 40);
    expect(fitsMessage(shown)).toBe(true);
    // As long as the longest games that end: nearly a thousand turns, each with a man taken.
    const turns = (count: number): string[] => Array.from({ length: count }, () => 'a1-a4xd5');
    expect(fitsMessage({ ...shown, turns: turns(1_000) })).toBe(true);
    expect(classCommandSchema.safeParse({ kind: 'show', ...shown, turns: turns(1_000) }).success).toBe(true);
    expect(fitsMessage({ ...shown, turns: turns(1_001) })).toBe(false);
    expect(fitsMessage({ ...shown, turns: Array.from({ length: 1_000 }, () => '1'.repeat(64)) })).toBe(false);
  });
});
