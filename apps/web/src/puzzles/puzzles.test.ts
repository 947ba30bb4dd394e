import { readFileSync } from 'node:fs';
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
import { Known, turnWins } from '../../scripts/puzzle-draughts.ts';
import { ALIKE } from '../../scripts/puzzle-plan.ts';
import { twinKey } from '../../scripts/puzzle-tools.ts';
import { judge, type Opened, openPuzzle, solutionOf, threatIn } from './attempt.ts';
import { PUZZLE_COUNTS, PUZZLE_RULES, puzzleOf, puzzleOfDay, puzzlesOf } from './collection.ts';
import { dayBefore, dayOf, placeOfDay } from './daily.ts';
import { newName } from './packed/record.ts';
import { NO_PROGRESS, streakOn, withDay, withSolved } from './progress.ts';
import { KINDS, levelsFinding, type Puzzle, THEMES } from './puzzle.ts';

/** Without `MERELLIER_LONG=1` one puzzle in so many is looked at. */
const STEP = process.env['MERELLIER_LONG'] === '1' ? 1 : 20;
const sampled = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % STEP === 0);

const all = (await Promise.all(PUZZLE_RULES.map(puzzlesOf))).flat();

function opened(puzzle: Puzzle): Opened {
  const found = openPuzzle(puzzle);
  if (!found) throw new Error(`${puzzle.id} cannot be opened`);
  return found;
}

describe('the collection', () => {
  it('says of a puzzle that all levels find it only where all do, and of one level that it does', () => {
    const told = [0, 1, 2, 9, 18, 19, 20].map((found) => levelsFinding({ found, grade: 1, seenAt: null }));
    expect(told).toEqual([0, 1, 1, 5, 9, 9, 10]);
  });

  it('has ten thousand puzzles, of every kind, theme and grade, of marelles and of draughts', () => {
    expect(all.length).toBeGreaterThanOrEqual(10_000);
    expect(PUZZLE_RULES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ grade }) => grade))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(THEMES));
  });

  it('takes 25 bytes a puzzle at most, in every rule set', async () => {
    for (const id of PUZZLE_RULES) {
      const text = readFileSync(new URL(`./data/${id}.txt`, import.meta.url), 'utf8');
      expect((text.length * 3) / 4 / (await puzzlesOf(id)).length, id).toBeLessThanOrEqual(25);
    }
  });

  it('says beforehand how many there are of each grade, and has the easy ones first', async () => {
    expect(Object.keys(PUZZLE_COUNTS).sort()).toEqual([...PUZZLE_RULES].sort());
    for (const id of PUZZLE_RULES) {
      const puzzles = await puzzlesOf(id);
      const grades = puzzles.map(({ grade }) => grade);
      expect(grades, id).toEqual([...grades].sort());
      expect([1, 2, 3, 4, 5].map((grade) => grades.filter((each) => each === grade).length)).toEqual(PUZZLE_COUNTS[id]);
    }
  });

  it('names each puzzle once; those of the first collection keep the names that people have solved', async () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const fresh = all.filter(
      (puzzle) => puzzle.id === newName(ruleSet(puzzle.rules as string), opened(puzzle).position),
    );
    expect(all.length - fresh.length).toBe(418);
    for (const id of ['jeu-du-moulin-069474d8', 'dames-01b09ec3', 'marelle-de-poche-480c848a', 'merels-1f7bb65e'])
      expect((await puzzleOf(id))?.id).toBe(id);
  });

  it.each(PUZZLE_RULES)(
    '%s: every puzzle says something of every legal turn, and its line is played by the rules',
    async (id) => {
      for (const puzzle of sampled(await puzzlesOf(id))) {
        const { rules, position } = opened(puzzle);
        const legal = rules.turns(position).map((turn) => writeTurn(rules, position, turn));
        expect([...legal].sort(), puzzle.id).toEqual([puzzle.line[0], ...puzzle.others.map(([turn]) => turn)].sort());
        expect(solutionOf(opened(puzzle)), puzzle.id).toHaveLength(puzzle.line.length);
      }
    },
  );

  it('has no two that are alike: symmetries, exchanged sides, rule sets that share their values', async () => {
    const twins: string[] = [];
    for (const id of PUZZLE_RULES) {
      const [first, ...rest] = ALIKE.find((group) => (group as readonly string[]).includes(id)) ?? [id];
      if (first !== id) continue;
      const seen = new Set<string>();
      for (const puzzle of (await Promise.all([first, ...rest].map(puzzlesOf))).flatMap(sampled)) {
        const { rules, position } = opened(puzzle);
        const key = twinKey(rules, position);
        if (seen.has(key)) twins.push(puzzle.id);
        seen.add(key);
      }
    }
    // Three of the first collection, which people have solved, are others with the sides exchanged.
    const kept = ['jeu-du-moulin-99ed3855', 'jeu-du-moulin-d0904863', 'jeu-du-moulin-e4e1dcd5'];
    expect(twins.filter((id) => !kept.includes(id))).toEqual([]);
  });

  it('of marelles with few men: exact values agree', async () => {
    const solved = new Map<string, MemoryTables>();
    for (const id of PUZZLE_RULES) {
      const rules = ruleSet(id as string);
      if (!(rules instanceof MillRuleSet)) continue;
      const variant = variantOf(rules);
      if (!isSolvable(variant)) throw new Error(id);
      const most = STEP === 1 ? Math.min(4, variant.men) : 3;
      const few = (await puzzlesOf(id)).map(opened).filter(({ position }) => {
        const { men, hands } = rules.view(position as never);
        const count = (side: string): number => men.filter((man) => man.side === side).length;
        return hands.white + hands.black === 0 && Math.max(count('white'), count('black')) <= most;
      });
      if (few.length === 0) continue;
      const tables =
        solved.get(variant.key) ??
        new MemoryTables(new Places(variant.rules), (await solveSmall(variant, most)).tables);
      solved.set(variant.key, tables);
      for (const { puzzle, position } of few.filter((_, i) => i % Math.min(STEP, 4) === 0)) {
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
    const quick = all.filter(({ goal }) => goal.winIn !== undefined && goal.winIn <= (STEP === 1 ? 4 : 3));
    for (const puzzle of sampled(quick)) {
      const { rules, position } = opened(puzzle);
      const winIn = puzzle.goal.winIn ?? 0;
      const known = new Known();
      const winning = rules
        .turns(position)
        .filter((turn) => turnWins(rules as never, position as never, turn as never, winIn, known));
      expect(
        winning.map((turn) => writeTurn(rules, position, turn)),
        puzzle.id,
      ).toEqual([puzzle.line[0]]);
    }
  });
});

describe('an attempt', () => {
  const answered = all.find(({ others }) => others.some(([, , answer]) => answer !== null));
  if (!answered) throw new Error('no puzzle with an answer');
  const one = opened(answered);
  it('is right with the best turn only; a wrong one is answered by a legal turn', () => {
    const { rules, position, puzzle } = one;
    for (const turn of rules.turns(position)) {
      const judged = judge(one, turn);
      expect(judged.right).toBe(writeTurn(rules, position, turn) === puzzle.line[0]);
      if (judged.right || !judged.answer) continue;
      const after = rules.play(position, turn);
      expect(rules.turns(after).some((legal) => rules.same(legal, judged.answer as never))).toBe(true);
    }
  });
  it('names what threatens, where the game is to be saved', () => {
    const defences = sampled(all.filter(({ theme }) => theme === 'defence')).map(opened);
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
    expect(openPuzzle({ ...one.puzzle, rules: 'nope' })).toBeNull();
    expect(openPuzzle({ ...one.puzzle, fen: 'nope' })).toBeNull();
  });
});

describe('the puzzle of the day', () => {
  it('changes from day to day, easy on Monday and hard on Sunday', async () => {
    expect((await puzzleOfDay('2026-11-23'))?.grade).toBe(1);
    expect((await puzzleOfDay('2026-11-22'))?.grade).toBe(5);
    expect(await puzzleOfDay('2026-11-24')).not.toBe(await puzzleOfDay('2026-11-25'));
    expect(await puzzleOfDay('2026-11-24')).toBe(await puzzleOfDay('2026-11-24'));
  });
  it('comes back only after all of its grade', () => {
    const counts = { 'marelle-a-6': [30, 1, 1, 1, 1], marelle: [70, 1, 1, 1, 1] };
    const monday = (week: number) => JSON.stringify(placeOfDay(counts, dayOf(new Date(2026, 10, 23 + 7 * week))));
    expect(new Set(Array.from({ length: 100 }, (_, week) => monday(week))).size).toBe(100);
    expect(monday(100)).toBe(monday(0));
    expect(placeOfDay({}, '2026-11-23')).toBeNull();
  });
  it('counts days in a row, and remembers them', () => {
    const two = withDay(withDay(NO_PROGRESS, '2026-02-28', 'clean'), '2026-03-01', 'helped');
    expect(two.days).toEqual({ '2026-02-28': 'clean', '2026-03-01': 'helped' });
    expect(streakOn(two, '2026-03-01')).toBe(2);
    expect(streakOn(two, '2026-03-02')).toBe(2);
    expect(streakOn(two, '2026-03-03')).toBe(0);
    expect(withDay(two, '2026-03-01', 'clean').streak).toBe(2);
    expect(withDay(two, '2026-03-05', 'clean').streak).toBe(1);
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });
  it('keeps the best way in which a puzzle was solved', () => {
    const clean = withSolved(withSolved(NO_PROGRESS, 'a', 'helped'), 'a', 'clean');
    expect(withSolved(clean, 'a', 'helped').solved['a']).toBe('clean');
  });
});
