import { describe, expect, it } from 'vitest';
import { DRAUGHTS_RULE_SET_IDS, type DraughtsRuleSet, makeDraughts } from '../draughts/index.ts';
import { ruleSet } from '../index.ts';
import { at, played, turnsAt, verdict } from '../testing/examples.ts';
import { readFen, readTurn, writeFen } from './index.ts';
import { writePdnResult, writePdnTurn } from './pdn.ts';
import { readGameType, renameFen, renameTurn, writeGameType } from './pdn-game-type.ts';

const dames = ruleSet('dames');
const huffing = ruleSet('dames-a-souffler');
const international = ruleSet('international');

const draughts = (id: string, changes = {}): DraughtsRuleSet => {
  const made = makeDraughts(id, changes);
  if (!made?.ok) throw new Error(id);
  return made.value;
};

describe('the FEN of draughts', () => {
  const start = (id: string): string => writeFen(ruleSet(id), ruleSet(id).start());

  it('writes runs of men as ranges, kings one by one, an empty side as nothing', () => {
    expect(start('dames')).toBe('W:W21-32:B1-12');
    expect(start('dame-100')).toBe('W:W31-50:B1-20');
    expect(start('english')).toBe('B:W21-32:B1-12');
    expect(start('russian')).toBe('W:W21-32:B1-12');
    expect(played(international, 'W:W31-50:B1-20', '32-28')).toBe('B:W28,31,33-50:B1-20');
    expect(writeFen(dames, at(dames, 'W:WK1-3,30,31:B'))).toBe('W:WK1,K2,K3,30,31:B');
  });

  it('reads ranges, letters, the sides in any order, and what other programs append', () => {
    const fen = (text: string): string => writeFen(dames, at(dames, text));
    expect(fen('b:b1-12:w32-21.')).toBe('B:W21-32:B1-12');
    expect(fen('W:Wa1, c1, Kb8 : Bh8')).toBe('W:WK1,29,30:B4');
    expect(fen('W:W18:B5:H0:F1')).toBe('W:W18:B5');
    expect(fen('W:W018')).toBe('W:W18:B');
  });

  it('refuses what cannot stand, and names it', () => {
    const problem = (text: string) => {
      const read = readFen(dames, text);
      return read.ok ? null : read.error;
    };
    expect(problem('W:W18,18:B1')).toEqual({ problem: 'fen-twice', place: '18', sides: 'same' });
    expect(problem('W:W18:B18')).toEqual({ problem: 'fen-twice', place: '18', sides: 'both' });
    expect(problem('W:W3:B1')).toEqual({ problem: 'fen-uncrowned', place: '3', side: 'white' });
    expect(problem('W:W9:B30')).toEqual({ problem: 'fen-uncrowned', place: '30', side: 'black' });
    expect(problem('W:W33:B1')).toEqual({ problem: 'fen-place', text: '33' });
    expect(problem('W:Wb1:B1')).toEqual({ problem: 'fen-place', text: 'b1' });
    expect(problem('W:W5-17:B')).toEqual({ problem: 'fen-too-many', side: 'white', count: 13, max: 12 });
    expect(problem('X:W18:B1')).toEqual({ problem: 'fen-side', text: 'X' });
    expect(problem('W')).toEqual({ problem: 'fen-unreadable', text: 'W' });
    expect(problem('W:W18:B1:Q')).toEqual({ problem: 'fen-unreadable', text: 'Q' });
    expect(problem('W:W18:B1:X')).toEqual({ problem: 'fen-huff', text: 'X' });
  });

  it('keeps what may be huffed and the turn it rests on, and refuses what does not fit', () => {
    const fen = 'B:W16,27:B1,11:S16:T23x16,19';
    expect(writeFen(huffing, at(huffing, fen))).toBe(fen);
    expect(at(huffing, 'B:W16,27:B1,11:T23x16,19')).toEqual(at(huffing, fen));
    const wrong = ['S1', 'S16', 'T23x16', 'S27:T23x16,19', 'T27-24', 'TK23x16,19', 'T23x16,19:X', 'T40-1', 'T23x16,K9'];
    for (const suffix of wrong)
      expect(readFen(huffing, `B:W16,27:B1,11:${suffix}`), suffix).toMatchObject({ error: { problem: 'fen-huff' } });
    expect(readFen(dames, fen)).toMatchObject({ error: { problem: 'fen-huff' } });
    expect(readFen(huffing, 'W:W18:B1:X')).toMatchObject({ error: { problem: 'fen-huff' } });
  });

  it('remembers kings that were taken, and a man that was crowned', () => {
    expect(played(huffing, 'W:W16,27:BK11,2,19', '16x7')).toBe('B:W7,27:B2,19');
    expect(played(huffing, 'W:W10,11:BK7,K6,14', '11x2')).toMatch(/^B:WK2,10:BK6,14:S.*:T11x2,K7$/);
    expect(played(huffing, 'W:WK12,27:B8,19,7', '12x3')).toBe('B:WK3,27:B7,19:S3:TK12x3,8');
  });
});

describe('the turns of draughts', () => {
  const rules = international;
  const fen = 'W:WK4:B13,32,37,20';

  it('are written with the squares between where they are needed', () => {
    expect(turnsAt(rules, fen)).toEqual(expect.arrayContaining(['4x27x38x15', '4x31x42x15']));
    expect(turnsAt(dames, 'W:W23:B19,11')).toEqual(['23x7']);
    expect(turnsAt(ruleSet('russian'), 'W:Wc3:Bd4')).toEqual(['c3xe5']);
  });

  it('are read with more squares than needed, in numbers or letters, with any separator', () => {
    const same = (id: string, position: string, ...texts: string[]): void => {
      const read = texts.map((text) => readTurn(ruleSet(id), at(ruleSet(id), position), text));
      for (const [i, result] of read.entries()) expect(result, texts[i]).toEqual(read[0]);
      expect(read[0]?.ok).toBe(true);
    };
    same('dames', 'W:W23:B19,11', '23x7', '23:7', '23x16x7', '23-16-7', '23X07', ' 23 x 7 ');
    same('russian', 'W:Wc3:Bd4', 'c3xe5', 'c3:e5', 'C3:E5', 'c3e5', '22x15', 'c3-e5');
    same('dames', 'W:W21-32:B1-12', '22-18', '2218', 'c3-d4', '22 - 18');
    same('international', fen, '4x27x38x15', '4x9x27x32x38x15', '4x27x15');
  });

  it('are refused with a reason where they are no legal turn', () => {
    const start = 'W:W21-32:B1-12';
    expect(verdict(rules, fen, '4x15')).toBe('ambiguous');
    expect(played(rules, fen, '4x15')).toMatchObject({ turns: expect.arrayContaining(['4x27x38x15', '4x31x42x15']) });
    expect(verdict(dames, start, '22-33')).toBe('no-such-place');
    expect(verdict(dames, start, '22-22')).toBe('cannot-move-there');
    expect(verdict(dames, start, '11-15')).toBe('not-your-man');
    expect(verdict(dames, start, '18-14')).toBe('empty');
    expect(verdict(dames, start, '26-22')).toBe('man-blocked');
    expect(verdict(dames, start, '22x18')).toBe('nothing-to-take');
    expect(verdict(dames, start, 'demand')).toBe('nothing-to-demand');
    expect(readTurn(dames, at(dames, start), 'e4')).toMatchObject({ error: { problem: 'turn-unreadable' } });
    expect(readTurn(dames, at(dames, start), 'huff')).toMatchObject({ error: { problem: 'turn-unreadable' } });
    expect(readTurn(dames, at(dames, start), 'O-O')).toMatchObject({ error: { problem: 'turn-unreadable' } });
  });

  it('reads what is written as a capture as one, also where a quiet step shares both its squares', () => {
    const fen = 'W:WK22:B9,10,18';
    expect(turnsAt(huffing, fen)).toEqual(expect.arrayContaining(['22x13', '22-13']));
    expect(played(huffing, fen, '22x13')).toBe('B:WK13:B');
    expect(played(huffing, fen, '22-13')).not.toBe('B:WK13:B');
  });
});

describe('PDN', () => {
  it('names the game types of the national rules in full', () => {
    const types = ['international', 'english', 'italian', 'pool', 'spanish', 'russian', 'brazilian', 'czech'];
    expect(types.map((id) => writeGameType(draughts(id)))).toEqual([
      '20,W,10,10,N2,0',
      '21,B,8,8,N1,0',
      '22,W,8,8,N2,1',
      '23,B,8,8,N1,0',
      '24,W,8,8,N2,1',
      '25,W,8,8,A0,0',
      '26,W,8,8,A0,0',
      '29,W,8,8,A0,0',
    ]);
    expect(writeGameType(draughts('dames'))).toBeNull();
    expect(writeGameType(draughts('english', { priority: 'most' }))).toBeNull();
    expect(writeGameType(draughts('russian', { squares: 'numbers', 'repetition-draw': 0 }))).toBe('25,W,8,8,N2,0');
  });

  it('reads each as the rule set that wrote it', () => {
    const read = DRAUGHTS_RULE_SET_IDS.map((id) => [id, writeGameType(draughts(id))] as const).filter(
      ([, text]) => text,
    );
    expect(read.map(([, text]) => readGameType(text ?? '')?.rules)).toEqual(read.map(([id]) => id));
    expect(readGameType('28')).toMatchObject({ rules: 'spanish' });
  });

  it('reads them short and in full, with what they change', () => {
    expect(readGameType('20')).toMatchObject({ rules: 'international', changes: {} });
    expect(readGameType('20,W,10,10')).toEqual(readGameType('20'));
    expect(readGameType('23,W')).toMatchObject({ rules: 'pool', changes: { begins: 'white' } });
    expect(readGameType('25,W,8,8,A0,0')).toMatchObject({ rules: 'russian', changes: {} });
    expect(readGameType('23,W,8,8,A0,0')).toMatchObject({ rules: 'pool', changes: { begins: 'white' } });
    expect(readGameType('22,W,8,8,N2,0')).toMatchObject({ rules: 'italian', changes: { orientation: 'dark-left' } });
    for (const text of ['0', '32', '20,W,8,8,N2,0', '20,W,10', 'x', '']) expect(readGameType(text), text).toBeNull();
  });

  it('renames the squares of files that number them otherwise', () => {
    const spanish = readGameType('24');
    if (!spanish) throw new Error('24');
    const { board } = draughts('spanish');
    expect(renameTurn(board, spanish.naming, '10-14')).toBe('23-19');
    expect(renameTurn(board, spanish.naming, '1x10')).toBe('32x23');
    expect(renameFen(board, spanish.naming, 'W:W1-2,K30:B31')).toBe('W:W32,31,K3:B2');
    expect(
      writeFen(ruleSet('spanish'), at(ruleSet('spanish'), renameFen(board, spanish.naming, 'W:W1-12:B21-32'))),
    ).toBe('W:W21-32:B1-12');
    const jamaican = readGameType('23,B,8,8,A3,0');
    expect(renameTurn(draughts('pool').board, jamaican?.naming ?? spanish.naming, 'a1-b2')).toBe('a1-b2');
  });

  it('renames from every corner, seen by either side', () => {
    const { board } = draughts('dames');
    const first = (notation: string): string =>
      renameTurn(
        board,
        readGameType(`26,${notation}`)?.naming ?? { letters: false, corner: 9, begins: 'white' },
        '1-5',
      );
    expect(first('W,8,8,N2,0')).toBe('1-5');
    expect(first('W,8,8,N0,0')).toBe('29-25');
    expect(first('W,8,8,N3,0')).toBe('4-8');
    expect(first('B,8,8,N2,0')).toBe('32-28');
  });

  it('writes colons where Russian files have them, results by two for international draughts, huffs as commands', () => {
    const russian = draughts('russian');
    const position = at(ruleSet('russian'), 'W:Wc3:Bd4') as ReturnType<typeof russian.start>;
    expect(russian.turns(position).map((turn) => writePdnTurn(russian, position, turn))).toEqual(['c3:e5']);
    const huffs = at(huffing, 'B:W23,24:B1,11,19:S23:T27-24') as ReturnType<typeof russian.start>;
    const rules = draughts('dames-a-souffler');
    const texts = rules.turns(huffs).map((turn) => writePdnTurn(rules, huffs, turn));
    expect(texts).toEqual(expect.arrayContaining(['{[%huff 23]}', '{[%demand]}']));
    expect(writePdnResult(draughts('international'), '1/2-1/2')).toBe('1-1');
    expect(writePdnResult(draughts('dames'), '1-0')).toBe('1-0');
  });
});
