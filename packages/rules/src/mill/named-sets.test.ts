import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { readRuleSet } from '../index.ts';
import { readFen, writeFen } from '../notation/index.ts';
import { perft } from '../perft.ts';
import { at, played, turnsAt, verdict } from '../testing/examples.ts';

// Seven games of the family, each by what its source says of it; the parameters they are made of are tried in rules.test.ts. Beside
// Sanmill (a6623f88), what can be played was the same in 311,889 positions of 3,000 random games of Chamgonu, zhi qi, da san qi, el
// filja and fettas (da san qi with mills that do not protect, fettas with nine men, as Sanmill has them). That tant fant is drawn
// agrees with what is said of it elsewhere.

/** A full board on which nobody has a mill, White's last man missing. */
const NO_MILL = {
  white: ['a1', 'b2', 'b6', 'c4', 'c5', 'd1', 'd3', 'd7', 'e3', 'f4', 'g4', 'g7'],
  black: ['a4', 'a7', 'b4', 'c3', 'd2', 'd5', 'd6', 'e4', 'e5', 'f2', 'f6'],
};
const LAST_BUT_ONE = `B:W${NO_MILL.white}:B${NO_MILL.black}:H0,1`;

const after = (id: string, from: string, ...turns: readonly string[]): string =>
  turns.reduce((now, text) => String(played(ruleSet(id), now, text)), from);

const endOf = (id: string, fen: string): unknown => {
  const rules = ruleSet(id);
  const outcome = rules.outcome(at(rules, fen));
  return outcome && [outcome.winner, outcome.reason];
};

describe('fettas (Bouhajbane)', () => {
  it('is placed like the marelle, with eleven men', () => {
    const rules = ruleSet('fettas');
    expect([1, 2, 3].map((depth) => perft(rules, rules.start(), depth))).toEqual([24, 552, 12144]);
    expect(writeFen(rules, rules.start())).toBe('W:W:B:H11,11');
  });

  it('takes any man, to the last one', () => {
    expect(turnsAt(ruleSet('fettas'), 'W:Wa1,d1,g4:Bb2,d2,f2,e4')).toContain('g4-g1xd2');
    expect(endOf('fettas', 'B:Wa1,d1,g1:Bb2')).toBeNull();
    expect(endOf('fettas', 'B:Wa1,d1,g1:B')).toEqual(['white', 'few-men']);
  });
});

describe('men that leave a mark', () => {
  it('closes a point where a man was taken while placing, and opens it for moving (Chamgonu)', () => {
    const taken = after('cham-gonu', 'W:Wa1,d1:Bb2,d2,f2:H3,2', 'g1xb2');
    expect(taken).toBe('B:Wa1,d1,g1:Bd2,f2:H2,2:Mb2');
    expect(verdict(ruleSet('cham-gonu'), taken, 'b2')).toBe('point-closed');
    expect(after('cham-gonu', taken, 'a7', 'g7', 'd7', 'e3')).toBe('B:Wa1,d1,e3,g1,g7:Ba7,d2,d7,f2');
  });

  it('ends where no mill was closed and the board is full: who began loses (Chamgonu, da san qi)', () => {
    expect(after('cham-gonu', LAST_BUT_ONE, 'g1')).toMatch(/^W:/);
    expect(endOf('cham-gonu', after('cham-gonu', LAST_BUT_ONE, 'g1'))).toEqual(['black', 'blocked']);
    expect(endOf('da-san-qi', after('da-san-qi', LAST_BUT_ONE, 'g1'))).toEqual(['black', 'blocked']);
  });

  it('lets each side take a man off a full board, then plays on (zhi qi)', () => {
    const full = after('zhi-qi', LAST_BUT_ONE, 'g1');
    expect(endOf('zhi-qi', full)).toBeNull();
    expect(turnsAt(ruleSet('zhi-qi'), full)).toHaveLength(12);
    expect(verdict(ruleSet('zhi-qi'), full, 'xa1')).toBe('men-to-take');
    const once = after('zhi-qi', full, 'xf6');
    expect(once).toMatch(/^B:.*:T0,1$/);
    expect(verdict(ruleSet('zhi-qi'), once, 'xf6')).toBe('men-to-take');
    const twice = after('zhi-qi', once, 'xb6');
    expect(twice).toMatch(/^W:[^T]*$/);
    expect(turnsAt(ruleSet('zhi-qi'), twice)).toEqual(['c5-b6', 'f4-f6', 'g7-f6']);
  });

  it('still loses where a side is shut in on a board that is not full (zhi qi)', () => {
    expect(endOf('zhi-qi', 'W:Wa1,a7,g1:Ba4,d1,b2,b6,d7,f2,g4')).toEqual(['black', 'blocked']);
  });

  it('has the other side move first, and takes two men for two mills (da san qi)', () => {
    expect(after('da-san-qi', 'B:Wa1,d3,g7:Bb4,f2,e5:H0,1', 'd5')).toMatch(/^B:/);
    expect(turnsAt(ruleSet('da-san-qi'), 'W:Wa1,d1,f2,g4,g7:Bb4,e5,c3')).toContain('f2-g1xb4xc3');
  });
});

describe('mulabalaba (Chaplin)', () => {
  const FEN = 'W:Wa1,b2,d5:Bg4,f4,e4';

  it('lets a man go anywhere from a corner of the large square, and nowhere else', () => {
    const rules = ruleSet('mulabalaba');
    const from = (point: string): number => turnsAt(rules, FEN).filter((turn) => turn.startsWith(`${point}-`)).length;
    expect([from('a1'), from('b2'), from('d5')]).toEqual([18, 3, 3]);
    expect(verdict(rules, FEN, 'b2-g7')).toBe('not-a-neighbour');
    expect(verdict(rules, FEN, 'a1-g7')).toBe('legal');
  });

  it('has no symmetry that brings an inner corner outside', () => {
    const { board } = ruleSet('mulabalaba');
    const corner = board.names.indexOf('a1');
    const images = new Set(board.symmetries.map((symmetry) => board.names[symmetry[corner] as number]));
    expect([...images].sort()).toEqual(['a1', 'a7', 'g1', 'g7']);
  });
});

describe('el filja (Sanmill)', () => {
  /** One entry of Black's before the end of placing, which makes no mill. */
  const placed = (white: string, black: string): string => {
    const rules = ruleSet('el-filja', { men: 4 });
    return String(played(rules, `B:W${white}:B${black}:H0,1`, 'e4'));
  };

  it('counts the mills that stand once all men are placed', () => {
    // As many mills as the other side; more; some against none; none at all: each takes off a man of its own.
    expect(placed('a1,d1,g1,b4', 'a7,d7,g7')).toMatch(/^W:.*:T1,1W$/);
    expect(placed('a1,d1,g1,b4', 'a7,d7,f2')).toMatch(/^W:.*:T2,1W$/);
    expect(placed('a1,d1,f4,b4', 'a7,d7,g7')).toMatch(/^W:.*:T1,2W$/);
    expect(placed('a1,d1,f4,b4', 'a7,d7,f2')).toMatch(/^W:.*:T1,1WO$/);
  });

  it('takes in turns, any man, and then White moves', () => {
    const rules = ruleSet('el-filja', { men: 4, 'least-men': 1 });
    const start = 'W:Wa1,b4,d1,g1:Ba7,d7,e4,f2:T2,1W';
    expect(turnsAt(rules, start)).toEqual(['--xa7', '--xd7', '--xe4', '--xf2']);
    expect(verdict(rules, start, 'a1-a4')).toBe('men-to-take');
    const taken = ['xa7', 'xd7', 'xa1'].reduce((now, text) => String(played(rules, now, text)), start);
    expect(taken).toBe('W:Wb4,d1,g1:Be4,f2');
  });

  it('has each side take off a man of its own where nobody has a mill', () => {
    const rules = ruleSet('el-filja', { men: 4, 'least-men': 1 });
    const start = 'W:Wa1,b4,d1,f4:Ba7,d7,e4,f2:T1,1WO';
    expect(turnsAt(rules, start)).toEqual(['--xa1', '--xb4', '--xd1', '--xf4']);
    expect(played(rules, start, 'xa7')).toEqual({ reason: 'own-man-to-take', count: 1, when: 'no-mill' });
    expect(['xa1', 'xa7'].reduce((now, text) => String(played(rules, now, text)), start)).toBe('W:Wb4,d1,f4:Bd7,e4,f2');
    for (const text of [start.replace('1WO', '2WO'), start.replace('WO', 'O'), start.replace(':T', ':H1,1:T')])
      expect(readFen(rules, text)).toMatchObject({ ok: false });
  });
});

describe('tant fant (Datta)', () => {
  it('begins with the men on both rows, which are no lines', () => {
    const rules = ruleSet('tant-fant');
    expect(writeFen(rules, rules.start())).toBe('W:Wa1,b1,c1:Ba3,b3,c3');
    expect(turnsAt(rules, writeFen(rules, rules.start()))).toEqual(['a1-a2', 'a1-b2', 'b1-b2', 'c1-b2', 'c1-c2']);
    expect(endOf('tant-fant', 'B:Wa1,b1,c1:Ba2,b2,b3')).toBeNull();
    expect(endOf('tant-fant', 'B:Wa3,b3,c3:Ba2,b2,b1')).toBeNull();
    expect(endOf('tant-fant', 'B:Wa2,b2,c2:Ba1,b3,c3')).toEqual(['white', 'mill']);
    expect(endOf('tant-fant', 'B:Wa1,a2,a3:Bb1,b3,c3')).toEqual(['white', 'mill']);
  });

  it('has three men a side, whatever house rules say', () => {
    for (const changes of [{ men: 4 }, { 'black-men': 3 }])
      expect(readRuleSet('tant-fant', changes)).toMatchObject({ ok: false, error: { because: 'board' } });
    expect(readRuleSet('tant-fant', { begins: 'black', flying: 3 }).ok).toBe(true);
    expect(readFen(ruleSet('tant-fant'), 'W:Wa1:Bb3:H2,2')).toMatchObject({ error: { problem: 'fen-hand' } });
  });
});
