import { readdirSync, readFileSync } from 'node:fs';
import { MillRuleSet, ruleSet } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import {
  compareTurns,
  exactTurns,
  isSolvable,
  MemoryTables,
  Places,
  solveSmall,
  variantOf,
} from '@merellier/tablebase';
import { describe, expect, it } from 'vitest';
import { turnWins } from '../../scripts/puzzle-draughts.ts';
import { twinKey } from '../../scripts/puzzle-tools.ts';
import { judge, openPuzzle, solutionOf, threatIn } from './attempt.ts';
import { dayBefore, dayOf, puzzleOfDay } from './daily.ts';
import { NO_PROGRESS, streakOn, withDay, withSolved } from './progress.ts';
import { type Puzzle, THEMES } from './puzzle.ts';

const folder = new URL('./data/', import.meta.url);
const files = readdirSync(folder);
const puzzlesIn = (file: string): readonly Puzzle[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const all = files.flatMap(puzzlesIn);

describe('the collection', () => {
  it('has hundreds of puzzles, of every grade and many themes, for several rule sets', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(new Set(all.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const { theme } of all) expect(THEMES).toContain(theme);
    expect(new Set(all.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(7);
  });

  it.each(files)('%s: every puzzle says something of every legal turn, and has no twin', (file) => {
    const seen = new Set<string>();
    for (const puzzle of puzzlesIn(file)) {
      const opened = openPuzzle(puzzle);
      if (!opened) throw new Error(`${puzzle.id} cannot be opened`);
      const { rules, position } = opened;
      const legal = rules.turns(position).map((turn) => writeTurn(rules, position, turn));
      expect([...legal].sort(), puzzle.id).toEqual([puzzle.line[0], ...puzzle.others.map(([turn]) => turn)].sort());
      expect(solutionOf(opened), puzzle.id).toHaveLength(puzzle.line.length);
      const key = twinKey(rules, position);
      expect(seen.has(key), puzzle.id).toBe(false);
      seen.add(key);
    }
  });

  it('of marelles with few men: exact values agree', async () => {
    for (const file of files) {
      const rules = ruleSet(file.replace('.json', ''));
      if (!(rules instanceof MillRuleSet)) continue;
      const variant = variantOf(rules);
      if (!isSolvable(variant)) throw new Error(file);
      const few = puzzlesIn(file).flatMap((puzzle) => {
        const opened = openPuzzle(puzzle);
        const men = opened?.rules.view(opened.position).men ?? [];
        const most = Math.max(...['white', 'black'].map((side) => men.filter((man) => man.side === side).length));
        return opened && most <= 4 ? [opened] : [];
      });
      if (few.length === 0) continue;
      const tables = new MemoryTables(new Places(variant.rules), (await solveSmall(variant, 4)).tables);
      for (const { puzzle, position } of few) {
        const turns = [...(exactTurns(rules, tables, position as never) ?? [])].sort(compareTurns);
        const values = turns.map(({ turn, value }) => [writeTurn(rules, position as never, turn), value]);
        expect(values[0], puzzle.id).toEqual([puzzle.line[0], puzzle.goal.value]);
        expect(Object.fromEntries(values.slice(1)), puzzle.id).toEqual(
          Object.fromEntries(puzzle.others.map(([turn, value]) => [turn, value])),
        );
      }
    }
  });

  it('of draughts: the win is proved, and no other turn wins as soon', () => {
    for (const puzzle of all.filter(({ goal }) => goal.winIn !== undefined && goal.winIn <= 3)) {
      const opened = openPuzzle(puzzle);
      if (!opened) throw new Error(puzzle.id);
      const { rules, position } = opened;
      const winning = rules
        .turns(position)
        .filter((turn) =>
          turnWins(rules as never, position as never, turn as never, puzzle.goal.winIn ?? 0, new Map()),
        );
      expect(
        winning.map((turn) => writeTurn(rules, position, turn)),
        puzzle.id,
      ).toEqual([puzzle.line[0]]);
    }
  });
});

describe('an attempt', () => {
  const opened = all.map(openPuzzle).find((each) => each?.puzzle.others.some(([, , answer]) => answer !== null));
  if (!opened) throw new Error('no puzzle with an answer');
  it('is right with the best turn only; a wrong one is answered by a legal turn', () => {
    const { rules, position, puzzle } = opened;
    for (const turn of rules.turns(position)) {
      const judged = judge(opened, turn);
      expect(judged.right).toBe(writeTurn(rules, position, turn) === puzzle.line[0]);
      if (judged.right || !judged.answer) continue;
      const after = rules.play(position, turn);
      expect(rules.turns(after).some((legal) => rules.same(legal, judged.answer as never))).toBe(true);
    }
  });
  it('names what threatens, where the game is to be saved', () => {
    const defences = all.filter(({ theme }) => theme === 'defence').flatMap((each) => openPuzzle(each) ?? []);
    expect(defences.length).toBeGreaterThan(0);
    for (const each of defences) {
      const threat = threatIn(each);
      if (!threat) continue;
      const { rules, position, puzzle } = each;
      expect(threat.before.toPlay).not.toBe(position.toPlay);
      const written = writeTurn(rules, threat.before, threat.turn);
      expect(puzzle.others.some(([, , answer]) => answer === written)).toBe(true);
      expect(written).not.toBe(puzzle.line[0]);
    }
    expect(defences.filter((each) => threatIn(each)).length).toBeGreaterThan(defences.length / 2);
  });
  it('does not open what the rules no longer know', () => {
    expect(openPuzzle({ ...opened.puzzle, rules: 'nope' })).toBeNull();
    expect(openPuzzle({ ...opened.puzzle, fen: 'nope' })).toBeNull();
  });
});

describe('the puzzle of the day', () => {
  it('changes from day to day, easy on Monday and hard on Sunday', () => {
    expect(puzzleOfDay(all, '2026-11-23')?.grade).toBe(1);
    expect(puzzleOfDay(all, '2026-11-22')?.grade).toBe(5);
    expect(puzzleOfDay(all, '2026-11-24')).not.toBe(puzzleOfDay(all, '2026-11-25'));
    expect(puzzleOfDay(all, '2026-11-24')).toBe(puzzleOfDay(all, '2026-11-24'));
  });
  it('comes back only after all of its grade', () => {
    const monday = (week: number) => puzzleOfDay(all, dayOf(new Date(2026, 10, 23 + 7 * week)))?.id;
    const easy = all.filter(({ grade }) => grade === 1).length;
    expect(new Set(Array.from({ length: easy }, (_, week) => monday(week))).size).toBe(easy);
  });
  it('counts days in a row', () => {
    const two = withDay(withDay(NO_PROGRESS, '2026-02-28'), '2026-03-01');
    expect(streakOn(two, '2026-03-01')).toBe(2);
    expect(streakOn(two, '2026-03-02')).toBe(2);
    expect(streakOn(two, '2026-03-03')).toBe(0);
    expect(withDay(two, '2026-03-01').streak).toBe(2);
    expect(withDay(two, '2026-03-05').streak).toBe(1);
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });
  it('keeps the best way in which a puzzle was solved', () => {
    const clean = withSolved(withSolved(NO_PROGRESS, 'a', 'helped'), 'a', 'clean');
    expect(withSolved(clean, 'a', 'helped').solved['a']).toBe('clean');
  });
});
