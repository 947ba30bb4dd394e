import { describe, expect, it } from 'vitest';
import { ruleSet } from '../catalogue.ts';
import { writeTurn } from '../notation/index.ts';
import { at, played, verdict } from '../testing/examples.ts';
import { solveWhole } from '../testing/whole-game.ts';

// The rule sets that are not from the five rulebooks; each example names its source.

describe('where the first mill wins (three men’s morris, Murray 1913, p. 614)', () => {
  const three = ruleSet('marelle-a-3');
  it('is won by a mill at entry, which takes nothing', () => {
    const fen = played(three, 'W:Wa1,b1:Bb2,a3:H1,1', 'c1') as string;
    expect(fen).toBe('B:Wa1,b1,c1:Ba3,b2:H0,1');
    expect(three.outcome(at(three, fen))).toEqual({ winner: 'white', reason: 'mill' });
    expect(three.turns(at(three, fen))).toEqual([]);
    expect(verdict(three, fen, 'c3')).toBe('game-over');
    expect(verdict(three, 'W:Wa1,b1:Bb2,a3:H1,1', 'c1xb2')).toBe('mill-takes-nothing');
  });

  it('is won by a mill by moving, with all six men on the board', () => {
    const fen = played(three, 'B:Wa1,b2,a3:Bc1,b1,c2', 'c2-c3') as string;
    expect(three.outcome(at(three, fen))).toBeNull();
    const won = played(three, 'W:Wa1,b2,a3:Bc1,b1,c3', 'b2-a2') as string;
    expect(three.outcome(at(three, won))).toEqual({ winner: 'white', reason: 'mill' });
  });

  it('knows diagonals only where they are drawn', () => {
    const fen = 'W:Wa1,b2:Ba2,b1:H1,1';
    expect(three.outcome(at(three, played(three, fen, 'c3') as string))).toBeNull();
    const diagonals = ruleSet('marelle-a-3-diagonales');
    expect(diagonals.outcome(at(diagonals, played(diagonals, fen, 'c3') as string))?.winner).toBe('white');
    expect(verdict(diagonals, 'W:Wa1,b2,c1:Ba2,b1,c2', 'b2-c3')).toBe('legal');
    expect(verdict(three, 'W:Wa1,b2,c1:Ba2,b1,c2', 'b2-c3')).toBe('not-a-neighbour');
  });

  const firstTurns = (id: 'marelle-a-3' | 'marelle-a-3-diagonales', changes = {}): Record<string, number> => {
    const rules = ruleSet(id, changes);
    const worth = solveWhole(rules);
    return Object.fromEntries(
      rules.turns(rules.start()).map((turn) => {
        const { value } = worth(rules.play(rules.start(), turn));
        return [writeTurn(rules, rules.start(), turn), value === 0 ? 0 : -value];
      }),
    );
  };

  it('is won in the centre by who begins, as Alfonso X says (1283, fol. 93), and not beside it', () => {
    expect(firstTurns('marelle-a-3-diagonales')).toEqual({
      ...{ b2: 1, a1: 0, a3: 0, c1: 0, c3: 0 },
      ...{ a2: -1, b1: -1, b3: -1, c2: -1 },
    });
  });

  it('is a draw without diagonals, and where no mill may be closed while entering', () => {
    const worths = (id: Parameters<typeof firstTurns>[0], changes = {}): number[] =>
      Object.values(firstTurns(id, changes));
    expect(new Set(worths('marelle-a-3'))).toEqual(new Set([0]));
    expect(new Set(worths('marelle-a-3-diagonales', { 'mill-at-entry': 'forbidden' }))).toEqual(new Set([0]));
  });

  it('may be forbidden to close a mill while entering', () => {
    const rules = ruleSet('marelle-a-3', { 'mill-at-entry': 'forbidden' });
    expect(verdict(rules, 'W:Wa1,b1:Bb2,a3:H1,1', 'c1')).toBe('entry-may-not-close');
  });
});

describe('the larger small boards', () => {
  const six = ruleSet('marelle-a-6');
  it('moves between the two squares of six men’s morris, and makes no mill across (Murray 1952)', () => {
    expect(verdict(six, 'W:Wc1,a1,e5,d4:Bb2,d2,c5,a5', 'c1-c2')).toBe('legal');
    expect(verdict(six, 'W:Wa1,c1:Bb2,d2:H4,4', 'e1xb2')).toBe('legal');
    expect(verdict(six, 'W:Wa3,b3:Bb2,d2:H4,4', 'd3xb2')).toBe('no-mill-closed');
    expect(verdict(six, 'W:Wa1,c1,e5:Bb2,d2,c5', 'e5-b4')).toBe('not-a-neighbour');
  });

  it('counts any three in a row on the long lines of seven men’s morris (a decision)', () => {
    const seven = ruleSet('marelle-a-7');
    for (const [men, entry] of [
      ['a3,b3', 'c3'],
      ['b3,d3', 'c3'],
      ['d3,e3', 'c3'],
      ['c1,c2', 'c3'],
    ])
      expect(verdict(seven, `W:W${men}:Bb2,d2:H5,5`, `${entry}xb2`)).toBe('legal');
    expect(verdict(seven, 'W:Wa3,b3:Bb2,d2:H5,5', 'd3xb2')).toBe('no-mill-closed');
  });

  it('enters or moves from the first turn on in Lasker’s game, with ten men (1931)', () => {
    const lasker = ruleSet('lasker');
    expect(lasker.start()).toMatchObject({ whiteHand: 10, blackHand: 10 });
    expect(verdict(lasker, 'W:Wd6:Bb4:H9,9', 'd6-d7')).toBe('legal');
    expect(verdict(lasker, 'W:Wd6:Bb4:H9,9', 'a1')).toBe('legal');
  });
});

describe('morabaraba (Generally Accepted Rules)', () => {
  const morabaraba = ruleSet('morabaraba');
  it('makes mills on the diagonals, with twelve men', () => {
    expect(morabaraba.start()).toMatchObject({ whiteHand: 12, blackHand: 12 });
    expect(verdict(morabaraba, 'W:Wa1,b2:Bd3,d2:H10,10', 'c3xd2')).toBe('legal');
  });

  const white = 'a1,a4,d7,g7,b2,b4,d6,f6,c3,c5,d5,e3';
  const black = 'a7,d1,g1,g4,b6,d2,f2,f4,c4,d3,e4,e5';
  it('is drawn when placing fills the board', () => {
    expect(morabaraba.outcome(at(morabaraba, `W:W${white}:B${black}`))).toEqual({ winner: null, reason: 'blocked' });
    expect(ruleSet('merels-diagonals', { men: 12 }).outcome(at(morabaraba, `W:W${white}:B${black}`))?.winner).toBe(
      'black',
    );
  });

  it('is lost by a side that is shut in on a board with room', () => {
    const fen = 'W:Wa1,g1,a7,g7:Bd1,a4,g4,d7,b2,f2,b6,f6';
    expect(morabaraba.outcome(at(morabaraba, fen))).toEqual({ winner: 'black', reason: 'blocked' });
  });

  it('is drawn once a side is down to three men and ten turns of each take nothing', () => {
    const shuffle = (fen: string, turns: number, changes = {}): unknown => {
      const rules = ruleSet('morabaraba', { 'repetition-draw': 0, ...changes });
      const start = at(rules, fen);
      const played: { turn: ReturnType<typeof rules.turns>[number]; position: typeof start }[] = [];
      for (let i = 0; i < turns; i++) {
        const now = played.at(-1)?.position ?? start;
        const text = ['a1-a4', 'g7-g4', 'a4-a1', 'g4-g7'][i % 4];
        const turn = rules.turns(now).find((each) => writeTurn(rules, now, each) === text);
        if (!turn) throw new Error(text);
        played.push({ turn, position: rules.play(now, turn) });
      }
      return rules.drawn({ start, played });
    };
    const three = 'W:Wa1,d6,b4,f4:Bg7,d2,e3';
    expect(shuffle(three, 19)).toBeNull();
    expect(shuffle(three, 20)).toEqual({ winner: null, reason: 'no-capture', count: 10 });
    expect(shuffle('W:Wa1,d6,b4,f4:Bg7,d2,e3,c5', 60)).toBeNull();
    expect(shuffle(three, 20, { 'three-men-draw': 0 })).toBeNull();
  });
});
