import { expect, test } from 'vitest';
import { puzzleOfDay, puzzlesOf } from '../../puzzles/collection.ts';
import { neighbours, puzzlesUpTo } from './rows.ts';

test('a week ends with the puzzle of today, over the end of a month too', async () => {
  const week = await puzzlesUpTo('2026-03-02', 7, puzzleOfDay);
  expect(week.map(({ day }) => day).join(' ')).toBe(
    '2026-02-24 2026-02-25 2026-02-26 2026-02-27 2026-02-28 2026-03-01 2026-03-02',
  );
  expect(week.at(-1)?.puzzle).toBe(await puzzleOfDay('2026-03-02'));
});

test('a row is full at both ends of a list, and holds the puzzle itself', async () => {
  const puzzles = (await puzzlesOf('jeu-du-moulin')).slice(0, 20);
  for (const at of [0, 1, 10, 19]) {
    const puzzle = puzzles[at];
    if (!puzzle) throw new Error('too few puzzles');
    const row = neighbours(puzzles, puzzle);
    expect(row).toHaveLength(7);
    expect(row).toContain(puzzle);
  }
  expect(neighbours(puzzles.slice(0, 2), puzzles[0] as (typeof puzzles)[0])).toHaveLength(2);
});
