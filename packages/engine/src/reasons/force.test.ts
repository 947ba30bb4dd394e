import { type Position, ruleSet } from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import type { Score } from '../score.ts';
import { finish } from '../thinking.ts';
import { type Aim, Force, Trials } from './force.ts';
import { leadOf } from './lead.ts';
import type { RefutationStep } from './refutation.ts';
import { refute } from './refute.ts';

function positionOf(id: string, fen: string): Position {
  const read = readFen(ruleSet(id), fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
}

/** Within how many turns White forces its aim, up to five. */
function least(id: string, fen: string, aim: Aim): number | null {
  const rules = ruleSet(id);
  const position = positionOf(id, fen);
  const lead = leadOf(rules, position, 'white');
  return new Force({ rules, side: 'white', aim, lead, trials: new Trials(rules, 20_000) }).least(position, 5);
}

describe('what a side can force', () => {
  it('is a man, where a mill is open or two are threatened, and none where one threat is stopped', () => {
    const one: Aim = { kind: 'men', men: 1 };
    expect(least('marelle', 'W:Wa1,a4:Bf4,g7:H7,7', one)).toBe(1);
    expect(least('marelle', 'B:Wa1,a4,b4:Bf4,g7:H6,7', one)).toBe(2);
    expect(least('marelle', 'B:Wa1,a4:Bf4,g7:H7,7', one)).toBeNull();
  });

  it('is no man where the other side takes one back at once', () => {
    // White closes a1-a4-a7, and Black one of two mills, whatever was taken.
    expect(least('marelle', 'W:Wa1,a4,b6:Bg1,g4,e3,e4:H6,5', { kind: 'men', men: 1 })).not.toBe(1);
  });

  it('is the game', () => {
    expect(least('merels', 'W:Wa1,a4,d7,g7:Bb4,c5,d3', { kind: 'win' })).toBe(1);
  });
});

/** A refutation of one turn, where the other was better. */
function refuted(id: string, fen: string, texts: readonly [better: string, played: string], scores: readonly Score[]) {
  const rules = ruleSet(id);
  const position = positionOf(id, fen);
  const [best, played] = texts.map((text, i) => {
    const turn = readTurn(rules, position, text);
    if (!turn.ok) throw new Error(text);
    return { turns: [turn.value], score: scores[i] as Score, depth: 4 };
  });
  if (!best || !played) throw new Error('two turns');
  const engine = new Engine(rules, { memoryMb: 1 });
  const found = finish(refute(engine, { root: position, best, played }, {}));
  const text = (before: Position, step: RefutationStep): string => {
    const after = rules.play(before, step.turn);
    const next = step.next.map((each) => text(after, each));
    const alike = step.alike > 0 ? `+${step.alike}` : '';
    return `${writeTurn(rules, before, step.turn)}${alike}${next.length > 0 ? ` (${next.join('; ')})` : ''}`;
  };
  return found && { ...found, tree: text(position, found.tree) };
}

describe('a refutation', () => {
  const even: Score = { kind: 'estimate', centimen: 0 };
  const behind: Score = { kind: 'estimate', centimen: -120 };

  it('is the mill that a turn did not stop', () => {
    const found = refuted('marelle', 'W:Wd6:Ba1,a4:H8,7', ['a7', 'f6'], [even, behind]);
    expect(found).toMatchObject({
      about: 'played',
      side: 'black',
      end: { kind: 'men', men: 1 },
      by: 'proof',
      turns: 2,
    });
    expect(found?.tree).toMatch(/^f6 \(a7x(d6|f6)\)$/);
  });

  it('is two threats, and what follows whichever is stopped', () => {
    // White does nothing about a4, from where Black threatens a7 and c4.
    const found = refuted('marelle', 'W:Wf4,g7:Ba1,b4:H7,7', ['a4', 'd2'], [even, behind]);
    expect(found).toMatchObject({ end: { kind: 'men', men: 1 }, by: 'proof', turns: 4 });
    expect(found?.tree).toMatch(/^d2 \(a4 \(/);
    // Every legal reply is accounted for: shown, alike, or counted.
    expect(found?.tree).toContain('+');
  });

  it('is told as no more than seen where nothing is proved', () => {
    const found = refuted('marelle', 'W:Wd6:Bd2:H8,8', ['f4', 'a1'], [even, behind]);
    expect(found).toMatchObject({ end: { kind: 'unclear' }, by: 'search', turns: null });
  });

  it('counts an exchange of draughts to its end', () => {
    // 23-19 loses two, and nothing is taken back.
    const fen = 'W:W17,18,20,21,22,23,25,26,27,28,29,31:B1,2,4,5,7,9,10,11,12,13,15,16';
    const found = refuted('dames', fen, ['17-14', '23-19'], [even, { kind: 'estimate', centimen: -250 }]);
    expect(found).toMatchObject({ about: 'played', end: { kind: 'men', men: 2 }, by: 'proof' });
    expect(found?.tree).toMatch(/^23-19 \(16x/);
  });
});
