import { expect, it } from 'vitest';
import { outcomeOf, positionOf } from '../game.ts';
import { readGame, writeFen, writeGame } from './index.ts';

const read = (text: string) => {
  const game = readGame(text);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

it('reads a PDN of international draughts by its GameType, and writes it with results by two', () => {
  const game = read(
    '[Event "Club"]\n[GameType "20"]\n[Result "2-0"]\n\n1. 32-28 19-23 2. 28x19 14x23 {[%clock w1:20:00]} 2-0',
  );
  expect(game.rules.id).toBe('international');
  expect(outcomeOf(game)).toEqual({ winner: 'white', reason: 'resignation' });
  const text = writeGame(game);
  expect(text).toContain('[GameType "20,W,10,10,N2,0"]');
  expect(text).toContain('{[%clock w1:20:00]}');
  expect(text.trim().endsWith('2-0')).toBe(true);
  expect(read(text).nodes).toEqual(game.nodes);
});

it('reads letters, colons and missing numbers of russian draughts', () => {
  expect(read('[GameType "25"] c3-d4 b6-a5 b2-c3 *').rules.id).toBe('russian');
  const captures = read('[GameType "25"] 1. c3-d4 d6-c5 2. b2-c3 c5-b4 3. a3:c5 *');
  expect(writeGame(captures)).toContain('a3:c5');
});

it('begins with Black in english draughts, which counts from there', () => {
  const game = read('[GameType "21"] 1. 11-15 23-19 2. 8-11 *');
  expect(game.rules.id).toBe('english');
  expect(positionOf(game).toPlay).toBe('white');
  expect(writeGame(game)).toContain('1. 11-15 23-19 2. 8-11 *');
});

it('keeps huffs and demands in a game', () => {
  const start = '[Rules "dames-a-souffler"]\n[FEN "W:W27,32:B9,12,23"]\n\n';
  const game = read(`${start}1. 32-28 *`);
  const huffed = read(`${start}1. 32-28 huff:27 12-16 *`);
  expect(writeFen(game.rules, positionOf(game))).not.toBe(writeFen(huffed.rules, positionOf(huffed)));
  expect(writeGame(huffed)).toContain('[%huff 27]');
  expect(read(writeGame(huffed)).nodes).toEqual(huffed.nodes);
});

it('refuses a GameType that is not played here', () => {
  expect(readGame('[GameType "40"] 1. 32-28 *')).toMatchObject({ error: { problem: 'game-type', text: '40' } });
});
