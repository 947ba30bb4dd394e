import { describe, expect, it } from 'vitest';
import { readRuleSet, ruleSet } from '../catalogue.ts';
import { readFen } from '../notation/index.ts';
import type { RuleSet } from '../rule-set.ts';
import { at, play, played, turnsAt, verdict } from '../testing/examples.ts';

// Each example names its source: the rulebook (000 to 004) or the decision of rules.md, section 1, that it shows.

describe('entering and moving', () => {
  it('enters a man on any free point (000)', () => {
    expect(turnsAt(ruleSet('marelle'), 'W:W:B:H9,9')).toHaveLength(24);
    expect(played(ruleSet('marelle'), 'W:W:B:H9,9', 'd6')).toBe('B:Wd6:B:H8,9');
  });

  it('moves no man while its side has men in hand (004)', () => {
    expect(verdict(ruleSet('jeu-du-moulin'), 'W:Wd6,a1:Bb4,f2:H7,7', 'd6-d7')).toBe('must-enter');
  });

  it('enters or moves as the player likes in mixte (000)', () => {
    const mixte = ruleSet('marelle-mixte');
    expect(verdict(mixte, 'W:Wd6:Bb4:H8,8', 'd6-d7')).toBe('legal');
    expect(verdict(mixte, 'W:Wd6:Bb4:H8,8', 'a1')).toBe('legal');
  });

  it('moves along a line to a free neighbouring point only (000)', () => {
    const fen = 'W:Wa1,d6,g7,f4:Bb4,f2,d5,a4';
    expect(verdict(ruleSet('marelle'), fen, 'd6-d7')).toBe('legal');
    expect(verdict(ruleSet('marelle'), fen, 'd6-d5')).toBe('occupied');
    expect(verdict(ruleSet('marelle'), fen, 'd6-a7')).toBe('not-a-neighbour');
    expect(verdict(ruleSet('marelle'), fen, 'b4-c4')).toBe('not-your-man');
    expect(verdict(ruleSet('marelle'), fen, 'd1-a1')).toBe('empty');
    expect(verdict(ruleSet('marelle'), fen, 'd1')).toBe('hand-empty');
  });

  it('moves along the diagonals only where they are drawn (001)', () => {
    const fen = 'W:Wb2,d6,g7,f4:Bb4,f2,d5,a4';
    expect(verdict(ruleSet('merels-diagonals'), fen, 'b2-a1')).toBe('legal');
    expect(verdict(ruleSet('merels'), fen, 'b2-a1')).toBe('not-a-neighbour');
  });
});

describe('flying', () => {
  const three = 'W:Wa1,d6,g7:Bb4,f2,d5,a4';
  it('lets a side of three men jump to any free point (000, 002, 004; 001: the wild rule)', () => {
    for (const id of ['marelle', 'marelle-de-poche', 'jeu-du-moulin', 'merels-wild'])
      expect(turnsAt(ruleSet(id), three)).toHaveLength(3 * 17);
  });

  it('does not exist in merels, nor with dice (001, 003)', () => {
    expect(verdict(ruleSet('merels'), three, 'a1-e3')).toBe('not-a-neighbour');
    expect(verdict(ruleSet('marelle-avec-des'), `${three}:D321`, 'a1-e3')).toBe('not-a-neighbour');
  });

  it('counts hand and board together: in mixte one man on the board and two in hand fly', () => {
    expect(verdict(ruleSet('marelle-mixte'), 'W:Wa1:Bb4,f2,d5,a4:H2,0', 'a1-e3')).toBe('legal');
    expect(verdict(ruleSet('marelle-mixte'), 'W:Wa1:Bb4,f2,d5,a4:H3,0', 'a1-e3')).toBe('not-a-neighbour');
  });

  it('begins at the number of men that the rule set names', () => {
    const rules = ruleSet('marelle', { flying: 4 });
    expect(verdict(rules, 'W:Wa1,d6,g7,f4:Bb4,f2,d5,a4', 'a1-e3')).toBe('legal');
  });
});

describe('mills and captures', () => {
  it('takes a man for a mill, at entry and by moving, and must (000, 004)', () => {
    expect(played(ruleSet('marelle'), 'W:Wa1,d1:Bb4,f2:H7,7', 'g1xb4')).toBe('B:Wa1,d1,g1:Bf2:H6,7');
    expect(verdict(ruleSet('marelle'), 'W:Wa1,d1:Bb4,f2:H7,7', 'g1')).toBe('must-take');
    expect(played(ruleSet('marelle'), 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5', 'g4-g1xf2')).toBe('B:Wa1,d1,f6,g1:Ba7,b4,d5');
    expect(verdict(ruleSet('marelle'), 'W:Wa1,d1:Bb4,f2:H7,7', 'g4xb4')).toBe('no-mill-closed');
  });

  it('earns nothing for an old mill (004, "Remarque")', () => {
    expect(verdict(ruleSet('jeu-du-moulin'), 'W:Wa1,d1,g1,f6:Bb4,f2,a7,d5', 'f6-f4xb4')).toBe('no-mill-closed');
    expect(verdict(ruleSet('jeu-du-moulin'), 'W:Wa1,d1,g1,f6:Bb4,f2,a7,d5', 'f6-f4')).toBe('legal');
  });

  it('earns again for a mill opened and closed (001)', () => {
    expect(verdict(ruleSet('merels'), 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5', 'g4-g1xb4')).toBe('legal');
  });

  it('spares a man in a mill while another man may be taken (000, 001, 004)', () => {
    const fen = 'W:Wa1,d1:Bb4,b2,b6,f2:H7,5';
    for (const id of ['marelle', 'merels', 'jeu-du-moulin', 'marelle-de-poche']) {
      expect(verdict(ruleSet(id), fen, 'g1xb4')).toBe('in-a-mill');
      expect(verdict(ruleSet(id), fen, 'g1xf2')).toBe('legal');
    }
  });

  it('takes any man when all are in mills (000, 001, 004)', () => {
    expect(verdict(ruleSet('jeu-du-moulin'), 'W:Wa1,d1:Bb2,b4,b6:H7,6', 'g1xb4')).toBe('legal');
  });

  it('takes nothing in de poche when all are in mills, and the turn ends (002)', () => {
    const poche = ruleSet('marelle-de-poche');
    expect(verdict(poche, 'W:Wa1,d1:Bb2,b4,b6:H7,6', 'g1xb4')).toBe('in-a-mill');
    expect(played(poche, 'W:Wa1,d1:Bb2,b4,b6:H7,6', 'g1')).toBe('B:Wa1,d1,g1:Bb2,b4,b6:H6,6');
  });

  it('wins at once in de poche against the last three men, mill or not (002)', () => {
    const poche = ruleSet('marelle-de-poche');
    const fen = played(poche, 'W:Wa1,d1,g4,c3:Bb2,b4,b6', 'g4-g1xb4') as string;
    expect(poche.outcome(at(poche, fen))).toEqual({ winner: 'white', reason: 'few-men' });
    expect(verdict(poche, 'W:Wa1,d1,g4,c3:Bb2,b4,b6:H0,1', 'g4-g1xb4')).toBe('in-a-mill');
  });

  it('takes any man under `never`', () => {
    const rules = ruleSet('marelle', { protection: 'never' });
    expect(verdict(rules, 'W:Wa1,d1:Bb4,b2,b6,f2:H7,5', 'g1xb4')).toBe('legal');
  });

  it('earns one capture for two mills at once, unless the rule set says one per mill', () => {
    const fen = 'W:Wa1,a4,d7,g7,b6:Bb2,d2,f4,e5:H4,5';
    expect(verdict(ruleSet('marelle'), fen, 'a7xb2')).toBe('legal');
    expect(verdict(ruleSet('marelle'), fen, 'a7xb2xd2')).toBe('too-many-taken');
    const both = ruleSet('marelle', { captures: 'per-mill' });
    expect(verdict(both, fen, 'a7xb2')).toBe('must-take');
    expect(verdict(both, fen, 'a7xb2xd2')).toBe('legal');
    expect(turnsAt(both, fen).filter((turn) => turn.startsWith('a7'))).toHaveLength(6);
  });

  it('judges each of two captures on the board as it then stands; the order is no part of the turn', () => {
    const rules = ruleSet('marelle', { captures: 'per-mill' });
    const fen = 'W:Wa1,a4,d7,g7:Bb2,b4,b6,e5:H5,5';
    // e5 alone is free; once it is taken all the others stand in a mill, and any of them may go.
    const turns = turnsAt(rules, fen).filter((turn) => turn.startsWith('a7'));
    expect(turns.sort()).toEqual(['a7xe5xb2', 'a7xe5xb4', 'a7xe5xb6']);
    expect(played(rules, fen, 'a7xb4xe5')).toBe(played(rules, fen, 'a7xe5xb4'));
    expect(verdict(rules, fen, 'a7xb4xb2')).toBe('in-a-mill');
  });

  it('takes as many as can be where fewer can be taken than earned', () => {
    const rules = ruleSet('marelle', { captures: 'per-mill' });
    expect(verdict(rules, 'W:Wa1,a4,d7,g7:Bb2:H5,5', 'a7xb2')).toBe('legal');
  });

  it('explains captures that make no sense', () => {
    const rules = ruleSet('marelle');
    const fen = 'W:Wa1,d1,c3:Bb4,f2:H6,7';
    expect(verdict(rules, fen, 'g1xc3')).toBe('own-man-taken');
    expect(verdict(rules, fen, 'g1xd7')).toBe('nothing-to-take');
    expect(verdict(rules, fen, 'h9')).toBe('no-such-place');
  });
});

describe('a mill that was opened', () => {
  const fen = 'W:Wa1,d1,g1,f6:Bb4,f2,a7,d5';
  /** The position after some turns, all of them legal. */
  const after = (rules: RuleSet, from: string, ...turns: readonly string[]): string =>
    turns.reduce((now, text) => String(played(rules, now, text)), from);

  it('may not be closed again at once by the man that left it, where the rule set says so', () => {
    const rules = ruleSet('marelle', { reclosing: 'later' });
    expect(after(rules, fen, 'g1-g4')).toBe('B:Wa1,d1,f6,g4:Ba7,b4,d5,f2:RWg4-g1');
    const next = after(rules, fen, 'g1-g4', 'f2-d2');
    expect(next).toBe('W:Wa1,d1,f6,g4:Ba7,b4,d2,d5:RWg4-g1');
    expect(verdict(rules, next, 'g4-g1xb4')).toBe('mill-just-opened');
    expect(verdict(rules, next, 'g4-g7')).toBe('legal');
    const later = after(rules, next, 'f6-f4', 'd2-f2');
    expect(later).toBe('W:Wa1,d1,f4,g4:Ba7,b4,d5,f2');
    expect(verdict(rules, later, 'g4-g1xb4')).toBe('legal');
  });

  it('may be closed by another man, and is forgotten once a man of it is taken', () => {
    const rules = ruleSet('marelle', { reclosing: 'later', flying: 4 });
    expect(verdict(rules, 'W:Wa1,d1,d2,g4:Bb4,f2,a7:RWg4-g1', 'd2-g1xb4')).toBe('legal');
    expect(verdict(rules, 'W:Wa1,d1,d2,g4:Bb4,f2,a7:RWg4-g1', 'g4-g1xb4')).toBe('mill-just-opened');
    expect(after(rules, 'B:Wa1,d1,f6,g4:Bb2,b4,d6,f2:RWg4-g1', 'd6-b6xa1')).toBe('W:Wd1,f6,g4:Bb2,b4,b6,f2');
  });

  it('holds only where the man closed another mill by leaving, if the rule set says that (Sanmill)', () => {
    const rules = ruleSet('marelle', { reclosing: 'later-after-mill' });
    expect(after(rules, fen, 'g1-g4')).toBe('B:Wa1,d1,f6,g4:Ba7,b4,d5,f2');
    expect(after(rules, 'W:Wa1,d1,g1,g7,e4,f4:Bb4,f2,a7,d5', 'g1-g4xb4')).toBe(
      'B:Wa1,d1,e4,f4,g4,g7:Ba7,d5,f2:RWg4-g1',
    );
  });

  it('counts once for each side and line, where the rule set says so (Sanmill: one-time mill)', () => {
    const rules = ruleSet('marelle', { 'mill-counts': 'once' });
    const first = after(rules, 'W:Wa1,d1,g4,f6:Bb4,f2,a7,d5,d7', 'g4-g1xb4');
    expect(first).toBe('B:Wa1,d1,f6,g1:Ba7,d5,d7,f2:SWa1-g1');
    const again = after(rules, first, 'f2-d2', 'g1-g4', 'd2-f2');
    expect(again).toBe('W:Wa1,d1,f6,g4:Ba7,d5,d7,f2:SWa1-g1');
    expect(verdict(rules, again, 'g4-g1xf2')).toBe('mill-takes-nothing');
    expect(verdict(rules, again, 'g4-g1')).toBe('legal');
  });

  it('counts the fresh one of two closed at once, and leaves the other side its own lines', () => {
    const rules = ruleSet('marelle', { 'mill-counts': 'once', captures: 'per-mill' });
    const both = 'W:Wa1,d1,g7,g4:Bb4,a7,d5,d7:H1,1';
    expect(verdict(rules, both, 'g1xb4xa7')).toBe('legal');
    expect(verdict(rules, `${both}:SWa1-g1`, 'g1xb4')).toBe('legal');
    expect(verdict(rules, `${both}:SBa1-g1`, 'g1xb4')).toBe('must-take');
  });

  it('makes two situations of one position when repetitions are counted', () => {
    const rules = ruleSet('marelle', { reclosing: 'later' });
    const position = 'W:Wa1,d1,f6,g4:Ba7,b4,d2,d5';
    expect(rules.key(at(rules, `${position}:RWg4-g1`))).not.toBe(rules.key(at(rules, position)));
  });

  const LATER = { reclosing: 'later' } as const;
  const ONCE = { 'mill-counts': 'once' } as const;
  it.each([
    ['RWg4-f6', LATER],
    ['RWg4-d5', LATER],
    ['RBb4-b6', LATER],
    ['RWg4-g1', {}],
    ['SWa1-g7', ONCE],
    ['SWa1', ONCE],
    ['SWa1-g1', {}],
  ])('is not remembered where it cannot be so: %s', (text, changes) => {
    const read = readFen(ruleSet('marelle', changes), `W:Wa1,d1,f6,g4:Ba7,b4,d2,d5:${text}`);
    expect(read).toEqual({ ok: false, error: { problem: 'fen-memory', text: text.toUpperCase() } });
  });
});

describe('mills that are taken later', () => {
  const SIX = { board: 'six', men: 3, flying: 0 } as const;
  const after = (rules: RuleSet, from: string, ...turns: readonly string[]): string =>
    turns.reduce((now, text) => String(played(rules, now, text)), from);

  it('counts mills while men are placed, and takes for them once all stand', () => {
    const rules = ruleSet('marelle', { ...SIX, 'mill-at-entry': 'later', men: 4, 'least-men': 1 });
    expect(verdict(rules, 'W:Wa1,c1:Ba5,c5:H2,2', 'e1xa5')).toBe('mill-takes-nothing');
    const counted = after(rules, 'W:Wa1,c1:Ba5,c5:H2,2', 'e1', 'e5');
    expect(counted).toBe('W:Wa1,c1,e1:Ba5,c5,e5:H1,1:T1,1');
    const placed = after(rules, counted, 'b2', 'b4');
    expect(placed).toBe('W:Wa1,b2,c1,e1:Ba5,b4,c5,e5:T1,1W');
    // The man outside the mill, and no other; nor may a man move yet.
    expect(turnsAt(rules, placed)).toEqual(['--xb4']);
    expect(verdict(rules, placed, 'b2-b3')).toBe('men-to-take');
    expect(verdict(rules, placed, 'xc5')).toBe('in-a-mill');
    expect(verdict(rules, placed, 'xc3')).toBe('no-such-place');
    expect(after(rules, placed, 'xb4')).toBe('B:Wa1,b2,c1,e1:Ba5,c5,e5:T0,1W');
    expect(after(rules, placed, 'xb4', 'xb2')).toBe('W:Wa1,c1,e1:Ba5,c5,e5');
  });

  it('marks a man, whose point stays closed until all men are placed (Sanmill)', () => {
    const rules = ruleSet('marelle', { ...SIX, men: 5, 'mill-at-entry': 'marked' });
    const taken = after(rules, 'W:Wa1,c1:Ba5,b3,c5:H2,2', 'e1xa5');
    expect(taken).toBe('B:Wa1,c1,e1:Bb3,c5:H1,2:Ma5');
    expect(verdict(rules, taken, 'a5')).toBe('point-closed');
    expect(turnsAt(rules, taken)).toHaveLength(10);
    expect(after(rules, taken, 'b4', 'd3', 'd2')).toBe('W:Wa1,c1,d3,e1:Bb3,b4,c5,d2');
    // The last man may go there again, once the mark has left.
    expect(turnsAt(rules, after(rules, taken, 'b4', 'd3', 'd2', 'a1-a3'))).toContain('c5-a5');
    expect(readFen(rules, 'B:Wa1,c1,e1:Bb3,c5:Ma5')).toMatchObject({ error: { problem: 'fen-memory' } });
    expect(readFen(rules, 'B:Wa1,c1,e1:Bb3,c5:H1,2:Ma1')).toMatchObject({ error: { problem: 'fen-memory' } });
  });

  it('lets the opponent choose which of its men comes off, before it plays (Sanmill)', () => {
    const rules = ruleSet('marelle', { ...SIX, men: 5, 'mill-at-entry': 'opponent-chooses' });
    const before = 'W:Wa1,c1:Ba5,b3,c5:H2,2';
    expect(verdict(rules, before, 'e1xa5')).toBe('mill-takes-nothing');
    const closed = after(rules, before, 'e1');
    expect(closed).toBe('B:Wa1,c1,e1:Ba5,b3,c5:H1,2:T0,1');
    expect(turnsAt(rules, closed)).toEqual(['--xa5', '--xb3', '--xc5']);
    for (const text of ['d4', 'xa1', 'xd4', 'xa5xb3']) expect(verdict(rules, closed, text)).toBe('own-man-to-take');
    expect(after(rules, closed, 'xb3', 'e5')).toBe('W:Wa1,c1,e1:Ba5,c5,e5:H1,1:T1,0');
    // The last entry too: the man comes off, then it plays.
    const last = after(rules, 'W:Wa1,c1,d3,d4:Ba5,b3,c5,b2:H1,0', 'e1', 'xb3');
    expect(last).toBe('B:Wa1,c1,d3,d4,e1:Ba5,b2,c5');
    const few = ruleSet('marelle', { ...SIX, 'mill-at-entry': 'opponent-chooses', captures: 'two' });
    expect(after(few, 'W:Wa1,c1:Ba5:H1,2', 'e1')).toBe('B:Wa1,c1,e1:Ba5:H0,2:T0,1');
    expect(readFen(rules, 'W:Wa1,c1,e1:Ba5,b3,c5:H1,2:T0,1')).toMatchObject({ error: { problem: 'fen-memory' } });
  });

  it('lets off what cannot be taken, and takes two where each mill takes two', () => {
    const always = ruleSet('marelle', { ...SIX, 'mill-at-entry': 'later', protection: 'always' });
    expect(after(always, 'W:Wa1,c1:Ba5,c5:H1,1', 'e1', 'e5')).toBe('W:Wa1,c1,e1:Ba5,c5,e5:T1,1W');
    const four = ruleSet('marelle', { ...SIX, men: 4, 'mill-at-entry': 'later', protection: 'always' });
    expect(after(four, 'W:Wa1,c1,b2:Ba5,c5,e5:H1,1', 'e1', 'b4')).toBe('W:Wa1,b2,c1,e1:Ba5,b4,c5,e5:T1,0W');
    const two = ruleSet('marelle', { ...SIX, 'mill-at-entry': 'later', captures: 'two', 'least-men': 1 });
    expect(after(two, 'W:Wa1,c1:Ba5,c5:H1,1', 'e1', 'd4', 'xa5')).toBe('W:Wa1,c1,e1:Bc5,d4:T1,0W');
  });

  it('lets each side take one, first the side of the first mill (Shax)', () => {
    const rules = ruleSet('marelle', { ...SIX, 'mill-at-entry': 'one-each', 'least-men': 1 });
    expect(after(rules, 'B:Wa1,c1:Ba5,c5:H1,1', 'e5')).toBe('W:Wa1,c1:Ba5,c5,e5:H1,0:T0,0B');
    const placed = after(rules, 'B:Wa1,c1:Ba5,c5:H1,1', 'e5', 'b2');
    expect(placed).toBe('B:Wa1,b2,c1:Ba5,c5,e5:T1,1B');
    expect(after(rules, placed, 'xb2', 'xa5')).toBe('B:Wa1,c1:Bc5,e5');
    // Without a mill the side that did not begin.
    expect(after(rules, 'B:Wa1,c1,d2:Ba5,c5:H0,1', 'd4')).toBe('B:Wa1,c1,d2:Ba5,c5,d4:T1,1B');
  });

  it.each(['T1,1', 'T0,1W', 'T0,1B', 'T3', 'T40,1W'])('is not owed where it cannot be so: %s', (text) => {
    const rules = ruleSet('marelle', { 'mill-at-entry': 'later' });
    expect(readFen(rules, `W:Wa1,d1,f6,g4:Ba7,b4,d2,d5:${text}`)).toMatchObject({ error: { problem: 'fen-memory' } });
    expect(readFen(ruleSet('marelle'), 'W:Wa1,d1,f6,g4:Ba7,b4,d2,d5:T1,0W')).toMatchObject({ ok: false });
  });
});

describe('marelle de Ceylan (000)', () => {
  const ceylan = ruleSet('marelle-de-ceylan');
  it('earns an extra turn and no capture for a mill at entry', () => {
    expect(played(ceylan, 'W:Wa1,d1:Bb4,f2:H7,7', 'g1')).toBe('W:Wa1,d1,g1:Bb4,f2:H6,7');
    expect(verdict(ceylan, 'W:Wa1,d1:Bb4,f2:H7,7', 'g1xb4')).toBe('mill-takes-nothing');
  });

  it('earns no capture by moving either while the other side has men in hand', () => {
    expect(played(ceylan, 'W:Wa1,d1,g4,c3:Bb4,f2,a7,d5:H0,1', 'g4-g1')).toBe('W:Wa1,c3,d1,g1:Ba7,b4,d5,f2:H0,1');
  });

  it('earns a capture and then an extra turn once both hands are empty', () => {
    expect(played(ceylan, 'W:Wa1,d1,g4,c3:Bb4,f2,a7,d5', 'g4-g1xf2')).toBe('W:Wa1,c3,d1,g1:Ba7,b4,d5');
    expect(verdict(ceylan, 'W:Wa1,d1,g4,c3:Bb4,f2,a7,d5', 'g4-g1')).toBe('must-take');
  });

  it('forfeits an extra turn that cannot be played, without losing', () => {
    // White closes c3-d3-e3 with its last man in hand; all its men are then shut in, and Black is to play.
    const fen = 'W:Wc3,d3,c5,c4:Bd2,e4,d5,b4,a1:H1,4';
    expect(played(ceylan, fen, 'e3')).toBe('B:Wc3,c4,c5,d3,e3:Ba1,b4,d2,d5,e4:H0,4');
    expect(ceylan.outcome(at(ceylan, played(ceylan, fen, 'e3') as string))).toBeNull();
  });
});

describe('marelle à 9 avec dés (003)', () => {
  const dice = ruleSet('marelle-avec-des');
  it('forbids a mill at entry', () => {
    expect(verdict(dice, 'W:Wa1,d1:Bb4,f2:H7,7', 'g1')).toBe('entry-may-not-close');
    expect(turnsAt(dice, 'W:Wa1,d1:Bb4,f2:H7,7')).not.toContain('g1');
  });

  it('allows a mill at entry when every free point would complete one, and it earns nothing', () => {
    const rules = ruleSet('marelle-avec-des', { men: 12 });
    const white = 'a1,a4,d7,g7,b2,b4,d6,f6,c3,c4,d5';
    const fen = `W:W${white}:Bd1,g1,g4,d2,f2,f4,c5,d3,e3,e4,e5:H1,1`;
    const free = turnsAt(rules, fen);
    expect(free).toEqual(['a7', 'b6']);
    expect(verdict(rules, fen, 'a7')).toBe('legal');
    expect(verdict(rules, fen, 'a7xd1')).toBe('mill-takes-nothing');
  });

  it('needs no dice while men are entered, and a throw for each turn afterwards', () => {
    expect(dice.awaitsThrow(at(dice, 'W:W:B:H9,9'))).toBe(false);
    const moving = at(dice, 'W:Wa1,d1,f6,g4:Bb4,f2,a7,d5');
    expect(dice.awaitsThrow(moving)).toBe(true);
    expect(dice.turns(moving)).toEqual([]);
    expect(dice.outcome(moving)).toBeNull();
    expect(dice.awaitsThrow(dice.throwDice(moving, [6, 5, 4]))).toBe(false);
  });

  it('has the special throws 6-5-4, 6-3-3, 5-2-2 and 4-1-1, 15 of 216', () => {
    const special = [];
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let c = 1; c <= 6; c++)
          if (dice.isSpecial([a, b, c].sort((x, y) => y - x) as [number, number, number])) special.push([a, b, c]);
    expect(special).toHaveLength(15);
  });

  const fen = 'W:Wa1,d1,f6,c5:Bb4,f2,a7,d5';
  it('lets a special throw carry any man to a free point where it completes a mill', () => {
    expect(verdict(dice, `${fen}:D654`, 'f6-g1xb4')).toBe('legal');
    expect(verdict(dice, `${fen}:D653`, 'f6-g1xb4')).toBe('not-a-neighbour');
    expect(verdict(dice, `${fen}:D654`, 'f6-e3')).toBe('special-needs-mill');
  });

  it('adds to the ordinary moves and does not oblige', () => {
    expect(turnsAt(dice, `${fen}:D654`)).toEqual(expect.arrayContaining(turnsAt(dice, `${fen}:D321`)));
    expect(turnsAt(dice, `${fen}:D654`).length).toBeGreaterThan(turnsAt(dice, `${fen}:D321`).length);
  });

  it('takes one man for each mill completed', () => {
    const twice = 'W:Wa1,a4,d7,g7,c3:Bb2,d2,f4,e5:D411';
    expect(verdict(dice, twice, 'c3-a7xb2')).toBe('must-take');
    expect(verdict(dice, twice, 'c3-a7xb2xd2')).toBe('legal');
  });

  it('throws before it asks whether a side is blocked', () => {
    // All four white men are shut in; d3-d2 stands, and a man carried to d1 would complete it.
    const blocked = 'W:Wa1,g1,a7,g7:Bd1,a4,g4,d7,f4';
    expect(dice.outcome(at(dice, blocked))).toBeNull();
    expect(dice.outcome(at(dice, `${blocked}:D321`))).toEqual({ winner: 'black', reason: 'blocked' });
    const open = 'W:Wd2,d3,a1,c3:Bb2,f2,e3,a4,c4,d1,g1';
    expect(dice.outcome(at(dice, `${open}:D321`))?.reason).toBe('blocked');
    const free = 'W:Wa1,a7,g1,g7,d2,d3:Bd7,a4,g4,b2,f2,c3,e3,c4,f4';
    expect(turnsAt(dice, `${free}:D654`).length).toBeGreaterThan(0);
  });
});

describe('the end of the game', () => {
  it('is lost with fewer than three men (000, 001, 004)', () => {
    const rules = ruleSet('marelle');
    const fen = played(rules, 'W:Wa1,d1,g4,c3:Bb4,f2,a7', 'g4-g1xb4') as string;
    expect(rules.outcome(at(rules, fen))).toEqual({ winner: 'white', reason: 'few-men' });
    expect(rules.turns(at(rules, fen))).toEqual([]);
    expect(verdict(rules, fen, 'a7-d7')).toBe('game-over');
  });

  it('counts men in hand as men: nobody loses for want of men on the board', () => {
    expect(ruleSet('marelle').outcome(at(ruleSet('marelle'), 'W:Wa1:B:H8,3'))).toBeNull();
  });

  const shut = 'W:Wa1,g1,a7,g7:Bd1,a4,g4,d7,f4';
  it('is lost by the side that is to play and cannot (all five rulebooks)', () => {
    const rules = ruleSet('merels');
    expect(rules.outcome(at(rules, shut))).toEqual({ winner: 'black', reason: 'blocked' });
  });

  it('is drawn, or the side passes, where the rule set says so', () => {
    const draws = ruleSet('merels', { blocked: 'draws' });
    expect(draws.outcome(at(draws, shut))).toEqual({ winner: null, reason: 'blocked' });
    const passes = ruleSet('merels', { blocked: 'passes' });
    expect(passes.outcome(at(passes, shut))).toBeNull();
    expect(turnsAt(passes, shut)).toEqual(['--']);
    expect(verdict(passes, shut, 'a1-b2')).toBe('must-pass');
    expect(played(passes, shut, '--')).toBe('B:Wa1,a7,g1,g7:Ba4,d1,d7,f4,g4');
    expect(verdict(passes, 'W:Wa1,g1,a7,g7:Bd1,a4,g4,f4', '--')).toBe('may-not-pass');
  });

  it.each([
    ['takes', 'B:Wa1,a7,g1,g7:Bd1,d7,f4,g4'],
    ['takes-and-plays', 'W:Wa1,a7,g1,g7:Bd1,d7,f4,g4'],
  ] as const)('takes a man beside one of its own where the rule set says %s', (blocked, after) => {
    const rules = ruleSet('merels', { blocked });
    expect(rules.outcome(at(rules, shut))).toBeNull();
    expect(turnsAt(rules, shut)).toEqual(['--xa4', '--xd1', '--xd7', '--xg4']);
    expect(verdict(rules, shut, '--xf4')).toBe('blocked-takes');
    expect(verdict(rules, shut, 'a1-b2')).toBe('blocked-takes');
    expect(verdict(rules, shut, '--xa1')).toBe('blocked-takes');
    const each = ruleSet('marelle', { ...rules.changes, blocked: 'each-takes' });
    const taken = String(played(each, shut, turnsAt(each, shut)[0] ?? ''));
    expect(taken).toMatch(/^B:.*:T0,1$/);
    expect(verdict(each, taken, 'a1')).toBe('take-in-return');
    for (const text of turnsAt(each, taken)) expect(String(played(each, taken, text))).toMatch(/^W:[^T]*$/);
    expect(verdict(rules, shut, '--')).toBe('may-not-pass');
    expect(played(rules, shut, '--xa4')).toBe(after);
    // Who is not blocked takes nothing so, and men in a mill are not spared: d1, d2 and d3 are one.
    expect(verdict(rules, 'W:Wa1,g1,a7,g7:Bd1,a4,g4,f4', '--xa4')).toBe('no-mill-closed');
    const mill = 'W:Wa1,a7,g1,g7:Ba4,d1,d2,d3,d7,g4';
    expect(turnsAt(rules, mill)).toContain('--xd1');
  });

  it('is not saved by taking a man where the other side then has too few: it has won', () => {
    const rules = ruleSet('marelle', { board: 'three', men: 3, flying: 0, blocked: 'takes-and-plays' });
    const taken = at(rules, String(played(rules, 'W:Wa1,a2,b1:Ba3,b2,c1', '--xb2')));
    expect(rules.outcome(taken)).toMatchObject({ winner: 'white', reason: 'few-men' });
  });

  it('is drawn when nobody could ever move again', () => {
    const rules = ruleSet('marelle', { men: 12, blocked: 'passes', flying: 0, 'mill-at-entry': 'nothing' });
    const white = 'a1,a4,a7,b2,b4,b6,c3,c4,c5,d1,d2,d3';
    const full = `W:W${white}:Bd5,d6,d7,e3,e4,e5,f2,f4,f6,g1,g4,g7`;
    expect(rules.outcome(at(rules, full))).toEqual({ winner: null, reason: 'blocked' });
  });
});

describe('house rule sets', () => {
  it('begin with Black where the rule set says so (004)', () => {
    expect(play('jeu-du-moulin', 'd6', { begins: 'black' })).toBe('W:W:Bd6:H9,8');
  });

  it('are made from a known name: one that is written out is checked when it is compiled', () => {
    // @ts-expect-error there is no such rule set
    expect(() => ruleSet('marele')).toThrow(RangeError);
    const typed: string = 'marele';
    expect(() => ruleSet(typed)).toThrow(RangeError);
  });

  it('keep what was changed, and only that', () => {
    const read = readRuleSet('marelle', { men: '7', flying: 3 });
    expect(read).toMatchObject({ value: { parameters: { men: 7 } } });
    expect(read.ok && read.value.changes).toEqual({ men: 7 });
  });

  const problem = (id: string, changes: Record<string, string | number>): unknown => {
    const read = readRuleSet(id, changes);
    return read.ok ? 'accepted' : read.error;
  };
  it('are refused with a reason when a value is unknown or does not fit', () => {
    expect(problem('marelle', { men: 13 })).toMatchObject({ problem: 'not-in-range', name: 'men', min: 3, max: 12 });
    expect(problem('marelle', { flying: 2 })).toMatchObject({ problem: 'not-in-range', name: 'flying', off: true });
    expect(problem('marelle', { men: 5, flying: 6 })).toMatchObject({
      problem: 'clash',
      name: 'flying',
      because: 'men',
    });
    expect(problem('marelle', { 'mill-by-moving': 'wins' })).toMatchObject({ name: 'mill-at-entry', problem: 'clash' });
    expect(problem('marelle-a-3', { 'mill-by-moving': 'capture' })).toMatchObject({
      problem: 'clash',
      name: 'mill-at-entry',
    });
    expect(problem('marelle', { board: 'oval' })).toMatchObject({ problem: 'not-a-choice', name: 'board' });
    expect(problem('marelle', { colour: 'red' })).toMatchObject({ problem: 'unknown-parameter', name: 'colour' });
    expect(problem('marrelle', {})).toMatchObject({ problem: 'unknown-rules', rules: 'marrelle' });
    expect(problem('Marelle', { Men: 7 })).toMatchObject({ problem: 'unknown-parameter', name: 'Men' });
  });
});
