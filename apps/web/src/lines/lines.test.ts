import {
  addTurn,
  agreeDraw,
  annotate,
  asPlayed,
  type Game,
  goTo,
  newGame,
  outcomeOf,
  positionOf,
  type RuleSet,
  resign,
  ruleSet,
  throwDice,
  undo,
} from '@merellier/rules';
import { readGame, readTurn, writeGame } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { readSession, writeSession } from '../session/saved-session.ts';
import { nodeToRedo, nodeToUndo, playInSession, type Session, startSession } from '../session/session.ts';
import { followOrdinals, isVariation, ordinalsTo, promoted, withoutTurn } from './lines.ts';

const play = (game: Game, ...turns: readonly string[]): Game =>
  turns.reduce((now, text) => {
    const position = positionOf(now);
    const read = readTurn(now.rules, position, text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return addTurn(now, read.value, position.dice);
  }, game);
const marelle: RuleSet = ruleSet('marelle');
const movetext = (game: Game): string => writeGame(game).split('\n\n')[1]?.trim() ?? '';
const session = (game: Game): Session => ({
  id: 'agame123',
  game,
  seats: { white: 'person', black: 'computer' },
  bottom: 'white',
  level: 2,
});

describe('asPlayed', () => {
  it('makes the line that is being played the main one', () => {
    const back = undo(undo(play(newGame(marelle), 'a1', 'g7', 'd6')));
    const other = play(back, 'b2', 'c3');
    expect(movetext(other)).toBe('1. a1 g7 (1... b2 2. c3) 2. d6 *');
    const promoted = asPlayed(other);
    expect(movetext(promoted)).toBe('1. a1 b2 (1... g7 2. d6) 2. c3 *');
    expect(positionOf(promoted)).toEqual(positionOf(other));
  });

  it('keeps what was undone and how the game ended', () => {
    const other = play(undo(play(newGame(marelle), 'a1', 'g7')), 'b2', 'c3');
    const ended = resign(other, 'black');
    expect(outcomeOf(asPlayed(ended))).toEqual({ winner: 'white', reason: 'resignation' });
    const stepped = asPlayed(undo(other));
    expect(positionOf(stepped, stepped.ahead[0])).toEqual(positionOf(other));
  });
});

describe('a tree of turns', () => {
  const main = play(newGame(marelle), 'a1', 'g7', 'd6');
  const tree = play(goTo(play(goTo(main, 1), 'b2', 'c3'), 4), 'd1');

  it('knows its variations, and raises one by a rank', () => {
    expect(movetext(tree)).toBe('1. a1 g7 (1... b2 2. c3 (2. d1)) 2. d6 *');
    expect([1, 3, 4, 6].map((node) => isVariation(tree, node))).toEqual([false, false, true, true]);
    const once = promoted(tree, 6);
    expect(movetext(once)).toBe('1. a1 g7 (1... b2 2. d1 (2. c3)) 2. d6 *');
    expect(movetext(promoted(once, once.at))).toBe('1. a1 b2 (1... g7 2. d6) 2. d1 (2. c3) *');
    expect(promoted(tree, 3)).toBe(tree);
  });

  it('loses a turn with all that follows it', () => {
    const rest = withoutTurn(tree, 4);
    expect(movetext(rest)).toBe('1. a1 g7 2. d6 *');
    expect(rest.at).toBe(1);
    expect(rest.ahead).toEqual([]);
    expect(movetext(withoutTurn(tree, 2))).toBe('1. a1 b2 2. c3 (2. d1) *');
    expect(withoutTurn(tree, 0)).toBe(tree);
    expect(withoutTurn(resign(main, 'white'), 3).ended).toBeNull();
  });

  it('keeps its comments and marks through a text, in dames too', () => {
    const dames = play(newGame(ruleSet('dames')), '22-18', '9-14');
    for (const game of [tree, dames]) {
      const noted = annotate(
        annotate(game, { comment: 'Trop tôt ; mieux : b4.', nags: [2] }, 2),
        { comment: 'Début' },
        0,
      );
      const back = readGame(writeGame(noted));
      if (!back.ok) throw new Error(JSON.stringify(back.error));
      expect(back.value.nodes.map(({ comment }) => comment)).toContain('Trop tôt ; mieux : b4.');
      expect(back.value.nodes.some(({ nags }) => nags.join() === '2')).toBe(true);
      expect(back.value.nodes[0]?.comment).toBe('Début');
      expect(writeGame(back.value)).toBe(writeGame(noted));
    }
  });
});

describe('a saved session', () => {
  const roundTrip = (game: Game): Session => readSession(writeSession(session(game))) as Session;

  it('comes back at the same place of the same tree, with what was undone', () => {
    const game = undo(play(undo(undo(play(newGame(marelle), 'a1', 'g7', 'd6'))), 'b2', 'c3', 'e4'));
    const back = roundTrip(game);
    expect(writeGame(back.game)).toBe(writeGame(game));
    expect(positionOf(back.game)).toEqual(positionOf(game));
    expect(ordinalsTo(back.game, back.game.ahead[0] ?? -1)).toEqual(ordinalsTo(game, game.ahead[0] ?? -1));
    expect(back.seats).toEqual({ white: 'person', black: 'computer' });
  });

  it('keeps a throw that waits for its turn', () => {
    const rules = ruleSet('marelle-avec-des', { men: 3 });
    const game = throwDice(play(newGame(rules), 'a1', 'g7', 'd6', 'f2', 'c3', 'b4'), [6, 5, 4]);
    expect(positionOf(roundTrip(game).game).dice).toEqual([6, 5, 4]);
  });

  it('keeps an end by word, on whatever line', () => {
    const other = play(undo(play(newGame(marelle), 'a1', 'g7')), 'b2');
    expect(outcomeOf(roundTrip(agreeDraw(other)).game)).toEqual({ winner: null, reason: 'agreement' });
    expect(outcomeOf(roundTrip(other).game)).toBeNull();
  });

  it.each([null, '', '{', '[]', '{"version":1,"game":7}', '{"version":1,"game":"1. a1 a1"}', '{"version":9}'])(
    'is none when damaged: %s',
    (text) => expect(readSession(text)).toBeNull(),
  );

  it('falls back to the end of the main line when the place is damaged', () => {
    const saved = JSON.parse(writeSession(session(play(newGame(marelle), 'a1', 'g7'))));
    const back = readSession(JSON.stringify({ ...saved, line: [5, 'x'], at: 3, ended: { line: [9] } })) as Session;
    expect(movetext(back.game)).toBe('1. a1 g7 *');
    expect(back.game.ended).toBeNull();
  });
});

describe('taking back', () => {
  it('goes back to where a person is to play, and forward again', () => {
    const now = session(play(newGame(marelle), 'a1', 'g7', 'd6', 'f2'));
    const back = nodeToUndo(now);
    expect(back).toBe(2);
    const there = { ...now, game: goTo(now.game, 2) };
    expect(nodeToRedo(there)).toBe(4);
    expect(nodeToUndo({ ...now, game: goTo(now.game, 0) })).toBeNull();
  });

  it('does not hand the first turn back to a computer that begins', () => {
    const computerBegins = {
      ...session(play(newGame(marelle), 'a1')),
      seats: { white: 'computer', black: 'person' },
    } as const;
    expect(nodeToUndo(computerBegins)).toBeNull();
  });

  it('keeps the turns taken back as a variation of what is played instead', () => {
    const started = startSession({ rules: marelle, opponent: 'here', bottom: 'white', level: 2 });
    const game = undo(play(started.game, 'a1'));
    const read = readTurn(marelle, positionOf(game), 'd6');
    if (!read.ok) throw new Error('not read');
    expect(movetext(playInSession({ ...started, game }, read.value, null).game)).toBe('1. d6 (1. a1) *');
  });
});

it('follows a way only as far as it goes', () => {
  expect(followOrdinals(play(newGame(marelle), 'a1'), [0, 3, 1])).toEqual([0, 1]);
});
