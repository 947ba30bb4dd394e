import { expect, it } from 'vitest';
import { outcomeOf, positionOf } from '../game.ts';
import { ruleSet } from '../index.ts';
import { examineGames, readGame, writeFen, writeGame } from './index.ts';

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
  expect(readGame('[GameType "41"] 1. 32-28 *')).toMatchObject({ error: { problem: 'game-type', text: '41' } });
});

it('reads a game of another program that goes on after a draw by rule, and writes it so that it reads again', () => {
  const turns = '1. 32-28 1-6 2. 28-32 6-1 3. 32-28 1-6 4. 28-32 6-1 5. 32-28 1-6 6. 28-32 2-0';
  const start = '[FEN "W:WK32:BK1,10"]\n\n';
  const game = read(`[GameType "21,W,8,8,N2,0"]\n${start}${turns}`);
  expect(game.rules.changes).toMatchObject({ 'repetition-draw': 0 });
  expect(read(writeGame(game)).nodes).toEqual(game.nodes);
  expect(readGame(`[Rules "english"]\n[Begins "white"]\n${start}${turns}`)).toMatchObject({
    error: { cause: { refusal: { reason: 'game-over' } } },
  });
});

it('writes no comment so that a line of it would read as the tag of another game', () => {
  const comment = `${'x'.repeat(75)} [White "Anne"] ${'y'.repeat(75)}`;
  const game = read(`[Rules "marelle"]\n1. d6 {${comment}} f4 *`);
  expect(game.nodes[1]?.comment).toBe(comment);
  expect(read(writeGame(game)).nodes).toEqual(game.nodes);
});

it('reads a list of GoldToken’s with its heading', () => {
  const list = '1: 11-15; 23-19\n2: 8-11; 22-17\n3: 11-16; 24-20\n4: 16-23; 27-11\n5: 7-16; 20-11\n';
  const [game, ...more] = examineGames(`Game 123456: Checkers (Bob vs. Alice)\n${list}`, { rules: ruleSet('english') });
  expect(more).toEqual([]);
  expect(game).toMatchObject({ line: 2, read: { ok: true, value: { nodes: { length: 11 } } } });
  expect(game?.remarks).toMatchObject([
    { remark: 'text-dropped', line: 1, text: 'Game 123456: Checkers (Bob vs. Alice)' },
    { remark: 'rules-assumed' },
  ]);
});

it('believes the board where a file counts by the side that begins', () => {
  const end = '[FEN "B:W18:B15"]\n\n';
  expect(outcomeOf(read(`[GameType "21"]\n${end}1. 15x22 0-1`))?.winner).toBe('black');
  expect(outcomeOf(read(`[GameType "21"]\n${end}1. 15x22 1-0`))?.winner).toBe('black');
});

it('reads the numbers of PlayOK, which declares another corner than it counts from', () => {
  const game = read('[GameType "20,W,10,10,N1,0"] 1. 32-28 18-23 2. 33-29 23x32 *');
  expect(writeFen(game.rules, positionOf(game))).toBe('W:W29,31,34-50:B1-17,19,20,32');
});

it('writes a comment that speaks of a huff as a comment', () => {
  const written = writeGame(read('[Rules "dames-a-souffler"]\n1. 22-18 ; [%huff 27]\n*'));
  expect(written).toContain('{[ %huff 27]}');
  expect(writeGame(read(written))).toBe(written);
});
