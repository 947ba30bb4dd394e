import { type RuleSet, ruleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import { change, emptySetUp, putMan, readSetUp, type SetUp, setUpOf, underRules, writeSetUp } from './set-up.ts';

const marelle = ruleSet('marelle');
const dames = ruleSet('dames');
const white = { side: 'white', king: false } as const;
const black = { side: 'black', king: false } as const;
const at = (setUp: SetUp, name: string): number => setUp.rules.board.names.indexOf(name);
const startOf = (rules: RuleSet): SetUp => setUpOf(rules, rules.start(), writeFen(rules, rules.start()));

describe('a position set up by hand', () => {
  it('is written as it is put, and read by the rules', () => {
    let setUp = emptySetUp(marelle);
    for (const name of ['d6', 'a1', 'g4']) setUp = putMan(setUp, at(setUp, name), white);
    for (const name of ['b4', 'c3', 'f2']) setUp = putMan(setUp, at(setUp, name), black);
    setUp = change(setUp, { toPlay: 'black', hands: { white: 2, black: 1 } });
    expect(writeSetUp(setUp)).toBe('B:Wa1,d6,g4:Bb4,c3,f2:H2,1');
    const read = readSetUp(setUp);
    expect(read.ok && writeFen(marelle, read.value)).toBe('B:Wa1,d6,g4:Bb4,c3,f2:H2,1');
  });

  it('takes a man away where the same is put again, and changes it where another is', () => {
    const once = putMan(emptySetUp(dames), 4, { side: 'white', king: true });
    expect(writeSetUp(once)).toBe('W:WK5:B');
    expect(writeSetUp(putMan(once, 4, { side: 'white', king: true }))).toBe('W:W:B');
    expect(writeSetUp(putMan(once, 4, black))).toBe('W:W:B5');
    expect(writeSetUp(putMan(once, 4, null))).toBe('W:W:B');
  });

  it('takes the men it puts out of the hand, where a side would have more than its men', () => {
    let setUp = startOf(marelle);
    for (const name of ['d6', 'a1']) setUp = putMan(setUp, at(setUp, name), white);
    setUp = putMan(setUp, at(setUp, 'b4'), black);
    expect(writeSetUp(setUp)).toBe('W:Wa1,d6:Bb4:H7,8');
    // What was put by mistake goes back.
    setUp = putMan(setUp, at(setUp, 'd6'), white);
    expect(writeSetUp(setUp)).toBe('W:Wa1:Bb4:H8,8');
    // Where fewer men are left than a side began with, the hand is left alone.
    const taken = change(setUp, { hands: { white: 2, black: 8 } });
    expect(writeSetUp(putMan(taken, at(taken, 'd6'), white))).toBe('W:Wa1,d6:Bb4:H2,8');
    expect(writeSetUp(putMan(taken, at(taken, 'a1'), null))).toBe('W:W:Bb4:H2,8');
    const full = change(startOf(marelle), { hands: { white: 0, black: 9 } });
    expect(putMan(full, 0, white).hands.white).toBe(0);
  });

  it('says what is wrong with it', () => {
    expect(readSetUp(emptySetUp(marelle))).toEqual({ ok: false, error: { problem: 'fen-too-few', count: 3 } });
    const crowded = change(startOf(marelle), { hands: { white: 10, black: 9 } });
    expect(readSetUp(crowded)).toMatchObject({ ok: false, error: { problem: 'fen-too-many', side: 'white' } });
    expect(readSetUp(putMan(emptySetUp(dames), 0, white))).toMatchObject({ error: { problem: 'fen-uncrowned' } });
  });

  it('keeps the throw, the demand, and what cannot be shown until something changes', () => {
    const dice = ruleSet('marelle-avec-des');
    const thrown = readSetUp({ ...setUpOf(dice, dice.start(), ''), read: 'W:Wa1,d1,b6,c4:Bf2,f6,c5,e3:D654' });
    if (!thrown.ok) throw new Error('fen');
    const setUp = setUpOf(dice, thrown.value, writeFen(dice, thrown.value));
    expect(writeSetUp(change(setUp, { toPlay: 'black' }))).toBe('B:Wa1,b6,c4,d1:Bc5,e3,f2,f6:D654');

    const huffing = ruleSet('dames-a-souffler');
    const fen = 'W:W18:B14,1:X';
    const demanded = readSetUp({ ...emptySetUp(huffing), read: fen });
    if (!demanded.ok) throw new Error('fen');
    expect(writeSetUp(change(setUpOf(huffing, demanded.value, fen), {}))).toBe('W:W18:B1,14:X');
  });

  it('keeps its men under other rules of the same board', () => {
    const setUp = putMan(emptySetUp(marelle), 0, white);
    expect(underRules(setUp, ruleSet('jeu-du-moulin'), startOf).men.size).toBe(1);
    expect(writeSetUp(underRules(setUp, dames, startOf))).toBe(writeFen(dames, dames.start()));
  });
});
