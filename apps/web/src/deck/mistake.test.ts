import { type Position, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import { readFen, readTurn, writeTurn } from '@merellier/rules/notation';
import { describe, expect, it } from 'vitest';
import type { ExactTurn } from '../exact/exact.ts';
import { puzzlesOf } from '../puzzles/collection.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { mistakeIn } from './mistake.ts';

// A position that tables know turn by turn: that of a puzzle.
const puzzles = await puzzlesOf('jeu-du-moulin');
const puzzle = puzzles.find(({ goal }) => goal.value === 'win') as Puzzle;
const rules = ruleSet('jeu-du-moulin');
const position = contentOf(readFen(rules, puzzle.fen));
const turnOf = (text: string): Turn => contentOf(readTurn(rules, position, text));
const [best, wrong] = [puzzle.line[0] ?? '', puzzle.others[0]?.[0] ?? ''];
const values = new Map<string, 'win' | 'draw' | 'loss'>([
  [best, 'win'],
  ...puzzle.others.map(([turn, value]) => [turn, value === 'slower' ? 'win' : value] as const),
]);

/** What tables say, with what a test changes of it. */
const tables =
  (changed: Readonly<Record<string, Partial<ExactTurn>>> = {}) =>
  async (of: RuleSet, at: Position) =>
    of.turns(at).map((turn, i): ExactTurn => {
      const text = writeTurn(of, at, turn);
      const known = { value: values.get(text) ?? 'loss', distance: 9 + i, beyondLimit: false, ...changed[text] };
      return { ...known, turn } as ExactTurn;
    });

function contentOf<Value>(read: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value {
  if (!read.ok) throw new Error('does not read');
  return read.value;
}

describe('a mistake to be kept', () => {
  it('has all turns that tables prove better, the nearest first', async () => {
    const other = puzzle.others[1]?.[0] ?? '';
    const known = tables({ [other]: { value: 'win', distance: 1 } });
    expect(await mistakeIn(rules, position, turnOf(wrong), turnOf(best), known)).toEqual({
      ...{ kind: 'mistake', rules: 'jeu-du-moulin', changes: {}, fen: puzzle.fen },
      ...{ played: wrong, better: [other, best], proved: 'win' },
    });
  });

  it('is none where tables see none: the turn was as good, or nothing helps', async () => {
    expect(await mistakeIn(rules, position, turnOf(best), turnOf(wrong), tables())).toBeNull();
    const lost = Object.fromEntries([...values.keys()].map((text) => [text, { value: 'loss' as const }]));
    expect(await mistakeIn(rules, position, turnOf(wrong), turnOf(best), tables(lost))).toBeNull();
  });

  it('takes a win that a draw rule spoils for a draw', async () => {
    const known = tables({ [best]: { beyondLimit: true }, [wrong]: { value: 'loss' } });
    expect((await mistakeIn(rules, position, turnOf(wrong), turnOf(best), known))?.proved).toBe('draw');
  });

  it('has what the engine thinks best where no tables know', async () => {
    const found = await mistakeIn(rules, position, turnOf(wrong), turnOf(best), async () => null);
    expect(found).toMatchObject({ better: [best], proved: null });
  });
});
