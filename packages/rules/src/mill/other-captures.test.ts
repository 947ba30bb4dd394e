import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { at, play, played, turnsAt, verdict } from '../testing/examples.ts';

// Examples named "Sanmill" are the lists of turns of its capture scenarios (src/ui/flutter_app/test/games/mill/capture_scenarios);
// the numbers FR are those of its specification 001, which says how these captures go with mills.

/** The last turn of a list, with what it takes, in all its ways. */
const lastTurns = (fen: string, turn: string, rules: Parameters<typeof turnsAt>[0]): readonly string[] =>
  turnsAt(rules, fen).filter((text) => text.split('x')[0] === turn);

describe('a man between two of the other side (custodian)', () => {
  const rules = ruleSet('marelle', { custodian: 'yes' });

  it('is taken when the second of them is entered (Sanmill, strategic_positioning_game)', () => {
    const before = play('marelle', 'd2 b4 f4 d6 c4 d5 d7 b6 b2 f6xd7', { custodian: 'yes' });
    expect(lastTurns(before, 'a4', rules)).toEqual(['a4xb4']);
    expect(verdict(rules, before, 'a4')).toBe('takes-these');
    expect(verdict(rules, before, 'a4xd5')).toBe('takes-these');
  });

  it('is taken by a move too, and out of a mill (FR-001 to FR-004)', () => {
    const fen = 'W:Wa1,d7,f2,e3:Ba4,b4,c4,g4';
    expect(lastTurns(fen, 'd7-a7', rules)).toEqual(['d7-a7xa4']);
    expect(played(rules, fen, 'd7-a7xa4')).toBe('B:Wa1,a7,e3,f2:Bb4,c4,g4');
    // Nobody is taken who steps between two men of the other side.
    expect(turnsAt(rules, 'W:Wb4,f2,e3,d1:Ba1,a7,g4,c5').filter((turn) => turn.startsWith('b4-a4'))).toEqual(['b4-a4']);
  });

  it('is one of several, as the player likes, or what the mill takes instead (FR-010 to FR-013)', () => {
    // g7 closes g1-g4-g7; a7-d7-g7 has d7 between.
    const fen = 'W:Wa7,g1,g4,f6:Bd7,b2,b4,c3:H1,0';
    expect(lastTurns(fen, 'g7', rules)).toEqual(['g7xb2', 'g7xb4', 'g7xc3', 'g7xd7']);
    const twice = 'W:Wa1,g7,d2,e4:Ba4,d7,f4,c5:H1,0';
    expect(lastTurns(twice, 'a7', rules)).toEqual(['a7xa4', 'a7xd7']);
    expect(verdict(rules, twice, 'a7xa4xd7')).toBe('takes-these');
  });

  it('is left where taking is free', () => {
    const free = ruleSet('marelle', { custodian: 'yes', taking: 'may' });
    expect(lastTurns('W:Wa1,d7,f2,e3:Ba4,b6,c4,g4', 'd7-a7', free)).toEqual(['d7-a7', 'd7-a7xa4']);
  });
});

describe('a man that comes between two of the other side (intervention)', () => {
  const rules = ruleSet('marelle', { intervention: 'yes' });

  it('takes both when it is entered (Sanmill, edge_case_1; Wikibuku, "gotong")', () => {
    const before = play('marelle', 'd2 d6 a1 g7 g1 a7', { intervention: 'yes' });
    expect(lastTurns(before, 'd7', rules)).toEqual(['d7xa7xg7']);
    expect(verdict(rules, before, 'd7xa7')).toBe('takes-these');
    expect(verdict(rules, before, 'd7xg7xa7')).toBe('legal');
  });

  it('takes those of one line, as the player likes, where it comes between on two (Sanmill, short_capture_game)', () => {
    const before = play('marelle', 'a4 d6 c4 d7 b2 f6 b6', { intervention: 'yes' });
    expect(lastTurns(before, 'b4', rules)).toEqual(['b4xa4xc4', 'b4xb2xb6']);
    expect(verdict(rules, before, 'b4xa4xb2')).toBe('takes-these');
  });

  it('takes what its mill does, or these two (Sanmill, five_move_opening; FR-014 to FR-017)', () => {
    const mulan = ruleSet('mul-mulan');
    const before = play('mul-mulan', 'a4 d6 c4 d7 b2 f6 c5 e5 a7');
    const turns = lastTurns(before, 'b6', mulan);
    expect([...turns].sort()).toEqual(['b6xa4', 'b6xa7', 'b6xa7xc5', 'b6xb2', 'b6xc4', 'b6xc5']);
    expect(verdict(mulan, before, 'b6xa4xa7')).not.toBe('legal');
  });

  it('wins by the last men: Java plays to the end (Wikibuku)', () => {
    const mulan = ruleSet('mul-mulan');
    const end = played(mulan, 'W:Wd6,a1:Ba7,g7', 'd6-d7xa7xg7') as string;
    expect(mulan.outcome(at(mulan, end))).toMatchObject({ winner: 'white', reason: 'few-men' });
  });
});

describe('a man that leaps over one of the other side', () => {
  const rules = ruleSet('merels', { leap: 'yes' });

  it('takes it, from one end of a line to the free other end', () => {
    const fen = 'W:Wa1,f2,e3,d5:Ba4,f4,g7,c5';
    expect(lastTurns(fen, 'a1-a7', rules)).toEqual(['a1-a7xa4']);
    expect(verdict(rules, fen, 'a1-a7')).toBe('takes-these');
    expect(verdict(rules, 'W:Wa1,f2,e3,d5:Ba4,a7,g7,c5', 'a1-a7')).toBe('occupied');
    expect(verdict(rules, 'W:Wa1,a4,e3,d5:Bb4,f4,g7,c5', 'a1-a7')).toBe('not-a-neighbour');
  });

  it('takes nothing for a mill that it closes (Sanmill, leap_capture_takes_precedence_over_mill)', () => {
    const fen = 'W:Wa1,d7,g7,b2:Ba4,f4,c5,e3';
    expect(lastTurns(fen, 'a1-a7', rules)).toEqual(['a1-a7xa4']);
  });

  it('frees a side that could not move otherwise', () => {
    const fen = 'W:Wa1,g1,a7:Bd1,a4,g4,d7';
    expect(ruleSet('merels').outcome(at(ruleSet('merels'), fen))?.reason).toBe('blocked');
    expect(turnsAt(rules, fen)).toEqual(['a7-g7xd7', 'g1-g7xg4']);
  });
});
