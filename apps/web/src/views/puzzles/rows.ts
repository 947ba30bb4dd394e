import { daysUpTo } from '../../puzzles/daily.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/** How many puzzles stand side by side. */
export const ROW = 7;

/** A day, `2026-11-22`, and its puzzle. */
export interface DayPuzzle {
  readonly day: string;
  readonly puzzle: Puzzle;
}

/** The puzzles of so many days, the last one last. */
export async function puzzlesUpTo(
  day: string,
  count: number,
  puzzleOf: (day: string) => Promise<Puzzle | null>,
): Promise<readonly DayPuzzle[]> {
  const found = await Promise.all(
    daysUpTo(day, count).map(async (each) => ({ day: each, puzzle: await puzzleOf(each) })),
  );
  return found.flatMap(({ day: each, puzzle }) => (puzzle ? [{ day: each, puzzle }] : []));
}

/** A puzzle among those beside it in a list, as many as make a row. */
export function neighbours(puzzles: readonly Puzzle[], puzzle: Puzzle): readonly Puzzle[] {
  const begin = Math.min(puzzles.indexOf(puzzle) - Math.floor(ROW / 2), puzzles.length - ROW);
  return puzzles.slice(Math.max(0, begin), Math.max(0, begin) + ROW);
}

/** The day as a date at which it can be written, whatever the clock does there. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
