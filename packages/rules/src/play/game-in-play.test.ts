import { inspect } from 'node:util';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type DraughtsPosition,
  type MillRuleSet,
  openGame,
  outcomeOf,
  type Parameters,
  type Position,
  play,
  playTurn,
  positionOf,
  Refused,
  RULE_SET_IDS,
  type RuleSet,
  THROWS,
  throwDice,
} from '../index.ts';
import { readGame, readTurn, writeFen, writeGame, writeTurn } from '../notation/index.ts';
import * as draughts from '../only-draughts.ts';
import * as mill from '../only-mill.ts';
import { numbers } from '../testing/random.ts';

describe('a game in play', () => {
  it.each(RULE_SET_IDS)('of %s goes as its record does, turn by turn', (id) => {
    const below = numbers(7);
    const game = play(id as string);
    let record = game.record();
    for (let i = 0; i < 120 && game.outcome === null; i++) {
      if (game.awaitsThrow) {
        expect(game.turns()).toEqual([]);
        const { dice } = THROWS[below(THROWS.length)] as (typeof THROWS)[number];
        game.throwDice(dice);
        record = throwDice(record, dice);
      }
      const position = positionOf(record);
      const turns = record.rules.turns(position);
      expect(game.turns()).toEqual(turns.map((turn) => writeTurn(record.rules, position, turn)));
      const text = game.turns()[below(turns.length)] as string;
      const turn = readTurn(record.rules, position, text);
      if (!turn.ok) throw new Error(text);
      const next = playTurn(record, turn.value);
      if (!next.ok) throw new Error(text);
      record = next.value;
      game.play(text);
      expect(game.fen).toBe(writeFen(record.rules, positionOf(record)));
      expect(game.outcome).toEqual(outcomeOf(record));
    }
    expect(game.text()).toBe(writeGame(record));
    const read = readGame(game.text());
    expect(read.ok && writeGame(read.value)).toBe(game.text());
    const opened = openGame(game.text());
    expect(opened.text()).toBe(game.text());
    expect([opened.fen, opened.outcome, opened.turns()]).toEqual([game.fen, game.outcome, game.turns()]);

    const taken: (string | null)[] = [];
    const { history } = game;
    while (taken.at(-1) !== null) taken.push(game.undo());
    expect(taken.reverse().slice(1)).toEqual(history);
    // A throw that stands for the first turn stays.
    expect(game.fen.replace(/:D\d+$/, '')).toBe(play(id as string).fen);
  });

  it('refuses a turn with its reason, and stays as it is', () => {
    const game = play('dames');
    const before = game.fen;
    expect(() => game.play('22-13')).toThrow(Refused);
    expect(game.refusal('22-13')).toMatchObject({ problem: 'turn-refused', refusal: { reason: 'cannot-move-there' } });
    expect(game.refusal('22-18')).toBeNull();
    const marelle = play('marelle');
    expect(() => marelle.play('d6-d7')).toThrow('"d6-d7" is refused: no man stands on d6');
    expect(() => marelle.play('d6xf4')).toThrow('"d6xf4" is refused: no mill is closed, so that no man is taken');
    expect(() => marelle.setUp('foo')).toThrow('such as W:Wa1,d1:Bb4,f2:H7,7');
    expect(() => game.play('bonjour')).toThrow('"bonjour" is refused: it does not read as a turn');
    expect(() => game.play('22-13')).toThrow('"22-13" is refused: the piece on 22 cannot move to 13');
    expect(game.fen).toBe(before);
  });

  it('reads turns as people write them', () => {
    expect(play('dames').play(' 22 - 18 ').history).toEqual(['22-18']);
    expect(play('marelle').play('D6').play('8').history).toEqual(['d6', 'd5']);
  });

  it('is set up from a position, and refuses one that cannot stand', () => {
    const game = play('marelle').play('d6').setUp('W:Wa1,d1,e3:Bb4,c3,f2:H2,2');
    expect(game.history).toEqual([]);
    expect(game.play('g1xb4').fen).toBe('B:Wa1,d1,e3,g1:Bc3,f2:H1,2');
    expect(() => game.setUp('W:Wa1:Ba1')).toThrow(Refused);
    expect(game.fen).toBe('B:Wa1,d1,e3,g1:Bc3,f2:H1,2');
  });

  it('goes on with a game that was kept, however it ended', () => {
    const resigned = play('dames').play('22-18').resign('white').text();
    expect(openGame(resigned).result).toBe('0-1');
    expect(openGame(resigned).undo()).toBe('22-18');
    expect(openGame('1. 22-18', play('dames').rules).history).toEqual(['22-18']);
    expect(() => openGame('1. 22-18')).toThrow(Refused);
    expect(() => openGame('[Rules "dames"] 1. 22-13')).toThrow(
      'is refused: a turn of it cannot be played (number 1, side white, text 22-13, at 19, line 1): the piece on 22 cannot move to 13',
    );
  });

  it('ends by word, once, and goes on after a turn is taken back', () => {
    const game = play('marelle').play('d6').resign();
    expect(game.outcome).toEqual({ winner: 'white', reason: 'resignation' });
    expect(game.agreeDraw().result).toBe('1-0');
    expect(game.turns()).toEqual([]);
    expect(game.refusal('d7')).toMatchObject({ refusal: { reason: 'game-over' } });
    expect(game.undo()).toBe('d6');
    expect(game.result).toBe('*');
    expect(game.resign().undo()).toBeNull();
    expect(game.result).toBe('*');
    expect(play('dames').agreeDraw().result).toBe('1/2-1/2');
  });

  it('is drawn by repetition, and not after a turn of it is taken back', () => {
    const game = play('jeu-du-moulin').setUp('W:Wa1,d1,g4,f6:Bb4,f2,a7,d5');
    const round = ['g4-g7', 'b4-c4', 'g7-g4', 'c4-b4'];
    for (const turn of [...round, ...round, ...round]) game.play(turn);
    expect(game.outcome).toEqual({ winner: null, reason: 'repetition', count: 4 });
    game.undo();
    expect(game.outcome).toBeNull();
  });

  it('keeps the throw of a turn that is taken back', () => {
    const game = play('marelle-avec-des').setUp('W:Wa1,d1,g4:Bb4,f2,a7');
    expect(game.awaitsThrow).toBe(true);
    expect(game.refusal('a1-a4')).toMatchObject({ refusal: { reason: 'awaits-throw' } });
    game.throwDice([4, 6, 5]).play('g4-g1xb4');
    expect(game.text()).toContain('[654] g4-g1xb4');
    expect(game.undo()).toBe('g4-g1xb4');
    expect(game.awaitsThrow).toBe(false);
    expect(game.turns()).toContain('g4-g1xf2');
  });

  it('draws its board in plain characters', () => {
    const game = play('marelle-a-3').play('a1').play('b2');
    const gap = '   |     |     |';
    expect(game.picture().split('\n')).toEqual([
      ...['3  .-----.-----.', gap, gap],
      ...['2  .-----x-----.', gap, gap],
      ...['1  o-----.-----.', '   a     b     c', 'in hand: oo xx'],
    ]);
    expect(game.play('c1').play('a2').play('c3').play('c2').picture()).not.toContain('in hand');
    const kings = play('dames').setUp('W:W22,K32:BK1,5').picture().split('\n');
    expect(kings[1]).toContain('| 1 X |');
    expect(kings[15]).toContain('|32 O |');
  });

  it('is printed by Node in a line', () => {
    expect(inspect(play('marelle').play('d6'))).toBe('GameInPlay(marelle, B:Wd6:B:H8,9, *)');
  });

  it('has the types of its family', () => {
    expectTypeOf(play('russian').position).toEqualTypeOf<DraughtsPosition>();
    expectTypeOf(play('marelle').rules).toEqualTypeOf<MillRuleSet>();
    expectTypeOf(play('marelle' as string).rules).toEqualTypeOf<RuleSet>();
    expectTypeOf(play('marelle' as string).position).toEqualTypeOf<Position>();
    // @ts-expect-error no rule set bears this name
    expect(() => play('marele')).toThrow(/^there is no rule set "marele"; there are marelle, /);
    // @ts-expect-error no parameter bears this name
    expect(() => play('marelle', { mens: 5 })).toThrow(/^marelle has no parameter "mens"; it has .*\bmen\b/);
  });

  it('says what is wrong with house rules', () => {
    const changed = (id: string, changes: Parameters) => () => play(id, changes);
    expect(changed('marelle', { men: 40 })).toThrow(
      new RangeError('men of marelle must be a whole number from 3 to 12, not "40"'),
    );
    expect(changed('dames', { begins: 'green' })).toThrow(
      new RangeError('begins of dames must be one of white, black, not "green"'),
    );
    expect(changed('dame-100', { squares: 'letters' })).toThrow(
      new RangeError('squares of dame-100 must be numbers where size is 10, not "letters"'),
    );
  });

  it('of one family alone plays the same', () => {
    expect(mill.play('merels').play('d6').text()).toBe(play('merels').play('d6').text());
    expect(draughts.play('english').play('11-15').text()).toBe(play('english').play('11-15').text());
    expect(mill.readGame(play('dames').text())).toMatchObject({ ok: false, error: { problem: 'game-rules' } });
    expect(draughts.readGame(draughts.play('russian').text())).toMatchObject({ ok: true });
  });
});
