import { expect, it } from 'vitest';
import { puzzleStrength, ratePuzzle } from '../ratings/rate-puzzle.ts';
import type { Store } from '../store/store.ts';
import { newcomerTo } from './rated-game.ts';

const RULES = 'marelle';
const puzzleOf = (number: number): string => `${RULES}-${number.toString(16).padStart(8, '0')}`;

/** What every store must do with the ratings of puzzles. */
export function puzzleContract(parts: () => { readonly store: Store; readonly now: number }): void {
  const attempt = (player: string, puzzle: string, right: boolean, at: number) => {
    const first = puzzleStrength(10, at);
    return parts().store.countAttempt({ player, puzzle, right, first, at }, ratePuzzle);
  };

  it('counts the first attempt at a puzzle that was offered, and no other, though it is asked for at once', async () => {
    const { store, now } = parts();
    const { id } = await newcomerTo(store, 'Solver', now);
    const puzzle = puzzleOf(1);
    expect(await store.solver(id)).toBeNull();
    expect(await attempt(id, puzzle, true, now)).toBeNull();
    expect(await store.offerPuzzle(id, RULES, puzzle, now)).toBe(puzzle);
    // What is offered stands until it is answered.
    expect(await store.offerPuzzle(id, RULES, puzzleOf(2), now)).toBe(puzzle);
    expect(await store.offeredPuzzle(id, RULES)).toBe(puzzle);
    // But for one that there is no more.
    expect(await store.offerPuzzle(id, RULES, puzzleOf(2), now, puzzleOf(9))).toBe(puzzle);
    expect(await store.offerPuzzle(id, RULES, puzzleOf(2), now, puzzle)).toBe(puzzleOf(2));
    expect(await store.offerPuzzle(id, RULES, puzzle, now, puzzleOf(2))).toBe(puzzle);
    const made = await Promise.all([true, false, true].map((right) => attempt(id, puzzle, right, now)));
    expect(made[0]).not.toBeNull();
    for (const each of made) expect(each).toEqual(made[0]);
    expect(await store.offeredPuzzle(id, RULES)).toBeNull();
    const solver = await store.solver(id);
    expect(solver).toMatchObject({ attempts: 1, solved: made[0]?.right ? 1 : 0 });
    expect(solver?.rating).toBeCloseTo(made[0]?.solver.after.rating ?? 0, 6);
    expect(await store.triedPuzzles(id, RULES)).toEqual(new Set([puzzle]));
    expect(await store.triedPuzzles(id, 'marelle-a-6')).toEqual(new Set());
    expect((await store.puzzleRatings(RULES)).get(puzzle)?.rating).toBeCloseTo(made[0]?.its.after.rating ?? 0, 6);
    expect((await store.puzzleRatings('marelle-a-6')).size).toBe(0);
  });

  it('makes a puzzle harder that many miss, each by what it was before, though they answer at once', async () => {
    const { store, now } = parts();
    const puzzle = puzzleOf(3);
    const people = await Promise.all(['A', 'B', 'C'].map((name) => newcomerTo(store, name, now)));
    for (const { id } of people) await store.offerPuzzle(id, RULES, puzzle, now);
    const made = await Promise.all(people.map(({ id }) => attempt(id, puzzle, false, now)));
    const befores = made.map((each) => each?.its.before.rating ?? 0).sort((a, b) => a - b);
    expect(befores[0]).toBe(puzzleStrength(10, now).rating);
    expect(befores[1]).toBeGreaterThan(befores[0] ?? 0);
    expect(befores[2]).toBeGreaterThan(befores[1] ?? 0);
    expect((await store.puzzleRatings(RULES)).get(puzzle)?.rating).toBeGreaterThan(befores[2] ?? 0);
  });

  it('tells the attempts of a player, the last first', async () => {
    const { store, now } = parts();
    const { id } = await newcomerTo(store, 'Zoé', now);
    for (const [i, right] of [true, false].entries()) {
      await store.offerPuzzle(id, RULES, puzzleOf(10 + i), now);
      await attempt(id, puzzleOf(10 + i), right, now + i);
    }
    const told = await store.attemptsOf(id, 10);
    expect(told.map(({ puzzle, right }) => [puzzle, right])).toEqual([
      [puzzleOf(11), false],
      [puzzleOf(10), true],
    ]);
    expect(await store.attemptsOf(id, 1)).toHaveLength(1);
    expect(told[0]?.solver.before).toEqual(told[1]?.solver.after);
  });
}
